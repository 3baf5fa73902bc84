import type { MedusaContainer } from "@medusajs/framework/types"
import type { colourwayCalls, RepricedLine } from "@silai/contracts/catalogue/colourway-calls"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { type Refused, refuse, refuseWith } from "@silai/kit/refuse"
import { lockStylesOf } from "../../modules/catalogue/sql/refresh"
import { type PricedNow, repriceFault } from "../../rules/reprice-fault"
import { pricesChanged } from "../../rules/what-changed"
import type { Edit, Person } from "./engine"
import { writeEverydayPrices } from "./prices"
import { pricesOf } from "./sql-single"
import { publishChange, writeHistories } from "./write"

type Wanted = ParsedBodyOf<typeof colourwayCalls.reprice>["variants"]
type Row = PricedNow & { _id: string; name: string }

const pricesNow = `
select p.id as "_id", p.title as name, c.version, c.updated_by as "updatedBy", p.status = 'published' as published,
       exists (select 1 from product_variant v where v.product_id = p.id and v.deleted_at is null) as sized, money.price::float, money.base::float as "basePrice",
       case when money.sale is not null and (pl.ends_at is null or pl.ends_at > statement_timestamp())
            then jsonb_build_object('price', money.sale, 'from', pl.starts_at, 'to', pl.ends_at) end as sale
  from colourway c
  join product p on p.id = c.product_id and p.deleted_at is null
  left join price_list pl on pl.id = c.sale_list_id and pl.deleted_at is null
  cross join lateral (${pricesOf}) money
 where c.product_id = any(?::text[]) order by c.product_id for no key update of c`

/**
 * Gives several colourways new prices in one transaction: all of them, or none; their sales stay. In the order asked for.
 * @throws catalogue.variant_twice; catalogue.not_repriced with `lines`, which name each that could not be changed and why
 */
export function repriceColourways(
  container: MedusaContainer,
  by: Person,
  wanted: Wanted,
): Promise<{ _id: string; version: number }[]> {
  const ids = wanted.map(({ _id }) => _id)
  const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place)
  if (twice >= 0) throw Object.assign(refuse(colourwayRefusals.variant_twice), { field: `variants.${twice}._id` })
  return databaseOf(container).transaction(async (trx) => {
    const edit: Edit = { trx, container, by }
    await lockStylesOf(trx, ids)
    const known = new Map((await many<Row>(trx, pricesNow, [ids])).map((row) => [row._id, row]))
    const lines = wanted.flatMap((line, place): RepricedLine[] => {
      const fault = repriceFault(line, known.get(line._id))
      return fault ? [lineOf(line._id, place, known.get(line._id)?.name, fault)] : []
    })
    if (lines.length) throw refuseWith({ lines }, colourwayRefusals.not_repriced, lines.length)
    await writeEverydayPrices(edit, wanted)
    const versions = await nextVersions(trx, ids, by)
    await writeHistories(
      edit,
      wanted.map((line) => ({ productId: line._id, what: pricesChanged(known.get(line._id)!, line) })),
    )
    await publishChange(edit, ids)
    return ids.map((_id) => ({ _id, version: versions.get(_id)! }))
  })
}

const lineOf = (_id: string, place: number, name = "", { code, message, field }: Refused): RepricedLine => ({
  _id,
  name,
  field: `variants.${place}${field ? `.${field}` : ""}`,
  code,
  message,
})

async function nextVersions(trx: Sql, ids: readonly string[], by: Person): Promise<Map<string, number>> {
  const rows = await many<{ id: string; version: number }>(
    trx,
    `update colourway set version = version + 1, updated_at = now(), updated_by = ? where product_id = any(?::text[]) returning product_id as id, version`,
    [by.name, [...ids]],
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}
