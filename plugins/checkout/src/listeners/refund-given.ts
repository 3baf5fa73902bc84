import type { Listener } from "@silai/kit/listener"
import { noteRefunds } from "../workflows/payment/refunded"

/** A refund that staff gave by other means counts as paid back, and the order follows. */
export const listener: Listener<{ gateway: string; paymentId: string }> = {
  name: "checkout.refund-given",
  run: (container, { data: { gateway, paymentId } }) => noteRefunds(container, gateway, paymentId),
}
