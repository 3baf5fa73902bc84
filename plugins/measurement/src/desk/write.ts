import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { type Database, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { halfOf, type Inches, merged } from "../rules/halves"
import type { HalfKey } from "./read"

type Hand = { userId: string; name: string }
type Locked = { inches: Inches; version: number }

const wholeOf = (kept: Inches | null, given: Inches, { half }: HalfKey) => {
  const { inches, missing, changed } = merged(kept, halfOf(given, half) ?? {}, half)
  if (missing) throw refuse(measurementRefusals.half_empty, missing)
  return { inches: JSON.stringify(inches), changed }
}

/** The half, held until the transaction ends, if it is still what was read. @throws measurement.unknown, measurement.changed_meanwhile */
async function lockVersion(trx: Sql, { customerId, half }: HalfKey, version: number): Promise<Locked> {
  const row = await one<Locked>(
    trx,
    `select inches, version from body_measurement where customer_id = ? and half = ? for update`,
    [customerId, half],
  )
  if (!row) throw refuse(measurementRefusals.unknown)
  if (row.version !== version) throw refuse(measurementRefusals.changed_meanwhile)
  return row
}

/**
 * Keeps a half that the shop has measured.
 * @throws measurement.customer_unknown, measurement.already_kept (the customer, or a colleague, was quicker), measurement.half_empty
 */
export function addHalf(database: Database, key: HalfKey, given: Inches, by: Hand): Promise<void> {
  const { inches } = wholeOf(null, given, key)
  return database.transaction(async (trx) => {
    // Held, so that an account that is being deleted in this moment keeps nothing.
    const known = await one(
      trx,
      `select 1 from customer where id = ? and has_account and deleted_at is null for share`,
      [key.customerId],
    )
    if (!known) throw refuse(measurementRefusals.customer_unknown)
    const kept = await one(
      trx,
      `insert into body_measurement (customer_id, half, inches, changed_by_id, changed_by) values (?, ?, ?::jsonb, ?, ?) on conflict do nothing returning version`,
      [key.customerId, key.half, inches, by.userId, by.name],
    )
    if (!kept) throw refuse(measurementRefusals.already_kept)
  })
}

/** Changes what differs, from the version that was read; says whether anything did. @throws measurement.unknown, measurement.changed_meanwhile */
export function changeHalf(
  database: Database,
  key: HalfKey,
  version: number,
  given: Inches,
  by: Hand,
): Promise<boolean> {
  return database.transaction(async (trx) => {
    const { inches, changed } = wholeOf((await lockVersion(trx, key, version)).inches, given, key)
    if (!changed) return false
    await trx.raw(
      `update body_measurement set inches = ?::jsonb, changed_at = now(), version = nextval('body_measurement_version'), changed_by_id = ?, changed_by = ?
        where customer_id = ? and half = ?`,
      [inches, by.userId, by.name, key.customerId, key.half],
    )
    return true
  })
}

/** Removes the version that was read, never a newer one. @throws measurement.unknown, measurement.changed_meanwhile */
export function dropHalf(database: Database, key: HalfKey, version: number): Promise<void> {
  return database.transaction(async (trx) => {
    await lockVersion(trx, key, version)
    await trx.raw(`delete from body_measurement where customer_id = ? and half = ?`, [key.customerId, key.half])
  })
}
