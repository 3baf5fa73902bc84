import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { EventData } from "@silai/contracts/events"
import { noteAdoption } from "../workflows/ask"

/** A guest's order that became an account's: that account is asked, and its reviews are a buyer's. */
export default async function reviewerKnown({
  event: { data },
  container,
}: SubscriberArgs<EventData<"silai.order.adopted">>): Promise<void> {
  await noteAdoption(container, data.id, data.customer_id)
}

export const config: SubscriberConfig = {
  event: "silai.order.adopted",
  context: { subscriberId: "silai-review-adopted" },
}
