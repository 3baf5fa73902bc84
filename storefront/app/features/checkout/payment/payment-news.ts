import type { AttemptState } from "@silai/contracts/checkout/calls"
import type { PaymentNews } from "@silai/contracts/checkout/window"
import { call, CallRefused } from "~/lib/call"
import { orderSuccess } from "~/features/bag/calls"
import { verifyPayment } from "../calls"

const TRIES = 4
const PAUSE_MS = 1_500

/** An attempt's state; null when the server cannot be reached now, "unknown" when it is not this browser's. */
export async function pollPayment(attemptId: string, signal: AbortSignal): Promise<AttemptState | "unknown" | null> {
  try {
    return (await call(orderSuccess, { attemptId }, { signal })).data
  } catch (cause) {
    return cause instanceof CallRefused && cause.status === 404 ? "unknown" : null
  }
}

/**
 * Reports the payment window's result to the server. A refusal or a lost connection must not alarm a shopper who has
 * just paid: the webhook and the poller report the same payment, and the page keeps polling.
 */
export async function reportPayment(news: PaymentNews): Promise<AttemptState | null> {
  for (let tried = 0; tried < TRIES; tried++) {
    try {
      return (await call(verifyPayment, news)).data
    } catch (cause) {
      if (cause instanceof CallRefused && cause.status >= 400 && cause.status < 500) return null
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 2 ** tried))
    }
  }
  return null
}
