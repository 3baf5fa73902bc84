import type { EventData } from "@silai/contracts/events"
import { codeOf } from "@silai/contracts/order/status"
import type { Listener } from "@silai/kit/listener"
import { noteDelivery } from "../workflows/invite"

const isThere = (code: number) => code === codeOf("delivered") || code === codeOf("pickedUp")

/** An order was delivered. */
export const listener: Listener<EventData<"silai.order.moved">> = {
  name: "review.delivered",
  async run(container, { data }) {
    if (isThere(data.to)) await noteDelivery(container, data.id)
  },
}
