import { OFFERS_LIST } from "@silai/contracts/catalogue/limits"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { many, one } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import type { Priced } from "../../rules/colourway-checks"
import { type Edit, link, pricing } from "./engine"

type Row = { product_id: string; variant_id: string; price_set_id: string | null }
type PriceRow = { id: string; price_set_id: string; price_list_id: string | null; amount: string }
/** What a price set shall bear in a list (null: the default price), in rupees; null takes it away. */
type Amount = { set: string; list: string | null; amount: number | null }

/** Every size of a colourway costs the same; a size without a price set is given one. Gives the price sets by colourway. */
async function priceSetsOf(edit: Edit, productIds: readonly string[]): Promise<Map<string, string[]>> {
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
  return new Map(
    productIds.map((id) => [
      id,
      rows.filter(({ product_id }) => product_id === id).map(({ price_set_id }) => price_set_id!),
    ]),
  )
}

/** The shop's standing sale list; an operator's database may lack it. */
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
  return made.id
}

/** Makes, moves or ends the list that holds the colourway's sale price, and gives its id. */
async function saleList(edit: Edit, productId: string, sale: Priced["sale"]): Promise<string | null> {
  const row = await one<{ id: string | null }>(
    edit.trx,
    `select l.id from colourway c left join price_list l on l.id = c.sale_list_id and l.deleted_at is null where c.product_id = ?`,
    [productId],
  )
  const known = row?.id ?? null
  if (!sale) {
    if (known) await pricing(edit, (service, context) => service.deletePriceLists([known], context))
    if (known) await edit.trx.raw(`update colourway set sale_list_id = null where product_id = ?`, [productId])
    return null
  }
  const times = {
    starts_at: new Date(sale.from).toISOString(),
    ends_at: sale.to === null ? null : new Date(sale.to).toISOString(),
  }
  if (known) {
    await pricing(edit, (service, context) => service.updatePriceLists([{ id: known, ...times }] as never, context))
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
  return made.id
}

/** The everyday price stands in the shop's list of offers when it is lower than the base price. */
const everyday = (sets: readonly string[], offers: string, { price, basePrice }: Omit<Priced, "sale">): Amount[] => {
  const offer = price !== null && basePrice !== null && toPaise(price) < toPaise(basePrice) ? price : null
  return sets.flatMap((set) => [
    { set, list: null, amount: basePrice },
    { set, list: offers, amount: offer },
  ])
}

/** Writes only what differs; of two prices that say the same, one goes. */
async function writeAmounts(edit: Edit, amounts: readonly Amount[]): Promise<void> {
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
    createPrices(rows: unknown[], context: never): Promise<unknown>
    updatePrices(rows: unknown[], context: never): Promise<unknown>
    deletePrices(ids: string[], context: never): Promise<unknown>
  }
  await pricing(edit, async (service, context) => {
    const prices = service as unknown as Generated
    if (gone.length) await prices.deletePrices(gone, context)
    if (changed.length) await prices.updatePrices(changed, context)
    if (fresh.length) await prices.createPrices(fresh, context)
  })
}

/**
 * Writes base price, everyday price and sale price of all sizes, in rupees. The sale price stands in a list of its own with its hours.
 * @throws catalogue.price_needs_size where there is none that could bear it
 */
export async function writePrices(edit: Edit, productId: string, prices: Priced): Promise<void> {
  const sets = (await priceSetsOf(edit, [productId])).get(productId)!
  if (prices.price !== null && !sets.length) throw refuse(colourwayRefusals.price_needs_size)
  const offers = await offersList(edit)
  const saleId = await saleList(edit, productId, prices.sale)
  const sale = saleId ? sets.map((set) => ({ set, list: saleId, amount: prices.sale!.price })) : []
  await writeAmounts(edit, [...everyday(sets, offers, prices), ...sale])
}

/** Writes base and everyday prices of several colourways at once, in rupees; sales stay as they are. */
export async function writeEverydayPrices(
  edit: Edit,
  wanted: readonly ({ _id: string } & Omit<Priced, "sale">)[],
): Promise<void> {
  const sets = await priceSetsOf(
    edit,
    wanted.map(({ _id }) => _id),
  )
  const offers = await offersList(edit)
  await writeAmounts(
    edit,
    wanted.flatMap((prices) => everyday(sets.get(prices._id)!, offers, prices)),
  )
}
