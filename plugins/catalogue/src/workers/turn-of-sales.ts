import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, many, only } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { refreshListings } from "../modules/catalogue/refresh-listings"
import { type Turn, announceSaleTurn } from "../workflows/sale/announce"

/**
 * An edit reads prices as of its beginning: a sale that starts or ends while it is being written must be checked again
 * after the commit.
 */
const overlapSeconds = 30

/** A sale that began or ended while the shop was down is announced later, if it was down no longer than this. */
const announcePastDays = 7

/**
 * Each beginning and each end of a sale list after the first moment, up to the second, with its products. `at` is
 * written as JavaScript writes it.
 */
const turned = `
select turn.name, pl.id as list, to_char(turn.moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, array_agg(distinct v.product_id) as colourways,
       bool_or(turn.moment > ?::timestamptz) as "isFresh"
  from price_list pl
  cross join lateral (values ('silai.sale.started', pl.starts_at), ('silai.sale.ended', pl.ends_at)) turn (name, moment)
  join price pr on pr.price_list_id = pl.id and pr.deleted_at is null
  join product_variant_price_set vps on vps.price_set_id = pr.price_set_id and vps.deleted_at is null
  join product_variant v on v.id = vps.variant_id and v.deleted_at is null
 where pl.deleted_at is null and pl.type = 'sale' and pl.status = 'active' and turn.moment > ?::timestamptz and turn.moment <= ?::timestamptz
 group by turn.name, pl.id, turn.moment order by turn.moment`

let since: string | null = null
/**
 * The beginnings and ends announced by the last run: many runs find each of them again, and it must be announced once.
 */
let announced: ReadonlySet<string> = new Set()

/**
 * Refreshes lists when a sale begins or ends, and notifies subscribers. Prices themselves are always read by the
 * current time; lists show what was written last, so they are rewritten here. The reconciling worker corrects what
 * happened while the shop was down.
 */
async function run(container: MedusaContainer): Promise<void> {
  const sql = databaseOf(container)
  const { now, from, horizon } = await only<{ now: string; from: string; horizon: string }>(
    sql,
    `select now()::text as now, (coalesce(?::timestamptz, now()) - interval '${overlapSeconds} seconds')::text as from,
            coalesce(?::timestamptz - interval '${overlapSeconds} seconds', now() - interval '${announcePastDays} days')::text as horizon`,
    [since, since],
  )
  const turns = await many<Turn & { isFresh: boolean }>(sql, turned, [from, horizon, now])
  const ids = [...new Set(turns.flatMap(({ isFresh, colourways }) => (isFresh ? colourways : [])))]
  if (ids.length) await refreshListings(container, ids)
  const keyOf = ({ name, list, at, colourways }: Turn) => JSON.stringify([name, list, at, colourways])
  for (const turn of turns) if (!announced.has(keyOf(turn))) await announceSaleTurn(sql, turn)
  announced = new Set(turns.map(keyOf))
  since = now
}

/** Until the next beginning or end; just after one, every second. */
const nextTurn = `(
select min(case when turn.moment > now() then turn.moment else now() + interval '1 second' end)
  from price_list pl cross join lateral (values (pl.starts_at), (pl.ends_at)) turn (moment)
 where pl.deleted_at is null and pl.type = 'sale' and pl.status = 'active' and turn.moment > now() - interval '${overlapSeconds} seconds')`

export const worker: Worker = { name: "turn-of-sales", everyMs: 60_000, nextAt: nextTurn, run }
