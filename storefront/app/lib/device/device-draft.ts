import { getStored, parseStored, setStored } from "./storage"

const PREFIX = "draft."
const DAY_MS = 24 * 60 * 60_000

/** Unsent input on this device, for a day: it survives a reload and a closed tab. Null where there is none. */
export function savedDraft<T>(name: string): Partial<T> | null {
  const found = parseStored(getStored(PREFIX + name)) as { at?: number; value?: Partial<T> } | null
  if (typeof found?.at !== "number" || typeof found.value !== "object") return null
  if (Date.now() - found.at < DAY_MS) return found.value
  dropDraft(name)
  return null
}

export const saveDraft = <T extends object>(name: string, value: T) =>
  setStored(PREFIX + name, JSON.stringify({ at: Date.now(), value }))

export const dropDraft = (name: string) => setStored(PREFIX + name, null)

function names(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  } catch {
    // Storage is forbidden: nothing was kept.
    return []
  }
}

/** The next person at this device may be another. */
export function dropDrafts() {
  for (const name of names()) dropDraft(name)
}

/** Deletes expired drafts: otherwise one that is never read again would keep an address without end. */
export function dropOldDrafts() {
  for (const name of names()) savedDraft(name)
}
