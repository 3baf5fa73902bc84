import type { Sql } from "../sql"
import type { HalfKept } from "./shapes"

/** What other plugins may ask about measurements: `container.resolve("measurement")`. */
export type IMeasurementModuleService = {
  /** What is kept of a customer, half by half, upper body first, for their page in the back office. */
  halvesOf(sql: Sql, customerId: string): Promise<HalfKept[]>
  /** Deletes what is kept of a customer, in the transaction that deletes the account. */
  forget(trx: Sql, customerId: string): Promise<void>
}
