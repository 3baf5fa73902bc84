import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { forgetOldAlerts, sendStockAlerts } from "../workflows/stock/alert"

/**
 * Finds pieces that are in stock again without an event, such as those of an abandoned payment, and the waits that one
 * round had no time for.
 */
export const worker: Worker = {
  name: "stock-alerts",
  everyMs: 120_000,
  async run(container) {
    await sendStockAlerts(container)
    await forgetOldAlerts(databaseOf(container))
  },
}
