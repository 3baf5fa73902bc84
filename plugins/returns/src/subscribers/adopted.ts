import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { EventData } from "@silai/contracts/events"
import { databaseOf } from "@silai/kit/knex"

/** A guest's order that became an account's brings its requests along. */
export default async function adopted({
  event: { data },
  container,
}: SubscriberArgs<EventData<"silai.order.adopted">>): Promise<void> {
  await databaseOf(container).raw(
    `update return_request set customer_id = ? where order_id = ? and customer_id is null`,
    [data.customer_id, data.id],
  )
}

export const config: SubscriberConfig = {
  event: "silai.order.adopted",
  context: { subscriberId: "silai-returns-adopted" },
}
