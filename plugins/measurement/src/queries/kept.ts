import type { KeptMeasurements } from "@silai/contracts/measurement/calls"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { many, type Sql } from "@silai/kit/knex"
import { type Inches } from "../rules/halves"

export type Row = { half: MeasurementType; inches: Inches; changed_at: Date }

export const rowsOf = (sql: Sql, customerId: string, lock = "") =>
  many<Row>(sql, `select half, inches, changed_at from body_measurement where customer_id = ? ${lock}`, [customerId])

/** A customer's stored measurements. */
export async function readKept(sql: Sql, customerId: string): Promise<KeptMeasurements> {
  const rows = await rowsOf(sql, customerId)
  const at = (half: MeasurementType) => rows.find((row) => row.half === half)?.changed_at.toISOString() ?? null
  return {
    ...Object.assign({}, ...rows.map(({ inches }) => inches)),
    upperBodyChangedAt: at("upperBody"),
    lowerBodyChangedAt: at("lowerBody"),
  }
}
