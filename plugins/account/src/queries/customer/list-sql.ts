import type { CustomerKind, CustomerSort } from "@silai/contracts/customer/limits"
import type { CustomerRow } from "@silai/contracts/customer/shapes"
import { shoppersSeen } from "@silai/kit/devices"
import { toRupees } from "@silai/kit/money"

/**
 * Everybody who has an account or has bought. An order counts for its own account; a guest's order counts for the
 * account that has proven the order's phone, and otherwise for a guest: one guest per phone, identified by their first
 * order (order ids sort by time), so that no page address contains a phone number. Spend is captured minus refunded.
 */
const people = `
bought as (
  select coalesce(o.customer_id, p.customer_id) as customer_id, case when coalesce(o.customer_id, p.customer_id) is null then o.phone end as guest_phone,
         count(*)::int as orders, sum(o.total_paise - o.refunded_paise)::bigint as spend_paise, min(o.order_id) as first_order, max(o.order_id) as last_order,
         min(o.placed_at) as first_at, max(o.placed_at) as last_at
    from order_state o left join customer_phone p on o.customer_id is null and p.phone = o.phone
   group by 1, 2
), seen as (${shoppersSeen}
), people as (
  select c.id, case when c.deleted_at is null then 'account' else 'deleted' end as kind, trim(concat_ws(' ', c.first_name, c.last_name)) as name,
         p.phone, c.email, coalesce(a.city, l.city, '') as city, c.created_at as joined_at, greatest(s.seen_at, b.last_at) as seen_at,
         coalesce(b.orders, 0) as orders, coalesce(b.spend_paise, 0) as spend_paise,
         exists (select 1 from body_measurement m where m.customer_id = c.id) as has_measurements
    from customer c
    left join customer_phone p on p.customer_id = c.id
    left join bought b on b.customer_id = c.id
    left join order_state l on l.order_id = b.last_order and c.deleted_at is null
    left join seen s on s.actor_id = c.id
    left join customer_address a on a.customer_id = c.id and a.is_default_shipping and a.deleted_at is null
   where c.has_account or c.deleted_at is not null
  union all
  select b.first_order, 'guest', l.customer_name, b.guest_phone, l.email, l.city, b.first_at, b.last_at, b.orders, b.spend_paise, false
    from bought b join order_state l on l.order_id = b.last_order where b.guest_phone is not null
)`

/** The columns that the statement below returns for each person. */
export type Row = {
  id: string
  kind: CustomerKind
  name: string
  phone: string | null
  email: string | null
  city: string
  joined_at: string
  seen_at: string | null
  orders: number
  spend_paise: number
  has_measurements: boolean
}

const asIso = (at: string | null) => (at === null ? null : new Date(at).toISOString())
export const rowOf = (row: Row): CustomerRow => ({
  _id: row.id,
  kind: row.kind,
  name: row.name,
  phone: row.phone,
  email: row.email,
  city: row.city,
  joinedAt: asIso(row.joined_at)!,
  seenAt: asIso(row.seen_at),
  orders: row.orders,
  spendRupees: toRupees(row.spend_paise),
  hasMeasurements: row.has_measurements,
})

const orders: Record<CustomerSort, string> = {
  newest: "joined_at desc, id desc",
  oldest: "joined_at, id",
  name: "name = '', lower(name), id",
  name_down: "name = '', lower(name) desc, id",
  seen: "seen_at desc nulls last, id",
  seen_up: "seen_at nulls first, id",
  spend: "spend_paise desc, joined_at desc, id",
  spend_up: "spend_paise, joined_at desc, id",
  orders: "orders desc, spend_paise desc, id",
  orders_up: "orders, spend_paise, id",
}

/** Only words of letters are matched fuzzily; a nearly right number is somebody else's. */
const near = `word_similarity(?, lower(name)) >= 0.5`

/**
 * One page of customers and the total, in one statement. Fuzzy name matching applies only when no name matches exactly.
 * `filters` are fixed fragments over `people`. Bindings: those of the filters; each word; with `mayMisspell` each word
 * again; limit, offset.
 */
export function customersPage(
  filters: readonly string[],
  words: number,
  mayMisspell: boolean,
  sort: CustomerSort,
): string {
  const spelt = Array.from({ length: words }, () => `strpos(lower(concat_ws(' ', name, email, phone)), ?) > 0`)
  return `with ${people}, found as materialized (
  select * from people where ${filters.join(" and ") || "true"}
), spelt as materialized (
  select * from found where ${spelt.join(" and ") || "true"}
), hits as materialized (
  select * from spelt ${mayMisspell ? `union all select * from found where not exists (select 1 from spelt) and ${spelt.map(() => near).join(" and ")}` : ""}
)
select (select count(*)::int from hits) as total,
       (select coalesce(jsonb_agg(to_jsonb(h) order by h.n), '[]') from (select *, row_number() over (order by ${orders[sort]}) as n from hits order by n limit ? offset ?) h) as data`
}
