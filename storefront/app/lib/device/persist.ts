import { getStored, setStored } from "./storage"
import { createStore, type Store } from "../store"

/** Requirements §9: persisted state key, version, and how long the shop waits for it. */
export const PERSISTED = { key: "root", version: 1, restoreLimitMs: 5_000 } as const

/** Whether stored state has been read (or given up on). Anything that would flash an empty bag waits for it. */
export const restored = createStore(false)

let rereadStored = () => {}
/** Reads what another tab has stored, before its event arrives. */
export const reread = () => rereadStored()

/** Where storage is forbidden, merely accessing it throws. */
const OWN = { getItem: getStored, setItem: setStored }

type Options<T> = {
  store: Store<T>
  /** Name of the slice inside the stored object. */
  slice: string
  /** Turns stored data into a usable state; throws or returns null for invalid data. */
  revive: (found: unknown) => T | null
  /** The storage; the browser's own unless a test passes another. */
  storage?: Pick<Storage, "getItem" | "setItem">
  /** How the stored text is read; asynchronous, because a storage may be slow or stuck. */
  read?: () => Promise<string | null>
}

/**
 * Persists one store in browser storage and synchronises it with other tabs. Call once, in the browser. Stored state is
 * restored first; when that fails or takes longer than 5 s the shop continues without it (requirements §4).
 */
export async function persist<T>({
  store,
  slice,
  revive,
  storage = OWN,
  read = async () => storage.getItem(PERSISTED.key),
}: Options<T>) {
  let last: string | null = null
  const adopt = (text: string | null) => {
    if (!text || text === last) return
    last = text
    const stored = JSON.parse(text) as { version?: number } & Record<string, unknown>
    const state = stored.version === PERSISTED.version ? revive(stored[slice]) : null
    if (state !== null) store.set(state)
  }
  const write = () => {
    try {
      storage.setItem(PERSISTED.key, JSON.stringify({ version: PERSISTED.version, [slice]: store.get() }))
      // When storage is full, the old state is still there, and older than ours.
      last = storage.getItem(PERSISTED.key)
    } catch {
      // Storage full or forbidden: the bag then lives as long as the tab.
    }
  }
  const untouched = store.get()
  try {
    const text = await within(PERSISTED.restoreLimitMs, read())
    // The shopper has changed the state before the stored one arrived: the change is newer.
    if (Object.is(store.get(), untouched)) adopt(text)
    else write()
  } catch {
    // Unreadable or late: the shop continues without stored state.
  }
  let fromElsewhere = false
  store.subscribe(() => {
    if (!fromElsewhere) write()
  })
  const takeOver = (text: string | null) => {
    fromElsewhere = true
    try {
      adopt(text)
    } catch {
      // Another version of the shop wrote an unknown format; keep ours.
    } finally {
      fromElsewhere = false
    }
  }
  rereadStored = () => takeOver(storage.getItem(PERSISTED.key))
  if (typeof window !== "undefined")
    window.addEventListener("storage", (event) => {
      if (event.key !== PERSISTED.key && event.key !== null) return
      // Reads the storage, not the event's value: this tab may have stored more since.
      const text = storage.getItem(PERSISTED.key)
      if (text !== null) return takeOver(text)
      fromElsewhere = true
      last = null
      store.set(store.initial)
      fromElsewhere = false
    })
  restored.set(true)
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("restore took too long")), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
