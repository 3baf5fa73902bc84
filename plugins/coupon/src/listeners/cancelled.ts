import { CANCELLED, type OrderStatusCode } from "@silai/contracts/order/status"
import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { returnCouponOf } from "../workflows/claim"

/** A cancelled order gives its coupon back, no matter who cancelled it. */
export const listener: Listener<{ id: string; to: OrderStatusCode }> = {
  name: "coupon.cancelled",
  async run(container, { data: { id, to } }) {
    if (CANCELLED.includes(to)) await databaseOf(container).transaction((trx) => returnCouponOf(trx, id))
  },
}
