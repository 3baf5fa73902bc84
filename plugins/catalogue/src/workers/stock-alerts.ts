import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { forgetOldAlerts, sendStockAlerts } from "../workflows/stock/alert"

/** Pieces that come back without an event, such as those of a payment that was given up, and more waits than one round takes. */
export const worker: Worker = {
  name: "stock-alerts",
  everyMs: 120_000,
  async run(container) {
    await sendStockAlerts(container)
    await forgetOldAlerts(databaseOf(container))
  },
}
