import { OFFERS_LIST } from "@silai/contracts/catalogue/limits"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { many, one } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import type { Priced } from "../../rules/colourway-checks"
import { saleTurn } from "../../rules/sale-turn"
import { announceSaleTurn } from "../sale/tell"
import { type Edit, link, pricing } from "./engine"

type Row = { product_id: string; variant_id: string; price_set_id: string | null }
type PriceRow = { id: string; price_set_id: string; price_list_id: string | null; amount: string }
/** The amount of a price set in a list (null: the default price), in rupees; null removes it. */
type Amount = { set: string; list: string | null; amount: number | null }

/** The price sets of each colourway, and the size that each belongs to. */
type PriceSets = { ofProduct: Map<string, string[]>; variantOf: Map<string, string> }

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
    bare.map(({ variant_id }, place) => [variant_id, made[place].id] as const),
  )
  for (const [place, row] of bare.entries()) row.price_set_id = made[place].id
  return {
    ofProduct: new Map(
      productIds.map((id) => [
        id,
        rows.filter(({ product_id }) => product_id === id).map(({ price_set_id }) => price_set_id!),
      ]),
    ),
    variantOf: new Map(rows.map(({ variant_id, price_set_id }) => [price_set_id!, variant_id])),
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
  const [made] = await pricing(edit, (service, context) =>
    service.createPriceLists(
      [
        { title: OFFERS_LIST, description: "The prices that the shop asks now.", type: "sale", status: "active" },
      ] as never,
      context,
    ),
  )
  edit.tell("pricing.price-list.created", [made.id])
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
  const after = sale ? { from: new Date(sale.from), to: sale.to === null ? null : new Date(sale.to) } : null
  const turn = row ? saleTurn(before, after, row.now) : null
  const tell = async (list: string) => {
    const { what, at } = turn ?? {}
    if (what && at)
      await announceSaleTurn(edit.trx, {
        name: `silai.sale.${what}`,
        list,
        at: at.toISOString(),
        colourways: [productId],
      })
  }
  if (!sale) {
    if (!known) return null
    await tell(known)
    const ending = await many<{ id: string; variant_id: string }>(
      edit.trx,
      `select pr.id, vps.variant_id from price pr join product_variant_price_set vps on vps.price_set_id = pr.price_set_id and vps.deleted_at is null
        where pr.price_list_id = ? and pr.deleted_at is null`,
      [known],
    )
    edit.tell(
      "pricing.price.deleted",
      ending.map(({ id }) => id),
    )
    edit.tell(
      "product-variant.updated",
      ending.map(({ variant_id }) => variant_id),
    )
    await pricing(edit, (service, context) => service.deletePriceLists([known], context))
    await edit.trx.raw(`update colourway set sale_list_id = null where product_id = ?`, [productId])
    edit.tell("pricing.price-list.deleted", [known])
    return null
  }
  const times = { starts_at: after!.from.toISOString(), ends_at: after!.to?.toISOString() ?? null }
  if (known) {
    const isSame =
      row?.starts_at?.toISOString() === times.starts_at && (row.ends_at?.toISOString() ?? null) === times.ends_at
    if (isSame) return known
    await pricing(edit, (service, context) => service.updatePriceLists([{ id: known, ...times }] as never, context))
    edit.tell("pricing.price-list.updated", [known])
    await tell(known)
    return known
  }
  const [made] = await pricing(edit, (service, context) =>
    service.createPriceLists(
      [
        {
          title: `Sale ${productId}`,
          description: "A sale price with its hours.",
          type: "sale",
          status: "active",
          ...times,
        },
      ] as never,
      context,
    ),
  )
  await edit.trx.raw(`update colourway set sale_list_id = ? where product_id = ?`, [made.id, productId])
  edit.tell("pricing.price-list.created", [made.id])
  await tell(made.id)
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
 * Writes only what differs; of two equal prices, one is deleted.
 *
 * Subscribers hear of it twice, as in the engine: its pricing module tells of each price, its call for a size tells that
 * the size changed. Who mirrors the shop listens to the second, and to `product.updated`; both name what can be read.
 */
async function writeAmounts(edit: Edit, variantOf: PriceSets["variantOf"], amounts: readonly Amount[]): Promise<void> {
  const known = await many<PriceRow>(
    edit.trx,
    `select id, price_set_id, price_list_id, amount from price where price_set_id = any(?::text[]) and deleted_at is null and currency_code = 'inr'
        and coalesce(rules_count, 0) = 0 and min_quantity is null and max_quantity is null`,
    [[...new Set(amounts.map(({ set }) => set))]],
  )
  const keyOf = (set: string, list: string | null) => `${set} ${list}`
  const rowsOf = new Map<string, PriceRow[]>()
  for (const row of known)
    rowsOf.set(keyOf(row.price_set_id, row.price_list_id), [
      ...(rowsOf.get(keyOf(row.price_set_id, row.price_list_id)) ?? []),
      row,
    ])
  const plan = amounts.map(({ set, list, amount }) => {
    const [keep, ...extra] = rowsOf.get(keyOf(set, list)) ?? []
    return { set, list, amount, keep: keep as PriceRow | undefined, extra: extra.map(({ id }) => id) }
  })
  const gone = plan.flatMap(({ amount, keep, extra }) => [...extra, ...(amount === null && keep ? [keep.id] : [])])
  const changed = plan
    .filter(({ amount, keep }) => amount !== null && keep && toPaise(Number(keep.amount)) !== toPaise(amount))
    .map(({ amount, keep }) => ({ id: keep!.id, amount: amount! }))
  const fresh = plan
    .filter(({ amount, keep }) => amount !== null && !keep)
    .map(({ set, list, amount }) => ({
      price_set_id: set,
      price_list_id: list,
      currency_code: "inr",
      amount: amount!,
      rules_count: 0,
    }))
  type Generated = {
    createPrices(rows: unknown[], context: never): Promise<{ id: string }[]>
    updatePrices(rows: unknown[], context: never): Promise<unknown>
    deletePrices(ids: string[], context: never): Promise<unknown>
  }
  await pricing(edit, async (service, context) => {
    const prices = service as typeof service & Generated
    if (gone.length) await prices.deletePrices(gone, context)
    if (changed.length) await prices.updatePrices(changed, context)
    const made = fresh.length ? await prices.createPrices(fresh, context) : []
    edit.tell("pricing.price.deleted", gone)
    edit.tell(
      "pricing.price.updated",
      changed.map(({ id }) => id),
    )
    edit.tell(
      "pricing.price.created",
      made.map(({ id }) => id),
    )
  })
  const isTouched = (row: (typeof plan)[number]) =>
    row.extra.length > 0 ||
    (row.amount === null ? row.keep !== undefined : !row.keep || changed.some(({ id }) => id === row.keep!.id))
  edit.tell(
    "product-variant.updated",
    plan.filter(isTouched).map(({ set }) => variantOf.get(set)!),
  )
}

/**
 * Writes base price, everyday price and sale price of all sizes, in rupees. The sale price is in a list of its own with
 * start and end.
 * @throws catalogue.price_needs_size where there is no size to price
 */
export async function writePrices(edit: Edit, productId: string, prices: Priced): Promise<void> {
  const { ofProduct, variantOf } = await priceSetsOf(edit, [productId])
  const sets = ofProduct.get(productId)!
  if (prices.price !== null && !sets.length) throw refuse(colourwayRefusals.price_needs_size)
  const offers = await offersList(edit)
  const saleId = await saleList(edit, productId, prices.sale)
  const sale = saleId ? sets.map((set) => ({ set, list: saleId, amount: prices.sale!.price })) : []
  await writeAmounts(edit, variantOf, [...everyday(sets, offers, prices), ...sale])
}

/** Writes base and everyday prices of several colourways at once, in rupees; sales stay as they are. */
export async function writeEverydayPrices(
  edit: Edit,
  wanted: readonly ({ _id: string } & Omit<Priced, "sale">)[],
): Promise<void> {
  const { ofProduct, variantOf } = await priceSetsOf(
    edit,
    wanted.map(({ _id }) => _id),
  )
  const offers = await offersList(edit)
  await writeAmounts(
    edit,
    variantOf,
    wanted.flatMap((prices) => everyday(ofProduct.get(prices._id)!, offers, prices)),
  )
}
