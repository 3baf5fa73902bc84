import { keep, kept, read } from "~/lib/kept"

const KEY = "payment"

/** The payment this browser is in the middle of, and the bag lines it pays for. */
export type Remembered = {
  attemptId: string
  bagItemIds: string[]
  /** The payment window reported money. */ handed: boolean
}

/** Where storage is forbidden the tab still knows, and the server refuses to be paid twice. */
let inThisTab: Remembered | null = null

/**
 * Kept in local storage, not in the tab's own: whoever closes the tab after paying and comes back tomorrow must not find
 * the same bag waiting to be paid again.
 */
export function rememberAttempt(attempt: Remembered) {
  inThisTab = attempt
  keep(KEY, JSON.stringify(attempt))
}

export function rememberedAttempt(): Remembered | null {
  const found = read(kept(KEY)) as Partial<Remembered> | null
  if (typeof found?.attemptId !== "string") return inThisTab
  const bagItemIds = Array.isArray(found.bagItemIds) ? found.bagItemIds.filter((id) => typeof id === "string") : []
  return { attemptId: found.attemptId, bagItemIds, handed: found.handed === true }
}

export function forgetAttempt() {
  inThisTab = null
  keep(KEY, null)
}
