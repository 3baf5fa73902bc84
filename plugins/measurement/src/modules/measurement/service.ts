import type { IMeasurementModuleService } from "@silai/contracts/measurement/service"
import type { MeasuredOther } from "@silai/contracts/measurement/calls"
import type { SavedHalfRow } from "@silai/contracts/measurement/shapes"
import type { Sql } from "@silai/kit/knex"
import { halvesOf } from "../../queries/halves"
import { othersOf } from "../../queries/others"

/** `IMeasurementModuleService` documents each method. */
export class MeasurementService implements IMeasurementModuleService {
  halvesOf(sql: Sql, customerId: string): Promise<SavedHalfRow[]> {
    return halvesOf(sql, customerId)
  }

  othersOf(sql: Sql, customerId: string): Promise<MeasuredOther[]> {
    return othersOf(sql, customerId)
  }

  async forget(trx: Sql, customerId: string): Promise<void> {
    await trx.raw(`delete from body_measurement where customer_id = ?`, [customerId])
    await trx.raw(`delete from measured_other where customer_id = ?`, [customerId])
  }
}
