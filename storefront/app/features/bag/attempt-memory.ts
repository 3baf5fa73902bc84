import { getStored, parseStored, setStored } from "~/lib/device/storage"

const KEY = "payment"

/** This browser's current payment, and the bag lines it pays for. */
export type Remembered = {
  attemptId: string
  bagItemIds: string[]
  /** The payment window reported a payment. */ handed: boolean
}

/** Without storage this tab still has it, and the server refuses a second payment. */
let inThisTab: Remembered | null = null

/**
 * Stored in local storage, not in session storage: a shopper who closes the tab after paying and returns tomorrow must
 * not find the same bag to be paid again.
 */
export function rememberAttempt(attempt: Remembered) {
  inThisTab = attempt
  setStored(KEY, JSON.stringify(attempt))
}

export function rememberedAttempt(): Remembered | null {
  const found = parseStored(getStored(KEY)) as Partial<Remembered> | null
  if (typeof found?.attemptId !== "string") return inThisTab
  const bagItemIds = Array.isArray(found.bagItemIds) ? found.bagItemIds.filter((id) => typeof id === "string") : []
  return { attemptId: found.attemptId, bagItemIds, handed: found.handed === true }
}

/** This attempt, if it is the stored one: all tabs share the store, and each may pay for another one. */
export function rememberedOf(attemptId: string): Remembered | null {
  const known = rememberedAttempt()
  return known?.attemptId === attemptId ? known : null
}

export function forgetAttempt() {
  inThisTab = null
  setStored(KEY, null)
}
