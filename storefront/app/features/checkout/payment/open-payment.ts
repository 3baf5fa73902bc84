import { secondsToPay } from "@silai/contracts/checkout/pay-within"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import type { GatewayWindowOf, OpenWindow, PaymentNews, PaymentOrder } from "@silai/contracts/checkout/window"
import { SHOP } from "@silai/contracts/shop/settings"
import { publicUrl } from "~/lib/meta"
import { outsideScript } from "~/lib/outside-script"

type Callbacks = { onPaid: (news: PaymentNews) => void; onFailed: (text: string) => void; onClosed: () => void }

// The colour of the window's header; it cannot read the page's CSS tokens.
const NAVY = "#141B2D"

/**
 * Opens the payment window over the page. `until`: when the hold ends, by this browser's clock. After a failed try it stays open for
 * another, so a failure is only reported, never final.
 * @throws Error when the payment script does not load
 */
export const openPayment = (
  window: GatewayWindowOf,
  order: PaymentOrder,
  until: number,
  { onPaid, onFailed, onClosed }: Callbacks,
): Promise<OpenWindow> =>
  window.open(
    order,
    {
      name: SHOP.name,
      description: SHOP.line,
      image: `${publicUrl()}/apple-touch-icon.png`,
      color: NAVY,
      seconds: secondsToPay((until - Date.now()) / 1000),
      loadScript: outsideScript,
    },
    {
      onPaid,
      onFailed: (why) => onFailed([paymentMessages.failed, why, paymentMessages.failedAfter].filter(Boolean).join(" ")),
      onClosed,
    },
  )
