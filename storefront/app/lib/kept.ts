type Where = "localStorage" | "sessionStorage"

/** What this browser (or, in `sessionStorage`, this tab) keeps under a key; null where that is nothing, or storage is forbidden. */
export function kept(key: string, where: Where = "localStorage"): string | null {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or forgets it (null). Where storage is full or forbidden nothing is kept, and the page goes on without. */
export function keep(key: string, text: string | null, where: Where = "localStorage") {
  try {
    if (text === null) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, text)
  } catch {
    // As said above.
  }
}

/** What a kept text says; null where there is none, or rubbish. */
export function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return null
  }
}
