import { OFFERS_LIST } from "@silai/contracts/catalogue/limits"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { many, one } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import type { Priced } from "../../rules/colourway-checks"
import { saleTurn } from "../../rules/sale-turn"
import { announceSaleTurn } from "../sale/announce"
import { writeSalePrices } from "../sale/prices"
import { type Amount, dropList, type SizeOfSet, writeAmounts } from "./amounts"
import { type Edit, link, pricing } from "./engine"
import { present } from "@silai/contracts/present"

type Row = { product_id: string; variant_id: string; price_set_id: string | null }

/** The price sets of each colourway, and the size that each belongs to. */
type PriceSets = { ofProduct: Map<string, string[]>; variantOf: SizeOfSet }

/** All sizes of a colourway cost the same; a size without a price set gets one. */
async function priceSetsOf(edit: Edit, productIds: readonly string[]): Promise<PriceSets> {
  const rows = await many<Row>(
    edit.trx,
    `select v.product_id, v.id as variant_id, vps.price_set_id from product_variant v
       left join product_variant_price_set vps on vps.variant_id = v.id and vps.deleted_at is null where v.product_id = any(?::text[]) and v.deleted_at is null`,
    [[...productIds]],
  )
  const bare = rows.filter((row) => row.price_set_id === null)
  const made = bare.length
    ? await pricing(edit, (service, context) =>
        service.createPriceSets(
          bare.map(() => ({ prices: [] })),
          context,
        ),
      )
    : []
  await link(
    edit,
    "product_variant_price_set",
    bare.map(({ variant_id }, place) => [variant_id, present(made[place], "a new price set").id] as const),
  )
  for (const [place, row] of bare.entries()) row.price_set_id = present(made[place], "a new price set").id
  const priced = rows.map((row) => ({ ...row, priceSetId: present(row.price_set_id, "the price set of a size") }))
  return {
    ofProduct: new Map(
      productIds.map((id) => [
        id,
        priced.filter(({ product_id }) => product_id === id).map(({ priceSetId }) => priceSetId),
      ]),
    ),
    variantOf: new Map(priced.map(({ variant_id, priceSetId }) => [priceSetId, variant_id])),
  }
}

/** The shop's permanent sale list; an operator's database may lack it. */
async function offersList(edit: Edit): Promise<string> {
  const known = await one<{ id: string }>(
    edit.trx,
    `select id from price_list where title = ? and deleted_at is null order by created_at limit 1`,
    [OFFERS_LIST],
  )
  if (known) return known.id
  const [list] = await pricing(edit, (service, context) =>
    service.createPriceLists(
      [{ title: OFFERS_LIST, description: "The prices that the shop asks now.", type: "sale", status: "active" }],
      context,
    ),
  )
  const made = present(list, "the new price list")
  edit.emit("pricing.price-list.created", [made.id])
  return made.id
}

/** Creates, moves or ends the list with the colourway's sale price, and returns its id. */
async function saleList(edit: Edit, productId: string, sale: Priced["sale"]): Promise<string | null> {
  const row = await one<{ id: string | null; starts_at: Date | null; ends_at: Date | null; now: Date }>(
    edit.trx,
    `select l.id, l.starts_at, l.ends_at, statement_timestamp() as now from colourway c left join price_list l on l.id = c.sale_list_id and l.deleted_at is null where c.product_id = ?`,
    [productId],
  )
  const known = row?.id ?? null
  const before = row?.starts_at ? { from: row.starts_at, to: row.ends_at } : null
  const hours = sale && { from: new Date(sale.from), to: sale.to === null ? null : new Date(sale.to) }
  const turn = row ? saleTurn(before, hours, row.now) : null
  const announce = async (list: string) => {
    const { what, at } = turn ?? {}
    if (what && at)
      await announceSaleTurn(edit.trx, {
        name: `silai.sale.${what}`,
        list,
        at: at.toISOString(),
        colourways: [productId],
      })
  }
  if (!hours) {
    if (!known) return null
    await announce(known)
    await dropList(edit, known)
    await edit.trx.raw(`update colourway set sale_list_id = null where product_id = ?`, [productId])
    return null
  }
  const times = { starts_at: hours.from.toISOString(), ends_at: hours.to?.toISOString() ?? null }
  if (known) {
    const isSame =
      row?.starts_at?.toISOString() === times.starts_at && (row.ends_at?.toISOString() ?? null) === times.ends_at
    if (isSame) return known
    await pricing(edit, (service, context) => service.updatePriceLists([{ id: known, ...times }], context))
    edit.emit("pricing.price-list.updated", [known])
    await announce(known)
    return known
  }
  const [list] = await pricing(edit, (service, context) =>
    service.createPriceLists(
      [
        {
          title: `Sale ${productId}`,
          description: "A sale price with its hours.",
          type: "sale",
          status: "active",
          ...times,
        },
      ],
      context,
    ),
  )
  const made = present(list, "the new sale list")
  await edit.trx.raw(`update colourway set sale_list_id = ? where product_id = ?`, [made.id, productId])
  edit.emit("pricing.price-list.created", [made.id])
  await announce(made.id)
  return made.id
}

/** The everyday price is in the shop's list of offers when it is lower than the base price. */
const everyday = (sets: readonly string[], offers: string, { price, basePrice }: Omit<Priced, "sale">): Amount[] => {
  const offer = price !== null && basePrice !== null && toPaise(price) < toPaise(basePrice) ? price : null
  return sets.flatMap((set) => [
    { set, list: null, amount: basePrice },
    { set, list: offers, amount: offer },
  ])
}

/**
 * Writes base price, everyday price and sale price of all sizes, in rupees. The sale price is in a separate list with
 * start and end. Planned sales follow.
 * @throws catalogue.price_needs_size where there is no size to price
 */
export async function writePrices(edit: Edit, productId: string, prices: Priced): Promise<void> {
  const { ofProduct, variantOf } = await priceSetsOf(edit, [productId])
  const sets = present(ofProduct.get(productId), "the price sets of a colourway")
  if (prices.price !== null && !sets.length) throw refuse(colourwayRefusals.price_needs_size)
  const offers = await offersList(edit)
  const list = await saleList(edit, productId, prices.sale)
  const amount = prices.sale?.price
  const sale = list && amount !== undefined ? sets.map((set) => ({ set, list, amount })) : []
  await writeAmounts(edit, variantOf, [...everyday(sets, offers, prices), ...sale])
  await writeSalePrices(edit, [productId])
}

/**
 * Writes base and everyday prices of several colourways at once, in rupees. Their own sales stay as they are; planned ones follow.
 */
export async function writeEverydayPrices(
  edit: Edit,
  wanted: readonly ({ _id: string } & Omit<Priced, "sale">)[],
): Promise<void> {
  const ids = wanted.map(({ _id }) => _id)
  const { ofProduct, variantOf } = await priceSetsOf(edit, ids)
  const offers = await offersList(edit)
  await writeAmounts(
    edit,
    variantOf,
    wanted.flatMap((prices) =>
      everyday(present(ofProduct.get(prices._id), "the price sets of a colourway"), offers, prices),
    ),
  )
  await writeSalePrices(edit, ids)
}
