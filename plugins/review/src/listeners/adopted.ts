import type { EventData } from "@silai/contracts/events"
import type { Listener } from "@silai/kit/listener"
import { noteAdoption } from "../workflows/invite"

/** A guest's order moved to an account: that account is asked for a review, and its existing ones become verified. */
export const listener: Listener<EventData<"silai.order.adopted">> = {
  name: "review.adopted",
  run: (container, { data }) => noteAdoption(container, data.id, data.customer_id),
}
