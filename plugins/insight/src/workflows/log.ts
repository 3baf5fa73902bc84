import type { MedusaContainer } from "@medusajs/framework/types"
import type { InsightEvent } from "@silai/contracts/insight/calls"
import { INSIGHT } from "@silai/contracts/insight/limits"
import { databaseOf } from "@silai/kit/knex"
import { ofSizeKey, type Sum, tallied } from "../rules/tally"

/** Adds a batch to the sums of today. @returns how many sums it had */
export async function logInsight(
  container: MedusaContainer,
  { events }: { events: readonly InsightEvent[] },
): Promise<{ sums: number }> {
  const sums = await ofKnownVariants(container, tallied(events))
  if (!sums.length) return { sums: 0 }
  // New words are free text: a day keeps only so many.
  await databaseOf(container).raw(
    `with today as (select (now() at time zone 'Asia/Kolkata')::date as day)
     insert into insight_day as d (day, name, key, count)
     select t.day, r.name, r.key, r.count from today t, jsonb_to_recordset(?::jsonb) as r (name text, key text, count int)
      where r.name <> 'searchWithoutResult'
         or exists (select 1 from insight_day k where k.day = t.day and k.name = r.name and k.key = r.key)
         or (select count(*) from insight_day k where k.day = t.day and k.name = r.name) < ?
      order by r.name, r.key
     on conflict (day, name, key) do update set count = d.count + excluded.count`,
    [JSON.stringify(sums), INSIGHT.maxSearchesADay],
  )
  return { sums: sums.length }
}

const isOfSize = ({ name }: Sum) => name === "sizeMissing"

/** Leaves out variants that do not exist, because a request can contain any id. */
async function ofKnownVariants(container: MedusaContainer, sums: readonly Sum[]): Promise<Sum[]> {
  const ids = sums.filter(isOfSize).map(({ key }) => ofSizeKey(key).variantId)
  if (!ids.length) return [...sums]
  const known = new Set((await container.resolve("catalogue").namesOf(ids)).map(({ _id }) => _id))
  return sums.filter((sum) => !isOfSize(sum) || known.has(ofSizeKey(sum.key).variantId))
}
