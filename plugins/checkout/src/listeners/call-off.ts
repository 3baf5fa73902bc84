import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { callOff } from "../workflows/payment/call-off"

/** An order whose money is gone whole is called off, so that nobody sews and ships what is not paid for (decision 0010). */
export const listener: Listener<{ attemptId: string; orderId: string }> = {
  name: "checkout.call-off",
  run: (container, { data }) => databaseOf(container).transaction((trx) => callOff(container, trx, data)),
}
