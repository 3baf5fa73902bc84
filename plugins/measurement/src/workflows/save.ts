import type { MedusaContainer } from "@medusajs/framework/types"
import { type HalfKey, eventOf } from "../queries/halves"
import { rowsOf } from "../queries/saved-measurements"
import { holdsAccount } from "./account"
import { houseRefusals } from "@silai/contracts/house/messages"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { noteChange } from "./note-change"
import { bodyHalves, type Fits, halfOf, type Inches, merged, mergedFit } from "../rules/halves"

/**
 * Merges the given measurements, and how they should sit, into the stored ones; returns whether anything differed. An
 * incomplete half is refused, because no tailor could use it.
 * @throws measurement.half_empty, house.sign_in when the account is deleted
 */
export function saveMeasurements(
  container: MedusaContainer,
  { customerId, ...given }: Inches & Fits & { customerId: string },
): Promise<{ changed: boolean }> {
  return databaseOf(container).transaction(async (trx) => {
    if (!(await holdsAccount(trx, customerId))) throw refuse(houseRefusals.sign_in)
    const rows = await rowsOf(trx, customerId, "for update")
    const news: HalfKey[] = []
    const changes: HalfKey[] = []
    for (const half of bodyHalves) {
      const own = halfOf(given, half)
      const wish = given[`${half}Fit`]
      if (!own && !wish) continue
      const known = rows.find((row) => row.half === half)
      const { inches, missing, changed } = merged(known?.inches ?? null, own ?? {}, half)
      if (missing) throw refuse(measurementRefusals.half_empty, missing)
      const wanted = mergedFit(known?.fit ?? null, wish)
      if (!changed && !wanted.changed) continue
      const keys = known ? changes : news
      keys.push({ customerId, half })
      await trx.raw(
        `insert into body_measurement (customer_id, half, inches, fit) values (?, ?, ?::jsonb, ?::jsonb)
         on conflict (customer_id, half) do update set inches = excluded.inches, fit = excluded.fit, changed_at = now(), version = excluded.version, changed_by_id = null, changed_by = null`,
        [customerId, half, JSON.stringify(inches), wanted.fit && JSON.stringify(wanted.fit)],
      )
      if (changed) await noteChange(trx, { customerId, half, before: known?.inches ?? null, after: inches, by: null })
    }
    await emitEvents(
      trx,
      { name: "silai.measurement.created", data: news.map(eventOf) },
      { name: "silai.measurement.updated", data: changes.map(eventOf) },
    )
    return { changed: news.length + changes.length > 0 }
  })
}

/** Removes a half; one that is not there is removed already. */
export function removeHalf(container: MedusaContainer, key: HalfKey): Promise<HalfKey> {
  return databaseOf(container).transaction(async (trx) => {
    const gone = await one(trx, `delete from body_measurement where customer_id = ? and half = ? returning half`, [
      key.customerId,
      key.half,
    ])
    await emitEvents(trx, { name: "silai.measurement.deleted", data: gone ? [eventOf(key)] : [] })
    return key
  })
}
