import type { MedusaContainer } from "@medusajs/framework/types"
import { houseRefusals } from "@silai/contracts/house/messages"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { MADE_FOR, type FitProfile } from "@silai/contracts/measurement/fit-limits"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { halfOf, type Inches, merged, mergedFit } from "../rules/halves"
import { lockAccount } from "./account"

type Person = { customerId: string; personId: string }
type Known = { id: string; hasName: boolean }

/**
 * The people of a customer, locked with the account: two tabs add no person twice, and no more people than allowed.
 * `hasName`: whether it has this name, compared as the database's unique index compares names.
 */
async function lockPeople(trx: Sql, customerId: string, name: string): Promise<Known[]> {
  if (!(await lockAccount(trx, customerId))) throw refuse(houseRefusals.sign_in)
  return many<Known>(
    trx,
    `select id, lower(name) = lower(?::text) as "hasName" from measured_other where customer_id = ?`,
    [name, customerId],
  )
}

/**
 * Saves a half of another person; a new name adds a person.
 * @throws house.sign_in when the account is deleted, measurement.too_many_others
 */
export function saveOther(
  container: MedusaContainer,
  { customerId, name, measurement }: { customerId: string; name: string; measurement: Measurement },
): Promise<Person & { half: MeasurementType; changed: boolean }> {
  const { measurementType: half, fitProfile, ...given } = measurement
  return databaseOf(container).transaction(async (trx) => {
    const people = await lockPeople(trx, customerId, name)
    const known = people.find(({ hasName }) => hasName)
    if (!known && people.length >= MADE_FOR.mostPeople) throw refuse(measurementRefusals.too_many_others)
    const personId = known?.id ?? newId("other")
    if (!known)
      await trx.raw(`insert into measured_other (id, customer_id, name) values (?, ?, ?)`, [personId, customerId, name])
    const before = await one<{ inches: Inches; fit: FitProfile | null }>(
      trx,
      `select inches, fit from measured_other_half where other_id = ? and half = ?`,
      [personId, half],
    )
    const { inches, changed } = merged(before?.inches ?? null, halfOf(given, half) ?? {}, half)
    const { madeFor: _name, ...wish } = fitProfile ?? {}
    const wanted = mergedFit(before?.fit ?? null, "fit" in wish ? wish : undefined)
    if (changed || wanted.changed)
      await trx.raw(
        `insert into measured_other_half (other_id, half, inches, fit) values (?, ?, ?::jsonb, ?::jsonb)
         on conflict (other_id, half) do update set inches = excluded.inches, fit = excluded.fit, changed_at = now()`,
        [personId, half, JSON.stringify(inches), wanted.fit && JSON.stringify(wanted.fit)],
      )
    return { customerId, personId, half, changed: changed || wanted.changed }
  })
}

/** @throws house.sign_in, measurement.other_unknown (absent, or another customer's), measurement.name_taken */
export function renameOther(
  container: MedusaContainer,
  { customerId, personId, name }: Person & { name: string },
): Promise<Person> {
  return databaseOf(container).transaction(async (trx) => {
    const people = await lockPeople(trx, customerId, name)
    if (!people.some(({ id }) => id === personId)) throw refuse(measurementRefusals.other_unknown)
    if (people.some(({ id, hasName }) => hasName && id !== personId)) throw refuse(measurementRefusals.name_taken)
    await trx.raw(`update measured_other set name = ? where id = ? and customer_id = ?`, [name, personId, customerId])
    return { customerId, personId }
  })
}

/** Deletes a half, or the person with both. An unknown id, or another customer's, deletes nothing. */
export function removeOther(
  container: MedusaContainer,
  { customerId, personId, half }: Person & { half?: MeasurementType | undefined },
): Promise<Person> {
  return databaseOf(container).transaction(async (trx) => {
    await (half
      ? trx.raw(
          `delete from measured_other_half h using measured_other o
            where o.id = h.other_id and o.id = ? and o.customer_id = ? and h.half = ?`,
          [personId, customerId, half],
        )
      : trx.raw(`delete from measured_other where id = ? and customer_id = ?`, [personId, customerId]))
    return { customerId, personId }
  })
}
