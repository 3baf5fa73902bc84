import type { Sql } from "../sql"
import type { MeasuredOther } from "./calls"
import type { SavedHalfRow } from "./shapes"

/** The service of measurements for other plugins: `container.resolve("measurement")`. */
export type IMeasurementModuleService = {
  /** A customer's measurements, half by half, upper body first, for their page in the back office. */
  halvesOf(sql: Sql, customerId: string): Promise<SavedHalfRow[]>
  /** The other people a customer measures, by name. */
  othersOf(sql: Sql, customerId: string): Promise<MeasuredOther[]>
  /** Deletes the measurements of a customer and of the people they measure, in the transaction that deletes the account. */
  forget(trx: Sql, customerId: string): Promise<void>
}
