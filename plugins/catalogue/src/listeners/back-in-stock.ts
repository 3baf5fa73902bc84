import type { EventData } from "@silai/contracts/events"
import type { Listener } from "@silai/kit/listener"
import { sendStockAlerts } from "../workflows/stock/alert"

/** The pieces of a size have changed: who waits for it may be written to. */
export const listener: Listener<EventData<"inventory-level.updated">> = {
  name: "catalogue.back-in-stock",
  async run(container, { data }) {
    await sendStockAlerts(container, data.id)
  },
}
