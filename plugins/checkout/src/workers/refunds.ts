import type { Worker } from "@silai/kit/worker"
import { sendNextRefundDue } from "../workflows/payment/refund-due"

export const worker: Worker = {
  name: "checkout.refunds",
  everyMs: 60_000,
  nextAt: `(select min(next_at) from gateway_payment where status = 'refund_due')`,
  run: sendNextRefundDue,
}
