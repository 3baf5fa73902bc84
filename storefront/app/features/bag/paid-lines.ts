import { changeGuestLines, ownBagChanged } from "./bag-store"
import { call, CallRefused } from "~/lib/call"
import { forgetAttempt, rememberedAttempt } from "./attempt-memory"
import { orderSuccess } from "./calls"

/**
 * Removes the lines of a placed order from the bag, and only those: later additions stay. The server has removed them
 * from an account's bag itself, so that one is only refetched.
 */
export async function emptyPaidLines(): Promise<void> {
  const paid = rememberedAttempt()
  forgetAttempt()
  if (paid) await changeGuestLines((now) => now.filter(({ bagItemId }) => !paid.bagItemIds.includes(bagItemId)))
  ownBagChanged()
}

/**
 * The server has no such attempt of this browser: the shopper has signed in or out since. Lines whose payment the window
 * has reported count as paid.
 */
export async function dropUnknownAttempt(): Promise<void> {
  if (rememberedAttempt()?.handed) await emptyPaidLines()
  else forgetAttempt()
}

/** Before the bag is merged into an account: lines paid for in an earlier visit must not be bought again. */
export async function settlePaidLines(): Promise<void> {
  const earlier = rememberedAttempt()
  if (!earlier) return
  try {
    const { data } = await call(orderSuccess, { attemptId: earlier.attemptId })
    if (data.status === "placed") await emptyPaidLines()
  } catch (cause) {
    if (cause instanceof CallRefused && cause.status === 404) await dropUnknownAttempt()
  }
}
