import type { EventData } from "@silai/contracts/events"
import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { followOrder } from "../workflows/follow-order"

/** When pieces leave an order, or a part of its money is refunded, its coupon's sums follow. */
export const listener: Listener<EventData<"order.updated">> = {
  name: "coupon.order-changed",
  run: (container, { data: { id } }) =>
    databaseOf(container).transaction((trx) => followOrder(trx, id, container.resolve("silai_order"))),
}
