import type { PricedLine } from "@silai/contracts/catalogue/service"
import type { BagLine } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { manyPrepared, type Sql } from "@silai/kit/knex"
import { refuseWith } from "@silai/kit/refuse"
import { present } from "@silai/contracts/present"

/**
 * Refuses sold-out items from the catalogue's last read, before anything is locked, counted or written, so that
 * shoppers who come too late do not queue for the same locks as those who can still buy. What this shopper already
 * holds counts as available, because it would be released first.
 * @throws checkout.unavailable, with `outOfStockItems`
 */
export async function refuseSoldOut(
  sql: Sql,
  bagKey: string,
  items: readonly BagLine[],
  priced: readonly (PricedLine | null)[],
): Promise<void> {
  const wanted = wantedOf(items, priced)
  const short = shortOf(items, priced)
  const beyond = priced.filter(
    (line): line is PricedLine & { inventoryItemId: string } =>
      !!line?.inventoryItemId && short.has(line.inventoryItemId),
  )
  if (!beyond.length) return
  const own = await heldAlready(
    sql,
    bagKey,
    beyond.map(({ inventoryItemId }) => inventoryItemId),
  )
  const gone = beyond.filter(
    ({ inventoryItemId, stock }) => (wanted.get(inventoryItemId) ?? 0) > stock + (own.get(inventoryItemId) ?? 0),
  )
  if (gone.length)
    throw refuseWith(
      { outOfStockItems: gone.map(({ colourwayId, size, name }) => ({ variantId: colourwayId, size, name })) },
      checkoutRefusals.unavailable,
    )
}

/** The inventory items with too few pieces, by the catalogue's last read. */
export function shortOf(items: readonly BagLine[], priced: readonly (PricedLine | null)[]): Set<string> {
  const wanted = wantedOf(items, priced)
  return new Set(
    priced.flatMap((line) =>
      line?.inventoryItemId && !line.backorder && (wanted.get(line.inventoryItemId) ?? 0) > line.stock
        ? [line.inventoryItemId]
        : [],
    ),
  )
}

/** How many pieces of each inventory item are wanted. */
export function wantedOf(
  items: readonly BagLine[],
  priced: readonly (PricedLine | null)[],
): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>()
  priced.forEach((line, at) => {
    if (line?.inventoryItemId)
      wanted.set(
        line.inventoryItemId,
        (wanted.get(line.inventoryItemId) ?? 0) + present(items[at], "a line of the bag").quantity,
      )
  })
  return wanted
}

/** Pieces of these items held by this bag, or by the same phone in another browser: a proof of the phone moves them here. */
async function heldAlready(sql: Sql, bagKey: string, itemIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await manyPrepared<{ item: string; held: number }>(
    sql,
    `select h.inventory_item_id as item, sum(h.quantity)::int as held
       from stock_hold h join checkout_attempt a on a.id = h.attempt_id and a.status in ('open', 'held', 'paid', 'placing')
       left join checkout_details d on d.bag_key = ?
      where h.inventory_item_id = any(?::text[])
        and (a.bag_key = ? or a.snapshot -> 'contact' ->> 'phone' = d.contact ->> 'phone')
      group by h.inventory_item_id`,
    [bagKey, [...itemIds], bagKey],
  )
  return new Map(rows.map(({ item, held }) => [item, held]))
}
