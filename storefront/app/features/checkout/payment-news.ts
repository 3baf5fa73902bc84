import type { AttemptState } from "@silai/contracts/checkout/calls"
import { call, CallRefused } from "~/lib/call"
import { forgetAttempt } from "./attempt-memory"
import { orderSuccess, verifyPayment } from "./calls"
import type { PaymentNews } from "./razorpay-window"

const TRIES = 4
const PAUSE_MS = 1_500

/** How far an attempt has come; null when the shop cannot be asked just now, "unknown" when it is not this browser's. */
export async function lookAt(attemptId: string, signal: AbortSignal): Promise<AttemptState | "unknown" | null> {
  try {
    return (await call(orderSuccess, { attemptId }, { signal })).data
  } catch (cause) {
    if (!(cause instanceof CallRefused) || cause.status !== 404) return null
    forgetAttempt()
    return "unknown"
  }
}

/**
 * Tells the shop what the payment window reported. A refusal or a lost connection is no reason to alarm anybody who has
 * just paid: the webhook and the poller bring the same fact, and the page keeps asking.
 */
export async function bringNews(news: PaymentNews): Promise<AttemptState | null> {
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
