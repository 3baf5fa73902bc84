import type { EventData } from "@silai/contracts/events"
import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { lockOrderRequests } from "../workflows/lock"
import { recount } from "../workflows/recount"

/** When a part of an order's money was refunded in another way, its open requests promise what is left. */
export const listener: Listener<EventData<"order.updated">> = {
  name: "returns.money",
  run: (container, { data: { id } }) =>
    databaseOf(container).transaction(async (trx) => {
      await lockOrderRequests(trx, id)
      await recount(container, trx, id)
    }),
}
