import { present } from "@silai/contracts/present"
import { many } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { pricing, type Writing } from "./engine"

/** The size that each price set belongs to. */
export type SizeOfSet = ReadonlyMap<string, string>
/** The amount of a price set in a list (null: the default price), in rupees; null removes it. */
export type Amount = { set: string; list: string | null; amount: number | null }
type PriceRow = { id: string; price_set_id: string; price_list_id: string | null; amount: string }

/**
 * Writes only what differs; of two equal prices, one is deleted.
 *
 * Subscribers get two events, as from the engine: its pricing module sends one for each price, its call for a size one
 * for the size. A mirror of the shop subscribes to the second and to `product.updated`; both name what can be read.
 */
export async function writeAmounts(edit: Writing, variantOf: SizeOfSet, amounts: readonly Amount[]): Promise<void> {
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
    const [row, ...extra] = rowsOf.get(keyOf(set, list)) ?? []
    return { set, list, amount, row, extra: extra.map(({ id }) => id) }
  })
  const gone = plan.flatMap(({ amount, row, extra }) => [...extra, ...(amount === null && row ? [row.id] : [])])
  const changed = plan.flatMap(({ amount, row }) =>
    amount !== null && row && toPaise(Number(row.amount)) !== toPaise(amount) ? [{ id: row.id, amount }] : [],
  )
  const fresh = plan.flatMap(({ set, list, amount, row }) =>
    amount === null || row
      ? []
      : [{ price_set_id: set, price_list_id: list, currency_code: "inr", amount, rules_count: 0 }],
  )
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
    edit.emit("pricing.price.deleted", gone)
    edit.emit(
      "pricing.price.updated",
      changed.map(({ id }) => id),
    )
    edit.emit(
      "pricing.price.created",
      made.map(({ id }) => id),
    )
  })
  const isTouched = ({ amount, row, extra }: (typeof plan)[number]) =>
    extra.length > 0 || (amount === null ? row !== undefined : !row || changed.some(({ id }) => id === row.id))
  edit.emit(
    "product-variant.updated",
    plan.filter(isTouched).map(({ set }) => present(variantOf.get(set), "the size of a price set")),
  )
}

/** Deletes a price list with its prices. */
export async function dropList(edit: Writing, list: string): Promise<void> {
  const ending = await many<{ id: string; variant_id: string }>(
    edit.trx,
    `select pr.id, vps.variant_id from price pr join product_variant_price_set vps on vps.price_set_id = pr.price_set_id and vps.deleted_at is null
      where pr.price_list_id = ? and pr.deleted_at is null`,
    [list],
  )
  edit.emit(
    "pricing.price.deleted",
    ending.map(({ id }) => id),
  )
  edit.emit(
    "product-variant.updated",
    ending.map(({ variant_id }) => variant_id),
  )
  await pricing(edit, (service, context) => service.deletePriceLists([list], context))
  edit.emit("pricing.price-list.deleted", [list])
}
