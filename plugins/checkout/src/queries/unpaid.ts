import { SCARCE } from "@silai/contracts/checkout/limits"
import { houseLocation } from "@silai/kit/house-ids"
import { manyPrepared, type Sql } from "@silai/kit/knex"
import type { Kept, Unpaid } from "../rules/share"

/** The shopper; `guestAddress` is null for a signed-in customer, and without a `phone` the one entered counts. */
export type Asker = { bagKey: string; guestAddress: string | null; phone?: string }

/** One size as this shopper finds it: `own` is how long they themselves held it without paying. */
export type UnpaidItem = Unpaid & { item: string; own: Kept[]; phone: string | null; isProven: boolean }

/**
 * The pieces of these items that are held unpaid, or were within the last hour. This shopper's own holds, of this bag
 * and of their proven phone, are not counted, because they are released first; made-to-order items are left out,
 * because they cannot run out. An ended attempt counts only until its end.
 */
export const unpaidOf = (sql: Sql, { bagKey, guestAddress, phone }: Asker, items: readonly string[]) =>
  manyPrepared<UnpaidItem>(
    sql,
    `with me as (
       select ask.bag_key, ask.address, coalesce(ask.phone, d.contact ->> 'phone') as phone,
              coalesce(d.proven_phone = coalesce(ask.phone, d.contact ->> 'phone') and d.proven_until > now(), false) as is_proven
         from (values (?::text, ?::text, ?::text)) as ask(bag_key, address, phone) left join checkout_details d on d.bag_key = ask.bag_key)
     select l.inventory_item_id as item, (l.stocked_quantity - l.reserved_quantity)::int as unsold, l.held, unpaid.guests, unpaid.here,
            kept."idleSeconds", kept."idleSecondsHere", kept.own, me.phone, me.is_proven as "isProven"
       from me cross join inventory_level l
      cross join lateral (
        select coalesce(sum(h.quantity), 0)::int as guests, coalesce(sum(h.quantity) filter (where h.guest_address = me.address), 0)::int as here
          from stock_hold h join checkout_attempt a on a.id = h.attempt_id and a.status in ('open', 'held') and a.bag_key <> me.bag_key
         where h.inventory_item_id = l.inventory_item_id and h.guest_address is not null
           and not (me.is_proven and a.snapshot -> 'contact' ->> 'phone' is not distinct from me.phone)) unpaid
      cross join lateral (
        select coalesce(sum(seconds) filter (where guest_address is not null and not is_proven), 0)::int as "idleSeconds",
               coalesce(sum(seconds) filter (where guest_address = me.address and not is_proven), 0)::int as "idleSecondsHere",
               coalesce(json_agg(json_build_object('agoSeconds', ago, 'seconds', seconds))
                 filter (where bag_key = me.bag_key or (is_proven and scarce.phone = me.phone)), '[]') as own
          from (select s.bag_key, s.phone, s.guest_address, s.is_proven, extract(epoch from now() - s.began_at) as ago,
                       greatest(0, extract(epoch from least(a.held_until, a.updated_at) - s.began_at)) as seconds
                  from scarce_hold s join checkout_attempt a on a.id = s.attempt_id and a.status = 'expired'
                 where s.inventory_item_id = l.inventory_item_id and s.began_at > now() - make_interval(secs => ?)) scarce) kept
      where l.inventory_item_id = any(?::text[]) and l.location_id = ${houseLocation} and l.deleted_at is null and not l.backorder`,
    [bagKey, guestAddress, phone ?? null, SCARCE.windowSeconds, [...items]],
  )
