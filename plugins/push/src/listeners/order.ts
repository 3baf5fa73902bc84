import type { EventData } from "@silai/contracts/events"
import { statusOf } from "@silai/contracts/order/status"
import { ORDER_RINGS } from "@silai/contracts/push/news"
import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { followersOf } from "../queries/device"
import { noticeOfOrder } from "../workflows/follow-order"
import { ring } from "../workflows/ring"

/** An order has another status: the browsers that follow it ring. */
export const listener: Listener<EventData<"silai.order.moved">> = {
  name: "push.order",
  async run(container, { data: { id, to } }) {
    const status = statusOf(to)?.key
    const rings = status && ORDER_RINGS[status]
    if (!rings) return
    await databaseOf(container).transaction(async (trx) => {
      const followers = await followersOf(trx, id)
      const number = followers.length ? await container.resolve("silai_order").numberOf(trx, id) : null
      if (number === null) return
      for (const deviceId of followers) await ring(trx, deviceId, noticeOfOrder(id, number, rings), `order ${id} ${to}`)
    })
  },
}
