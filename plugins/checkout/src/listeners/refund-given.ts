import type { Listener } from "@silai/kit/listener"
import { noteRefunds } from "../workflows/payment/refunded"

/** A refund that somebody gave otherwise counts as gone back, and the order follows. */
export const listener: Listener<{ gateway: string; paymentId: string }> = {
  name: "checkout.refund-given",
  run: (container, { data: { gateway, paymentId } }) => noteRefunds(container, gateway, paymentId),
}
