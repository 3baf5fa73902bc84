import { nameOnWire } from "../src/name-on-wire"
import type { GatewayWindowOf, OpenWindow, PaymentNews } from "@silai/contracts/checkout/window"

type Failure = { error: { code?: string; description?: string; reason?: string } }
type Options = {
  key: string
  amount: number
  currency: string
  order_id: string
  name: string
  description: string
  image: string
  prefill: { name: string; email: string; contact: string }
  theme: { color: string }
  timeout: number
  retry: { enabled: boolean }
  modal: { confirm_close: boolean; ondismiss: () => void }
  handler: (news: PaymentNews) => void
}
type Opened = OpenWindow & { open(): void; on(event: "payment.failed", listener: (failure: Failure) => void): void }

const page = globalThis as { Razorpay?: new (options: Options) => Opened }
const folderOf = (address: string) => new URL(".", address).href

/** Razorpay's window. Its script is always loaded from the address that the server names: Razorpay forbids self-hosted copies. */
export const window: GatewayWindowOf<"razorpay"> = {
  gateway: "razorpay",

  /** In addition to its script, the window needs Razorpay's own origins, or a stand-in's folder. */
  sources({ RAZORPAY_CHECKOUT_URL }) {
    const script = RAZORPAY_CHECKOUT_URL || "https://checkout.razorpay.com/v1/checkout.js"
    if (!URL.canParse(script)) throw new Error(`RAZORPAY_CHECKOUT_URL is not an address: ${script}`)
    if (!/^https:\/\/([\w-]+\.)*razorpay\.com\//.test(script))
      return { scripts: [script], frames: [folderOf(script)], calls: [folderOf(script)], pictures: [] }
    const api = "https://api.razorpay.com/v1/"
    return {
      // checkout.js loads its risk check from the CDN.
      scripts: [script, "https://cdn.razorpay.com/"],
      frames: [api],
      calls: [api, "https://lumberjack.razorpay.com/v1/", "https://lumberjack-metrics.razorpay.com/"],
      pictures: ["https://cdn.razorpay.com/"],
    }
  },

  async open({ razorpay, prefill }, { name, description, image, color, seconds, loadScript }, listeners) {
    if (!razorpay) throw new Error("The payment order is not Razorpay's.")
    await loadScript(razorpay.checkoutUrl, () => page.Razorpay !== undefined)
    if (!page.Razorpay) throw new Error("Razorpay's script did not bring its window.")
    const opened = new page.Razorpay({
      key: razorpay.keyId,
      amount: razorpay.amount,
      currency: razorpay.currency,
      order_id: razorpay.orderId,
      name: nameOnWire(name),
      description,
      image,
      prefill: { ...prefill, name: nameOnWire(prefill.name) },
      theme: { color },
      // By the server's clock too: the phone's own may be wrong.
      timeout: Math.min(seconds, razorpay.payWithinSeconds),
      retry: { enabled: true },
      modal: { confirm_close: true, ondismiss: listeners.onClosed },
      handler: listeners.onPaid,
    })
    opened.on("payment.failed", ({ error }) => listeners.onFailed(error.description))
    opened.open()
    return opened
  },
}
