import type { Sql } from "@silai/kit/knex"

/** The measurement plugin's public face: container.resolve("measurement"). */
export class MeasurementService {
  /** Deletes what is kept of a customer, in the transaction that deletes the account. */
  async forget(trx: Sql, customerId: string): Promise<void> {
    await trx.raw(`delete from body_measurement where customer_id = ?`, [customerId])
  }
}
