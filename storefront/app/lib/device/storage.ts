type Where = "localStorage" | "sessionStorage"

/**
 * The stored text of a key in this browser (or, in `sessionStorage`, this tab); null where there is none, or storage is
 * forbidden.
 */
export function getStored(key: string, where: Where = "localStorage"): string | null {
  try {
    return globalThis[where].getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a text, or deletes it (null). Where storage is full or forbidden nothing is stored, and the page continues
 * without.
 */
export function setStored(key: string, text: string | null, where: Where = "localStorage") {
  try {
    if (text === null) globalThis[where].removeItem(key)
    else globalThis[where].setItem(key, text)
  } catch {
    // As documented above.
  }
}

/** Whether this browser cannot store anything for the shop: storage is forbidden, or full. */
export function isForgetful(): boolean {
  const key = "silai.try"
  setStored(key, key)
  const isStored = getStored(key) === key
  setStored(key, null)
  return !isStored
}

/** Parses a stored JSON text; null where there is none, or it is invalid. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null")
  } catch {
    return null
  }
}
