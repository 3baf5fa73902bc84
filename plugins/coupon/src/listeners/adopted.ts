import type { EventData } from "@silai/contracts/events"
import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { countForAccount } from "../workflows/adopted"

/** A guest's use of a coupon counts for the account that their order has become part of. */
export const listener: Listener<EventData<"silai.order.adopted">> = {
  name: "coupon.adopted",
  run: (container, { data: { id, customer_id } }) =>
    databaseOf(container).transaction((trx) => countForAccount(trx, id, customer_id)),
}
