import type { SavedMeasurements } from "@silai/contracts/measurement/calls"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { many, type Sql } from "@silai/kit/knex"
import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import { type Inches } from "../rules/halves"

export type Row = { half: MeasurementType; inches: Inches; fit: FitProfile | null; changed_at: Date }

export const rowsOf = (sql: Sql, customerId: string, lock = "") =>
  many<Row>(sql, `select half, inches, fit, changed_at from body_measurement where customer_id = ? ${lock}`, [
    customerId,
  ])

/** A customer's stored measurements. */
export async function readSaved(sql: Sql, customerId: string): Promise<SavedMeasurements> {
  const rows = await rowsOf(sql, customerId)
  const at = (half: MeasurementType) => rows.find((row) => row.half === half)?.changed_at.toISOString() ?? null
  return {
    ...Object.assign({}, ...rows.map(({ half, inches, fit }) => ({ ...inches, ...(fit && { [`${half}Fit`]: fit }) }))),
    upperBodyChangedAt: at("upperBody"),
    lowerBodyChangedAt: at("lowerBody"),
  }
}
