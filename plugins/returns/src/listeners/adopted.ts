import type { EventData } from "@silai/contracts/events"
import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"

/** When a guest's order moves to an account, its requests move too. */
export const listener: Listener<EventData<"silai.order.adopted">> = {
  name: "returns.adopted",
  async run(container, { data }) {
    await databaseOf(container).raw(
      `update return_request set customer_id = ? where order_id = ? and customer_id is null`,
      [data.customer_id, data.id],
    )
  },
}
