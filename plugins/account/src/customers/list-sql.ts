import type { CustomerSort } from "@silai/contracts/customer/limits"

/**
 * Everybody who has an account or has bought. An order counts for the account that it belongs to; one that was placed without signing
 * in counts for the account that has proven the order's phone, and otherwise for a guest: one person per phone, named by their first
 * order (order ids sort by time), so that no address of a page carries a phone number.
 * Spend is what was captured and not given back.
 */
const people = `
bought as (
  select coalesce(o.customer_id, p.customer_id) as customer_id, case when coalesce(o.customer_id, p.customer_id) is null then o.phone end as guest_phone,
         count(*)::int as orders, sum(o.total_paise - o.refunded_paise)::bigint as spend_paise, min(o.order_id) as first_order, max(o.order_id) as last_order,
         min(o.placed_at) as first_at, max(o.placed_at) as last_at
    from order_state o left join customer_phone p on o.customer_id is null and p.phone = o.phone
   group by 1, 2
), seen as (
  select actor_id, max(seen_at) as seen_at from (
    select actor_id, seen_at from session where kind = 'shop' and actor_id is not null union all select actor_id, seen_at from last_seen) s
   group by actor_id
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

const orders: Record<CustomerSort, string> = {
  newest: "joined_at desc, id",
  seen: "seen_at desc nulls last, id",
  spend: "spend_paise desc, joined_at desc, id",
  orders: "orders desc, spend_paise desc, id",
}

/** Letters alone can be misspelt; a number that is nearly right is somebody else's. */
const near = `word_similarity(?, lower(name)) >= 0.5`

/**
 * One page of customers and how many match, in one statement. A misspelt name is looked for only when nobody is called as it was typed.
 * `filters` are fixed fragments over `people`. Bindings: those of the filters; each word; with `mayMisspell` each word again; limit, offset.
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
