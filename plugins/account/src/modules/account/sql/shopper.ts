/**
 * The rows of the customer list, derived from the source tables: everyone who has an account or has bought. An order
 * counts for its own account; a guest's order counts for the account that has proven the order's phone, otherwise for a
 * guest: one guest per phone, identified by their first order (order ids sort by time), so that no page address
 * contains a phone number. Spend is captured minus refunded. `who` is the account's id or the guest's phone.
 *
 * For one person, each look-up is by an index.
 */
const columns = "who, id, kind, name, phone, email, city, joined_at, seen_at, orders, spend_paise, halves"

const boughtBy = (orders: string) => `
  select count(*)::int as orders, coalesce(sum(o.total_paise - o.refunded_paise), 0)::bigint as spend_paise, min(o.order_id) as first_order,
         max(o.order_id) as last_order, min(o.placed_at) as first_at, max(o.placed_at) as last_at
    from (${orders}) o`

/** Accounts; `which` narrows them by `c.id`. */
const accounts = (which: string) => `
select c.id as who, c.id, case when c.deleted_at is null then 'account' else 'deleted' end as kind, trim(concat_ws(' ', c.first_name, c.last_name)) as name, p.phone, c.email,
       coalesce(a.city, l.city, '') as city, c.created_at as joined_at,
       greatest((select max(s.seen_at) from session s where s.actor_id = c.id and s.kind = 'shop'), (select s.seen_at from last_seen s where s.actor_id = c.id), b.last_at) as seen_at,
       b.orders, b.spend_paise, array(select m.half from body_measurement m where m.customer_id = c.id order by m.half desc) as halves
  from customer c
  left join customer_phone p on p.customer_id = c.id
  cross join lateral (${boughtBy(`select * from order_state where customer_id = c.id union all select * from order_state where customer_id is null and phone = p.phone`)}) b
  left join order_state l on l.order_id = b.last_order and c.deleted_at is null
  left join customer_address a on a.customer_id = c.id and a.is_default_shipping and a.deleted_at is null
 where (c.has_account or c.deleted_at is not null) and ${which}`

/** Guests; `which` narrows them by `o.phone`. */
const guests = (which: string) => `
select g.phone as who, b.first_order as id, 'guest' as kind, l.customer_name as name, g.phone, l.email, l.city, b.first_at as joined_at, b.last_at as seen_at, b.orders, b.spend_paise, '{}'::text[] as halves
  from (select distinct o.phone from order_state o where o.customer_id is null and ${which}) g
  cross join lateral (${boughtBy(`select * from order_state where customer_id is null and phone = g.phone`)}) b
  join order_state l on l.order_id = b.last_order
 where not exists (select 1 from customer_phone p where p.phone = g.phone)`

const saved = columns
  .split(", ")
  .slice(1)
  .map((name) => `${name} = excluded.${name}`)
  .join(", ")

/** A person's row is rewritten under the person's lock, in a separate statement, so that it sees what the previous holder committed. */
const note = (name: string, read: string) => `
create or replace function ${name}(whose text) returns void language plpgsql as $$
begin
  if whose is null then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('shopper ' || whose, 0));
  insert into shopper (${columns}) ${read} on conflict (who) do update set ${saved};
  if not found then delete from shopper where who = whose; end if;
end $$`

const noteFunctions = [
  note("note_shopper", accounts("c.id = whose")),
  note("note_guest", guests("o.phone = whose")),
  // A guest's order belongs to the account that has its phone. The account is read under the phone's lock: one that
  // gets the phone at this moment has either committed by then, or refreshes its own row afterwards.
  `create or replace function note_buyer(customer text, its_phone text) returns void language plpgsql as $$
begin
  if customer is null then
    perform note_guest(its_phone);
    customer := (select p.customer_id from customer_phone p where p.phone = its_phone);
  end if;
  perform note_shopper(customer);
end $$`,
]

/** The same for all people at once, with each table read once. */
const allShoppers = `
with bought as (
  select coalesce(o.customer_id, p.customer_id) as customer_id, case when coalesce(o.customer_id, p.customer_id) is null then o.phone end as guest_phone,
         count(*)::int as orders, sum(o.total_paise - o.refunded_paise)::bigint as spend_paise, min(o.order_id) as first_order, max(o.order_id) as last_order,
         min(o.placed_at) as first_at, max(o.placed_at) as last_at
    from order_state o left join customer_phone p on o.customer_id is null and p.phone = o.phone
   group by 1, 2
), seen as (
  select actor_id, max(seen_at) as seen_at from (
    select actor_id, seen_at from session where kind = 'shop' and actor_id is not null union all select actor_id, seen_at from last_seen) s group by actor_id
)
select c.id, c.id, case when c.deleted_at is null then 'account' else 'deleted' end, trim(concat_ws(' ', c.first_name, c.last_name)), p.phone, c.email, coalesce(a.city, l.city, ''),
       c.created_at, greatest(s.seen_at, b.last_at), coalesce(b.orders, 0), coalesce(b.spend_paise, 0), coalesce(m.halves, '{}')
  from customer c
  left join customer_phone p on p.customer_id = c.id
  left join bought b on b.customer_id = c.id
  left join order_state l on l.order_id = b.last_order and c.deleted_at is null
  left join seen s on s.actor_id = c.id
  left join customer_address a on a.customer_id = c.id and a.is_default_shipping and a.deleted_at is null
  left join (select customer_id, array_agg(half order by half desc) as halves from body_measurement group by 1) m on m.customer_id = c.id
 where c.has_account or c.deleted_at is not null
union all
select b.guest_phone, b.first_order, 'guest', l.customer_name, b.guest_phone, l.email, l.city, b.first_at, b.last_at, b.orders, b.spend_paise, '{}'
  from bought b join order_state l on l.order_id = b.last_order where b.guest_phone is not null`

const recountShoppers = `
create or replace function recount_shoppers() returns void language plpgsql as $$
begin
  delete from shopper;
  insert into shopper (${columns}) ${allShoppers};
end $$`

/**
 * Tables whose changes refresh a person's row. The triggers run at the end of the transaction, because a person's lock
 * is taken after all others. `notes` refreshes the person of one row, called `it`; `of` names the columns that matter,
 * `whose` those that say whose row it is.
 */
type Watched = { table: string; of: string; whose: string; notes: string; when?: string }
const watched: readonly Watched[] = [
  {
    table: "customer",
    of: "first_name, last_name, email, has_account, deleted_at, created_at",
    whose: "id",
    notes: "note_shopper(it.id)",
  },
  {
    table: "customer_phone",
    of: "phone, customer_id",
    whose: "phone, customer_id",
    notes: "note_guest(it.phone), note_shopper(it.customer_id)",
  },
  {
    table: "customer_address",
    of: "city, customer_id, is_default_shipping, deleted_at",
    whose: "customer_id",
    notes: "note_shopper(it.customer_id)",
  },
  {
    table: "order_state",
    of: "customer_id, phone, total_paise, refunded_paise, customer_name, email, city",
    whose: "customer_id, phone",
    notes: "note_buyer(it.customer_id, it.phone)",
  },
  { table: "body_measurement", of: "customer_id, half", whose: "customer_id", notes: "note_shopper(it.customer_id)" },
  {
    table: "session",
    of: "actor_id, seen_at",
    whose: "actor_id",
    notes: "note_seen(it.actor_id, it.kind, it.seen_at)",
  },
]

const triggerOf = (table: string) => `shopper_of_${table}`
const fields = (row: "old" | "new", names: string) =>
  `(${names
    .split(", ")
    .map((name) => `${row}.${name}`)
    .join(", ")})`

const noteFunction = ({ table, whose, notes }: Watched) => `
create or replace function ${triggerOf(table)}() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if ${fields("old", whose)} is distinct from ${fields("new", whose)} then perform ${notes.replaceAll("it.", "old.")}; end if;
  elsif tg_op = 'DELETE' then
    perform ${notes.replaceAll("it.", "old.")};
  end if;
  if tg_op <> 'DELETE' then perform ${notes.replaceAll("it.", "new.")}; end if;
  return null;
end $$`

/** Only a visit: orders and name are unchanged. */
const noteSeen = `
create or replace function note_seen(whose text, kind text, at timestamptz) returns void language plpgsql as $$
begin
  if whose is null or kind <> 'shop' then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('shopper ' || whose, 0));
  update shopper set seen_at = greatest(seen_at, at) where who = whose;
end $$`

/**
 * Watches every table that exists. In an empty database some are created later, and their own migrations call this
 * again; a table watched for the first time may have rows already.
 */
const watch = `
create or replace function watch_shoppers() returns void language plpgsql as $$
declare
  is_new boolean := false;
begin
${watched
  .map(
    ({
      table,
      of,
    }) => `  if to_regclass('${table}') is not null and not exists (select 1 from pg_trigger where tgname = '${triggerOf(table)}') then
    create constraint trigger ${triggerOf(table)} after insert or delete or update of ${of} on ${table} deferrable initially deferred for each row execute function ${triggerOf(table)}();
    is_new := true;
  end if;`,
  )
  .join("\n")}
  if is_new and ${watched.map(({ table }) => `to_regclass('${table}') is not null`).join(" and ")} then perform recount_shoppers(); end if;
end $$`

/** Removes all of it but the table: a trigger left behind would fail every change of its table. */
export const shoppersNoMore = [
  ...watched.map(({ table }) => `drop function if exists ${triggerOf(table)}() cascade`),
  `drop function if exists watch_shoppers(), recount_shoppers(), note_buyer(text, text), note_guest(text), note_shopper(text), note_seen(text, text, timestamptz), shoppers_near(text[])`,
]

export const shopperFunctions = [...noteFunctions, noteSeen, recountShoppers, ...watched.map(noteFunction), watch]
