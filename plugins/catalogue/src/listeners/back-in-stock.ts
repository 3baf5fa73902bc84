import type { EventData } from "@silai/contracts/events"
import type { Listener } from "@silai/kit/listener"
import { sendStockAlerts } from "../workflows/stock/alert"

/** When the pieces of a size change, the shoppers who wait for it may be notified. */
export const listener: Listener<EventData<"inventory-level.updated">> = {
  name: "catalogue.back-in-stock",
  async run(container, { data }) {
    await sendStockAlerts(container, data.id)
  },
}
