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

export type PaymentWindow = { open(): void; close?(): void; on(event: "payment.failed", heard: (failure: PaymentFailure) => void): void }
type Opener = new (options: Options) => PaymentWindow

declare global {
  interface Window {
    Razorpay?: Opener
  }
}

const PATIENCE_MS = 20_000
let coming: { url: string; opener: Promise<Opener> } | null = null

/** Fetches the payment script once per page; a failed fetch is forgotten, so that "try again" really tries. */
function opener(url: string): Promise<Opener> {
  if (window.Razorpay) return Promise.resolve(window.Razorpay)
  if (coming?.url === url) return coming.opener
  const fetched = new Promise<Opener>((resolve, reject) => {
    const script = document.createElement("script")
    const fail = () => {
      clearTimeout(timer)
      script.remove()
      coming = null
      reject(new Error("the payment script did not load"))
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    script.src = url
    script.async = true
    script.onerror = fail
    script.onload = () => {
      clearTimeout(timer)
      if (window.Razorpay) resolve(window.Razorpay)
      else fail()
    }
    document.head.append(script)
  })
  coming = { url, opener: fetched }
  return fetched
}

/**
 * Makes Razorpay's payment window; it is not yet open. The script always comes from the address the server names: Razorpay's
 * rules forbid a copy of one's own.
 * @throws Error when the script cannot be had
 */
export async function paymentWindow(scriptUrl: string, options: Options): Promise<PaymentWindow> {
  const Razorpay = await opener(scriptUrl)
  return new Razorpay(options)
}
