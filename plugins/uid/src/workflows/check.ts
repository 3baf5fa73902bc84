import type { MedusaContainer } from "@medusajs/framework/types"
import type { VariantCard } from "@silai/contracts/catalogue/service"
import { writeUid } from "@silai/contracts/uid/code"
import type { CheckedUid } from "@silai/contracts/uid/shapes"
import { UID_OFTEN } from "@silai/contracts/uid/limits"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one, only, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { findUid, pieceOf, type UidRecord } from "../queries/rows"
import { VERDICT } from "../rules/verdict"

type Counts = { first_checked_at: Date; checks: number; places: number; lately: number; was_suspected: boolean }

/**
 * Counts a check from one network: once a day, so that looking twice is one check. @returns the id's state now
 */
async function count(trx: Sql, id: string, place: string): Promise<Counts> {
  await trx.raw(`select 1 from uid where id = ? for update`, [id])
  const known = await one(trx, `select 1 from uid_check where uid_id = ? and place = ? limit 1`, [id, place])
  const isNew = await one(
    trx,
    `insert into uid_check (uid_id, place, day) values (?, ?, (now() at time zone 'Asia/Kolkata')::date) on conflict do nothing returning 1`,
    [id, place],
  )
  return only<Counts>(
    trx,
    `update uid set first_checked_at = coalesce(first_checked_at, now()), checks = checks + ?, places = places + ? where id = ?
     returning first_checked_at, checks, places, suspected_at > now() - make_interval(days => ?) is true as was_suspected,
       (select count(distinct place)::int from uid_check where uid_id = uid.id and day > (now() at time zone 'Asia/Kolkata')::date - ?::int) as lately`,
    [isNew ? 1 : 0, known ? 0 : 1, id, UID_OFTEN.days, UID_OFTEN.days],
  )
}

/** The piece that an id belongs to, for the person holding it; the check is counted. @throws uid.unknown */
export async function checkUid(container: MedusaContainer, id: string, place: string): Promise<CheckedUid> {
  const database = databaseOf(container)
  const row = await findUid(database, id)
  if (!row) throw refuse(uidRefusals.unknown)
  const counts = await database.transaction(async (trx) => {
    const now = await count(trx, id, place)
    if (now.lately > UID_OFTEN.places && !now.was_suspected) await suspect(trx, id)
    return now
  })
  const [card] = await container.resolve("catalogue").cardsOf([row.colourway_id])
  return shown(row, counts, card)
}

/** Notifies the shop, once a week at most. */
async function suspect(trx: Sql, id: string): Promise<void> {
  await trx.raw(`update uid set suspected_at = now() where id = ?`, [id])
  await emitEvents(trx, { name: "silai.uid.suspected", data: [{ id }] })
  await notifyLive(trx, "uid.changed", {})
}

const shown = (row: UidRecord, counts: Counts, card: VariantCard | undefined): CheckedUid => ({
  uid: row.id,
  written: writeUid(row.id),
  verdict: VERDICT[row.state],
  // Staff's words about a report are not shown.
  why: row.state === "void" ? row.why : "",
  piece: {
    ...pieceOf(row),
    ...(card && { slug: card.slug }),
    madeOn: row.made_on,
    isForSale: card !== undefined,
    picture: card?.images[0] ?? null,
  },
  firstCheckedAt: counts.first_checked_at.toISOString(),
  checks: counts.checks,
  places: counts.places,
  isOften: counts.lately > UID_OFTEN.places,
})

/** Deletes old checks; the sums stay. */
export async function forgetChecks(sql: Sql, storedDays: number): Promise<void> {
  await sql.raw(`delete from uid_check where day < (now() at time zone 'Asia/Kolkata')::date - ?::int`, [storedDays])
}
