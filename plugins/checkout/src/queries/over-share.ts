import type { PricedLine } from "@silai/contracts/catalogue/service"
import type { BagLine } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { houseLocation } from "@silai/kit/house-ids"
import { manyKept, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { isOverShare, type Unpaid } from "../rules/share"
import { wantedOf } from "./sold-out"

/**
 * Refuses a guest whose share is used up from a plain read, as `refuseSoldOut` refuses what is gone: in a rush most are refused
 * here, and none of them waits at a lock behind those who can still buy. The hold looks again, under the lock. What this shopper
 * holds already is not counted, because it would be released first.
 * @throws checkout.in_other_hands
 */
export async function refuseInOtherHands(
  sql: Sql,
  { bagKey, guestAddress }: { bagKey: string; guestAddress: string | null },
  items: readonly BagLine[],
  priced: readonly (PricedLine | null)[],
): Promise<void> {
  const wanted = wantedOf(items, priced)
  if (guestAddress === null || !wanted.size) return
  const unpaid = await manyKept<Unpaid & { item: string }>(
    sql,
    `select l.inventory_item_id as item, (l.stocked_quantity - l.reserved_quantity)::int as unsold, sum(h.quantity)::int as guests,
            coalesce(sum(h.quantity) filter (where h.guest_address = ?), 0)::int as here
       from inventory_level l
       join stock_hold h on h.inventory_item_id = l.inventory_item_id and h.guest_address is not null
       join checkout_attempt a on a.id = h.attempt_id and a.status in ('open', 'held') and a.bag_key <> ?
       left join checkout_details d on d.bag_key = ?
      where l.inventory_item_id = any(?::text[]) and l.location_id = ${houseLocation} and l.deleted_at is null and not l.backorder
        and a.snapshot -> 'contact' ->> 'phone' is distinct from d.contact ->> 'phone'
        and a.snapshot -> 'contact' ->> 'email' is distinct from d.contact ->> 'email'
      group by l.id`,
    [guestAddress, bagKey, bagKey, [...wanted.keys()]],
  )
  const over = unpaid.find((one) => isOverShare(one, wanted.get(one.item)!))
  const line = over && priced.find((one) => one?.inventoryItemId === over.item)
  if (line) throw refuse(checkoutRefusals.in_other_hands, line.name, line.size)
}
