import { Pool, type QueryResultRow } from "pg"
import { eventually } from "../rig/eventually"
import type { ShopFacts } from "../rig/shop"

type Facts = ShopFacts & { /** The one origin of pages, calls and the back office. */ shop: string }

/** The shop of this worker's journeys; opened by the global setup. */
export function theShop(): Facts {
  const shops = JSON.parse(process.env.SILAI_SHOPS ?? "[]") as Facts[]
  return shops[Number(process.env.TEST_PARALLEL_INDEX ?? 0) % shops.length]
}

let pool: Pool | undefined
/** A statement in the database of this worker's shop. */
export async function sql<Row extends QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
  pool ??= new Pool({ connectionString: theShop().databaseUrl, max: 2, allowExitOnIdle: true }).on(
    "error",
    () => undefined,
  )
  return (await pool.query<Row>(statement, values)).rows
}

const ENOUGH = 2
const emptied = new Map<string, [slug: string, size: string]>()

/** Sets the free pieces of one size, on top of those reserved. */
export async function setStock(slug: string, size: string, free: number): Promise<void> {
  const rows = await sql(
    `update inventory_level l set stocked_quantity = l.reserved_quantity + l.held + $3,
            raw_stocked_quantity = jsonb_build_object('value', (l.reserved_quantity + l.held + $3)::text, 'precision', 20)
       from product_variant_inventory_item i
       join product_variant v on v.id = i.variant_id and v.deleted_at is null
       join product p on p.id = v.product_id and p.deleted_at is null
      where i.inventory_item_id = l.inventory_item_id and i.deleted_at is null and l.deleted_at is null and p.handle = $1 and v.title = $2
      returning l.id`,
    [slug, size, free],
  )
  if (!rows.length) throw new Error(`There is no stock of ${slug} in size ${size}.`)
  if (free < ENOUGH) emptied.set(`${slug} ${size}`, [slug, size])
}

/** The piece that most journeys buy; they use up its sizes. */
const boughtMost = () =>
  sql<{ slug: string; size: string }>(
    `select p.handle as slug, v.title as size
       from product p join product_variant v on v.product_id = p.id and v.deleted_at is null
       join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
       join inventory_level l on l.inventory_item_id = i.inventory_item_id and l.deleted_at is null
      where p.handle = 'classic-white-formal-shirt' and p.deleted_at is null
        and l.stocked_quantity - l.reserved_quantity - l.held < 5`,
  )

/** Restocks what a journey has sold out, for the next one. */
export async function refillShelves(): Promise<void> {
  for (const { slug, size } of await boughtMost()) emptied.set(`${slug} ${size}`, [slug, size])
  const all = [...emptied.values()]
  emptied.clear()
  await Promise.all(all.map(([slug, size]) => setStock(slug, size, 10)))
}

/** Journeys sign in dozens of times; failed tries of an earlier one must not lock out a later one. */
export const resetTries = () => sql("delete from rate_limit")

/** Remembers the shop's settings; the returned function restores them, and does nothing when they have not changed. */
export async function rememberSettings(): Promise<() => Promise<void>> {
  const versions = await sql<{ section: string; version: number }>("select section, version from shop_setting")
  const known = versions.map(({ section, version }) => `${section} ${version}`)
  return async () => {
    const removed = await sql(
      `delete from shop_setting where section || ' ' || version <> all($1::text[]) returning section`,
      [known],
    )
    if (removed.length) await sql(`select pg_notify('silai_live', '{"event":"shop-settings.changed"}')`)
  }
}

/** A journey that required a second factor from everyone must not block the next one. */
export const makeSecondFactorOptional = () => sql("update staff_rule set second_factor_required = false")

/** A request to the stand-ins; with a body it is posted. */
export async function standIn<Reply>(path: string, body?: unknown): Promise<Reply> {
  const response = await fetch(
    theShop().standIns + path,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
  )
  if (!response.ok) throw new Error(`The stand-in refused ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Reply
}

/** Sets fault switches of the payment stand-in. */
export const faults = (switches: Record<string, unknown>) => standIn("/razorpay/__faults", switches)
/** Sets fault switches of the text message stand-in. */
export const carrier = (switches: Record<string, unknown>) => standIn("/sms/__faults", switches)
type PushSubscriber = { id: string; endpoint: string; keys: { p256dh: string; auth: string } }
/** A browser's address at the stand-in's push service. */
export const pushAddress = (serverKey: string) => standIn<PushSubscriber>("/push/__browser", { serverKey })
type Rung = { title: string; body: string; path: string }
/** The notices that have rung in a browser with this endpoint, as it reads them. */
export const rungAt = async (endpoint: string) =>
  (await standIn<{ received: { text: string }[] }>(`/push/__inbox?browser=${endpoint.split("/").at(-1)}`)).received.map(
    ({ text }) => JSON.parse(text) as Rung,
  )

/** Clears all faults. */
export const endFaults = () => Promise.all([faults({ reset: true }), standIn("/meta/__faults", { reset: true })])

type Mail = { to: string; subject: string; text: string; html: string }
/** The mails sent to one address. */
export const mailsTo = async (address: string) =>
  (await standIn<Mail[]>("/mail")).filter(({ to }) => to.includes(address))

type Book = { payments: { id: string; status: string; email?: string; contact?: string; amount: number }[] }
/** Successful payments, by the e-mail given to the payment window. */
export const paymentsOf = async (email: string) =>
  (await standIn<Book>("/razorpay/__inbox")).payments.filter(
    (payment) => payment.email === email && payment.status === "captured",
  )

/** Adds one of the shop's pictures to a product, as an upload would. */
export const addPicture = (productId: string) =>
  sql(
    `insert into image (id, url, rank, product_id) select 'img_' || md5(random()::text), url, 0, $1 from picture limit 1`,
    [productId],
  )

/** An order as if delivered so many days ago. */
export const cameDaysAgo = (number: string, days: number) =>
  sql(
    `update order_state_log l set at = now() - make_interval(days => $2) from order_state o
      where o.order_id = l.order_id and o.number = $1 and l.code in (6, 8)`,
    [Number(number.slice(3)), days],
  )

/** As many more orders like this one, each a minute older; a hundred checkouts would take minutes. Returns their numbers. */
export const moreOrders = async (number: string, count: number): Promise<string[]> => {
  const copies = await sql<{ number: number }>(
    `insert into order_state (order_id, number, attempt_id, session_id, placed_at, customer_name, phone, email, city, region, delivery_method, units, total_paise, has_custom, details)
     select order_id || '_' || n, 1000000 + number * 1000 + n, attempt_id || '_' || n, session_id, placed_at - n * interval '1 minute', customer_name, phone, email, city, region, delivery_method, units, total_paise, has_custom, details
       from order_state, generate_series(1, $2::int) n where number = $1 order by n returning number`,
    [Number(number.slice(3)), count],
  )
  return copies.map((copy) => `SL-${copy.number}`)
}

/** Sets an order's age and status. */
export const ageOrder = (number: string, days: number, code: number) =>
  sql(`update order_state set placed_at = now() - make_interval(days => $2), code = $3 where number = $1`, [
    Number(number.slice(3)),
    days,
    code,
  ])

/** The statuses of a phone's orders, each with who set it last, oldest order first. */
export const orderStatuses = (phone: string) =>
  sql<{ code: number; by: string | null }>(
    `select s.code, (select by from order_state_log l where l.order_id = s.order_id order by id desc limit 1) as by
       from order_state s where s.phone = $1 order by placed_at`,
    [phone],
  )

/** Lets the time to pay run out for the shopper with this phone, and waits until their pieces are free. */
export async function endHold(phone: string): Promise<void> {
  const theirs = `status in ('open', 'held') and snapshot -> 'contact' ->> 'phone' = $1`
  await sql(`update checkout_attempt set held_until = now() - interval '1 second' where ${theirs}`, [phone])
  await eventually(
    "the hold has ended",
    async () => (await sql(`select 1 from checkout_attempt where ${theirs}`, [phone])).length === 0,
  )
}

/** Cancels orders without the open page noticing, as another window would. */
export const cancelOrders = (numbers: readonly string[]) =>
  sql(`update order_state set code = 10 where number = any($1)`, [numbers.map((number) => Number(number.slice(3)))])
