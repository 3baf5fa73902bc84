import type { ReplyOf } from "@silai/contracts/call"
import type { checkoutCalls } from "@silai/contracts/checkout/calls"
import { paymentSays } from "@silai/contracts/checkout/payment-messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { publicUrl } from "~/lib/meta"
import { secondsToPay } from "./payment-phase"
import { paymentWindow, type PaymentNews, type PaymentWindow } from "./razorpay-window"

type Opened = ReplyOf<typeof checkoutCalls.paymentOrder>["data"]
type Heard = { onPaid: (news: PaymentNews) => void; onFailed: (text: string) => void; onClosed: () => void }

// Razorpay paints its header with it; it cannot read the page's tokens.
const NAVY = "#141B2D"

/**
 * Opens the payment window over the page. A failed try leaves it open for another, so a failure is only told, never final.
 * @throws Error when the payment script cannot be had
 */
export async function openPayment(
  { razorpay, prefill, expiresAt }: Opened,
  { onPaid, onFailed, onClosed }: Heard,
): Promise<PaymentWindow> {
  const opened = await paymentWindow(razorpay.checkoutUrl, {
    key: razorpay.keyId,
    amount: razorpay.amount,
    currency: razorpay.currency,
    order_id: razorpay.orderId,
    name: SHOP.name,
    description: SHOP.line,
    image: `${publicUrl()}/apple-touch-icon.png`,
    prefill,
    theme: { color: NAVY },
    timeout: secondsToPay(razorpay.payWithinSeconds, Date.parse(expiresAt), Date.now()),
    retry: { enabled: true },
    modal: { confirm_close: true, ondismiss: onClosed },
    handler: onPaid,
  })
  opened.on("payment.failed", ({ error }) =>
    onFailed([paymentSays.failed, error.description, paymentSays.failedAfter].filter(Boolean).join(" ")),
  )
  opened.open()
  return opened
}
