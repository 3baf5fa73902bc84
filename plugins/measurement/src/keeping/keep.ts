import type { KeptMeasurements } from "@silai/contracts/measurement/calls"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { type Database, many, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { bodyHalves, halfOf, type Inches, merged } from "../rules/halves"

type Row = { half: MeasurementType; inches: Inches; changed_at: Date }

const rowsOf = (sql: Sql, customerId: string, lock = "") =>
  many<Row>(sql, `select half, inches, changed_at from body_measurement where customer_id = ? ${lock}`, [customerId])

/** What is kept of a customer. */
export async function readKept(sql: Sql, customerId: string): Promise<KeptMeasurements> {
  const rows = await rowsOf(sql, customerId)
  const at = (half: MeasurementType) => rows.find((row) => row.half === half)?.changed_at.toISOString() ?? null
  return {
    ...Object.assign({}, ...rows.map(({ inches }) => inches)),
    upperBodyChangedAt: at("upperBody"),
    lowerBodyChangedAt: at("lowerBody"),
  }
}

/**
 * Keeps what is given beside what is kept already; says whether anything differed. A half that would not be whole is refused, because
 * no tailor could use it.
 * @throws measurement.half_empty
 */
export function keep(database: Database, customerId: string, given: Inches): Promise<boolean> {
  return database.transaction(async (trx) => {
    const rows = await rowsOf(trx, customerId, "for update")
    let anyChanged = false
    for (const half of bodyHalves) {
      const own = halfOf(given, half)
      if (!own) continue
      const { inches, missing, changed } = merged(rows.find((row) => row.half === half)?.inches ?? null, own, half)
      if (missing) throw refuse(measurementRefusals.half_empty, missing)
      if (!changed) continue
      anyChanged = true
      await trx.raw(
        `insert into body_measurement (customer_id, half, inches) values (?, ?, ?::jsonb)
         on conflict (customer_id, half) do update set inches = excluded.inches, changed_at = now(), version = excluded.version, changed_by_id = null, changed_by = null`,
        [customerId, half, JSON.stringify(inches)],
      )
    }
    return anyChanged
  })
}

export async function removeHalf(sql: Sql, customerId: string, half: MeasurementType): Promise<void> {
  await sql.raw(`delete from body_measurement where customer_id = ? and half = ?`, [customerId, half])
}
