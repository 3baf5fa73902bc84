import { bag, bagOf, ownBagChanged } from "~/features/bag/bag-store"
import { call, CallRefused } from "~/lib/call"
import { forgetAttempt, rememberedAttempt } from "./attempt-memory"
import { orderSuccess } from "./calls"

/**
 * Takes the lines of a placed order out of the bag, and only those: what was added meanwhile stays. An account's bag was emptied of
 * them by the shop itself, so it is only asked for anew.
 */
export function emptyPaidLines() {
  const paid = rememberedAttempt()
  forgetAttempt()
  if (paid) bag.set((now) => bagOf(now.items.filter(({ bagItemId }) => !paid.bagItemIds.includes(bagItemId))))
  ownBagChanged()
}

/** Before the bag is brought to an account: lines that were paid for in an earlier visit must not be bought again. */
export async function settlePaidLines(): Promise<void> {
  const earlier = rememberedAttempt()
  if (!earlier) return
  try {
    const { data } = await call(orderSuccess, { attemptId: earlier.attemptId })
    if (data.status === "placed") emptyPaidLines()
  } catch (cause) {
    if (cause instanceof CallRefused && cause.status === 404) forgetAttempt()
  }
}
