import type { MedusaContainer } from "@medusajs/framework/types"
import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { type Fits, halfOf, type Inches, merged, mergedFit } from "../rules/halves"
import { type HalfKey, eventOf } from "../queries/halves"
import { holdsAccount } from "./account"
import { noteChange } from "./note-change"

type New = HalfKey & Inches & Fits & { by: { userId: string; name: string } }
type Versioned = { version: number }
type Locked = { inches: Inches; fit: FitProfile | null; version: number }

const wholeOf = (saved: Inches | null, given: Inches, { half }: HalfKey) => {
  const { inches, missing, changed } = merged(saved, halfOf(given, half) ?? {}, half)
  if (missing) throw refuse(measurementRefusals.half_empty, missing)
  return { inches, changed }
}

/**
 * Locks the half until the transaction ends, if its version is still the one read. @throws measurement.unknown,
 * measurement.changed_meanwhile
 */
async function lockVersion(trx: Sql, { customerId, half }: HalfKey, version: number): Promise<Locked> {
  const row = await one<Locked>(
    trx,
    `select inches, fit, version from body_measurement where customer_id = ? and half = ? for update`,
    [customerId, half],
  )
  if (!row) throw refuse(measurementRefusals.unknown)
  if (row.version !== version) throw refuse(measurementRefusals.changed_meanwhile)
  return row
}

/**
 * Saves a half that the shop has measured.
 * @throws measurement.customer_unknown, measurement.already_kept (the customer, or a colleague, was faster),
 * measurement.half_empty
 */
export function addHalf(container: MedusaContainer, { customerId, half, by, ...given }: New): Promise<HalfKey> {
  const key = { customerId, half }
  const { inches } = wholeOf(null, given, key)
  const fit = given[`${half}Fit`]
  return databaseOf(container).transaction(async (trx) => {
    if (!(await holdsAccount(trx, key.customerId))) throw refuse(measurementRefusals.customer_unknown)
    const saved = await one(
      trx,
      `insert into body_measurement (customer_id, half, inches, fit, changed_by_id, changed_by) values (?, ?, ?::jsonb, ?::jsonb, ?, ?) on conflict do nothing returning version`,
      [key.customerId, key.half, JSON.stringify(inches), fit ? JSON.stringify(fit) : null, by.userId, by.name],
    )
    if (!saved) throw refuse(measurementRefusals.already_kept)
    await noteChange(trx, { ...key, before: null, after: inches, by: by.name })
    await emitEvents(trx, { name: "silai.measurement.created", data: [eventOf(key)] })
    return key
  })
}

/**
 * Changes what differs, if the version is still the one read; returns whether anything did. @throws
 * measurement.unknown, measurement.changed_meanwhile
 */
export function changeHalf(
  container: MedusaContainer,
  { customerId, half, version, by, ...given }: New & Versioned,
): Promise<HalfKey & { changed: boolean }> {
  const key = { customerId, half }
  return databaseOf(container).transaction(async (trx) => {
    const { inches: before, fit } = await lockVersion(trx, key, version)
    const { inches, changed } = wholeOf(before, given, key)
    const wanted = mergedFit(fit, given[`${half}Fit`])
    if (!changed && !wanted.changed) return { ...key, changed }
    await trx.raw(
      `update body_measurement set inches = ?::jsonb, fit = ?::jsonb, changed_at = now(), version = nextval('body_measurement_version'), changed_by_id = ?, changed_by = ?
        where customer_id = ? and half = ?`,
      [JSON.stringify(inches), wanted.fit && JSON.stringify(wanted.fit), by.userId, by.name, key.customerId, key.half],
    )
    if (changed) await noteChange(trx, { ...key, before, after: inches, by: by.name })
    await emitEvents(trx, { name: "silai.measurement.updated", data: [eventOf(key)] })
    return { ...key, changed: true }
  })
}

/** Removes the half if its version is still the one read. @throws measurement.unknown, measurement.changed_meanwhile */
export function dropHalf(container: MedusaContainer, { version, ...key }: HalfKey & Versioned): Promise<HalfKey> {
  return databaseOf(container).transaction(async (trx) => {
    await lockVersion(trx, key, version)
    await trx.raw(`delete from body_measurement where customer_id = ? and half = ?`, [key.customerId, key.half])
    await emitEvents(trx, { name: "silai.measurement.deleted", data: [eventOf(key)] })
    return key
  })
}
