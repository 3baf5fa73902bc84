import type { MedusaContainer } from "@medusajs/framework/types"
import type { colourwayCalls, RepricedLine } from "@silai/contracts/catalogue/colourway-calls"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { newId } from "@silai/kit/ids"
import { many, type Sql } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { type Refused, refuse, refuseWith } from "@silai/kit/refuse"
import { lockStylesOf } from "../../modules/catalogue/sql/refresh"
import { type PricedNow, repriceFault } from "../../rules/reprice-fault"
import { pricesChanged } from "../../rules/what-changed"
import { lockSalesShared } from "../sale/lock"
import { type Edit, editing } from "./engine"
import type { Person } from "../../rules/person"
import { writeEverydayPrices } from "./prices"
import { pricesOf } from "../../queries/colourway/single-sql"
import { publishChange, writeHistories } from "./write"
import { present } from "@silai/contracts/present"

type Wanted = ParsedBodyOf<typeof colourwayCalls.reprice>["variants"]
type NewPrices = { _id: string; price: number | null; basePrice: number | null }
type KnownPrices = ReadonlyMap<string, PricedNow & { _id: string; name: string }>
type Versions = { _id: string; version: number }[]

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

/** The prices of these colourways, locked until the transaction ends; deleted ones are absent. */
export async function lockPrices({ trx }: Edit, ids: readonly string[]): Promise<KnownPrices> {
  await lockSalesShared(trx)
  await lockStylesOf(trx, ids)
  const rows = await many<PricedNow & { _id: string; name: string }>(trx, pricesNow, [[...ids]])
  return new Map(rows.map((row) => [row._id, row]))
}

/**
 * Sets new prices for several colourways in one transaction, all or none; their sales stay. Results are in the order of
 * the request; `batch` takes all of it back (`undo-repricing.ts`).
 * @throws catalogue.variant_twice; catalogue.not_repriced with `lines`, which name each that could not be changed and
 * why
 */
export function repriceColourways(
  container: MedusaContainer,
  { by, variants: wanted }: { by: Person; variants: Wanted },
): Promise<{ variants: Versions; batch: string }> {
  const ids = wanted.map(({ _id }) => _id)
  const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place)
  if (twice >= 0) throw Object.assign(refuse(colourwayRefusals.variant_twice), { field: `variants.${twice}._id` })
  return editing(container, by, async (edit) => {
    const known = await lockPrices(edit, ids)
    const lines = wanted.flatMap((line, place): RepricedLine[] => {
      const fault = repriceFault(line, known.get(line._id))
      return fault ? [lineOf(line._id, `variants.${place}`, known.get(line._id)?.name, fault)] : []
    })
    if (lines.length) throw refuseWith({ lines }, colourwayRefusals.not_repriced, lines.length)
    const variants = await applyPrices(edit, known, wanted)
    return { variants, batch: await noteBatch(edit, known, wanted) }
  })
}

export const lineOf = (_id: string, place: string, name = "", { code, message, field }: Refused): RepricedLine => ({
  _id,
  name,
  field: `${place}${field ? `.${field}` : ""}`,
  code,
  message,
})

/** Writes the prices with their histories and events. `known`: locked by `lockPrices`. */
export async function applyPrices(edit: Edit, known: KnownPrices, wanted: readonly NewPrices[]): Promise<Versions> {
  const ids = wanted.map(({ _id }) => _id)
  await writeEverydayPrices(edit, wanted)
  const versions = await nextVersions(edit.trx, ids, edit.by)
  const changes = wanted.map((line) => ({
    productId: line._id,
    what: pricesChanged(present(known.get(line._id), "the colourway as it was"), line),
  }))
  await writeHistories(edit, changes)
  edit.emit(
    "product.updated",
    changes.flatMap(({ productId, what }) => (what.length ? [productId] : [])),
  )
  await publishChange(edit, ids)
  return ids.map((_id) => ({ _id, version: present(versions.get(_id), "the colourway's version") }))
}

const paise = (rupees: number | null) => (rupees === null ? null : toPaise(rupees))

/** Stores the prices before and after, so that any staff member can take the change back. */
async function noteBatch({ trx, by }: Edit, known: KnownPrices, wanted: readonly NewPrices[]): Promise<string> {
  const batch = newId("rprc")
  const lines = wanted.map(({ _id, price, basePrice }) => {
    const before = present(known.get(_id), "the colourway as it was")
    return {
      product_id: _id,
      name: before.name,
      price_before: paise(before.price),
      base_before: paise(before.basePrice),
      price_after: paise(price),
      base_after: paise(basePrice),
    }
  })
  await trx.raw(`insert into reprice_batch (id, by) values (?, ?)`, [batch, by.name])
  await trx.raw(
    `insert into reprice_line (batch_id, product_id, name, price_before, base_before, price_after, base_after)
     select ?, product_id, name, price_before, base_before, price_after, base_after from jsonb_to_recordset(?::jsonb)
       as line (product_id text, name text, price_before int, base_before int, price_after int, base_after int)`,
    [batch, JSON.stringify(lines)],
  )
  return batch
}

async function nextVersions(trx: Sql, ids: readonly string[], by: Person): Promise<Map<string, number>> {
  const rows = await many<{ id: string; version: number }>(
    trx,
    `update colourway set version = version + 1, updated_at = now(), updated_by = ? where product_id = any(?::text[]) returning product_id as id, version`,
    [by.name, [...ids]],
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}
