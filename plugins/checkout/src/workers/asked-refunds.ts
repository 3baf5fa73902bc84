import type { Worker } from "@silai/kit/worker"
import { REFUNDS } from "../queries/refund-states"
import { sendNextRefund } from "../workflows/refund/send"

export const worker: Worker = {
  name: "checkout.asked-refunds",
  everyMs: 60_000,
  nextAt: `(select min(r.next_at) from refund_ask r join gateway_payment p on p.gateway = r.gateway and p.payment_id = r.payment_id
             where r.state in ${REFUNDS.underWay} and p.status = 'kept')`,
  run: sendNextRefund,
}
