import { outsideScript } from "~/lib/outside-script"

/** What Razorpay's window reports when money was taken. */
export type PaymentNews = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
export type PaymentFailure = { error: { code?: string; description?: string; reason?: string } }

type Options = {
  key: string
  amount: number
  currency: string
  order_id: string
  name: string
  description: string
  image?: string
  prefill: { name: string; email: string; contact: string }
  theme: { color: string }
  timeout: number
  retry: { enabled: boolean }
  modal: { confirm_close: boolean; ondismiss: () => void }
  handler: (news: PaymentNews) => void
}

export type PaymentWindow = {
  open(): void
  close?(): void
  on(event: "payment.failed", heard: (failure: PaymentFailure) => void): void
}
type Opener = new (options: Options) => PaymentWindow

declare global {
  interface Window {
    Razorpay?: Opener
  }
}

/**
 * Makes Razorpay's payment window; it is not yet open. The script always comes from the address the server names: Razorpay's
 * rules forbid a copy of one's own.
 * @throws Error when the script cannot be had
 */
export async function paymentWindow(scriptUrl: string, options: Options): Promise<PaymentWindow> {
  await outsideScript(scriptUrl, () => window.Razorpay !== undefined)
  return new window.Razorpay!(options)
}
