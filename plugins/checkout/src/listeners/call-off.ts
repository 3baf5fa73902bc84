import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { callOff } from "../workflows/payment/cancel-refunded-order"

/** A fully refunded order is cancelled, so that the shop does not sew and ship unpaid goods (decision 0010). */
export const listener: Listener<{ attemptId: string; orderId: string }> = {
  name: "checkout.call-off",
  run: (container, { data }) => databaseOf(container).transaction((trx) => callOff(container, trx, data)),
}
