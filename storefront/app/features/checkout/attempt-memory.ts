const KEY = "payment"

/** The payment this browser is in the middle of, and the bag lines it pays for. */
export type Remembered = { attemptId: string; bagItemIds: string[]; /** The payment window reported money. */ handed: boolean }

let inThisTab: Remembered | null = null

/**
 * Kept in local storage, not in the tab's own: whoever closes the tab after paying and comes back tomorrow must not find
 * the same bag waiting to be paid again.
 */
export function rememberAttempt(attempt: Remembered) {
  inThisTab = attempt
  try {
    localStorage.setItem(KEY, JSON.stringify(attempt))
  } catch {
    // Forbidden storage: the tab still knows, and the server refuses to be paid twice.
  }
}

export function rememberedAttempt(): Remembered | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Remembered> | null
    if (typeof found?.attemptId !== "string") return inThisTab
    const bagItemIds = Array.isArray(found.bagItemIds) ? found.bagItemIds.filter((id) => typeof id === "string") : []
    return { attemptId: found.attemptId, bagItemIds, handed: found.handed === true }
  } catch {
    return inThisTab
  }
}

export function forgetAttempt() {
  inThisTab = null
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept, so there is nothing to forget.
  }
}
