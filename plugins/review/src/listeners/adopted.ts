import type { EventData } from "@silai/contracts/events"
import type { Listener } from "@silai/kit/listener"
import { noteAdoption } from "../workflows/ask"

/** A guest's order that became an account's: that account is asked, and its reviews are a buyer's. */
export const listener: Listener<EventData<"silai.order.adopted">> = {
  name: "review.adopted",
  run: (container, { data }) => noteAdoption(container, data.id, data.customer_id),
}
