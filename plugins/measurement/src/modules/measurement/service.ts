import type { IMeasurementModuleService } from "@silai/contracts/measurement/service"
import type { HalfKept } from "@silai/contracts/measurement/shapes"
import type { Sql } from "@silai/kit/knex"
import { halvesOf } from "../../queries/of-people"

/** See `IMeasurementModuleService` for what each of these promises. */
export class MeasurementService implements IMeasurementModuleService {
  halvesOf(sql: Sql, customerId: string): Promise<HalfKept[]> {
    return halvesOf(sql, customerId)
  }

  async forget(trx: Sql, customerId: string): Promise<void> {
    await trx.raw(`delete from body_measurement where customer_id = ?`, [customerId])
  }
}
