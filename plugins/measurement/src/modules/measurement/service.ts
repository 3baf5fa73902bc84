import type { HalfKept } from "@silai/contracts/measurement/shapes"
import type { Sql } from "@silai/kit/knex"
import { halvesOf } from "../../desk/read"

/** The measurement plugin's public face: container.resolve("measurement"). */
export class MeasurementService {
  /** What is kept of a customer, half by half, for their page in the back office. */
  halvesOf(sql: Sql, customerId: string): Promise<HalfKept[]> {
    return halvesOf(sql, customerId)
  }

  /** Deletes what is kept of a customer, in the transaction that deletes the account. */
  async forget(trx: Sql, customerId: string): Promise<void> {
    await trx.raw(`delete from body_measurement where customer_id = ?`, [customerId])
  }
}
