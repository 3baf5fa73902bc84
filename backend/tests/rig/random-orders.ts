import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import { daysLeft, leavesBy } from "@silai/contracts/checkout/working-days"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { isDeepStrictEqual } from "node:util"
import type { Browser } from "./browser"
import { oneRow, sql } from "./sql"

// Orders and requests as rows, for figures that are recounted: as purchases, hundreds would take minutes. The dice are hashes, so
// the same name gives the same orders.

type Days = ParsedBodyOf<typeof noticeCalls.dashboard>["days"]
type Dashboard = ReplyOf<typeof noticeCalls.dashboard>["data"]

const dice = (what: string, sides: number) => `((hashtextextended($1 || '${what}' || n, 0) & 1048575) % ${sides})::int`
const line = `jsonb_build_object('name', 'Shirt', 'colour', 'White', 'colourCode', '#FFFFFF', 'slug', 'shirt', 'sku', 'S', 'size', 'M', 'quantity', 1,
  'thumbnail', '', 'unitPaise', 79900, 'linePaise', 79900, 'discountPaise', 0, 'orderType', 'readymade', 'measurement', null)`
/** Some were promised later, because the workshop's queue was long. */
const queued = `case when ${dice("queued", 3)} = 0 then jsonb_build_object('queueDays', 1 + ${dice("queue", 60)}) else '{}' end`
const details = `${queued} || jsonb_build_object('lines', jsonb_build_array(${line}), 'address', null, 'tax', null,
  'contact', jsonb_build_object('name', 'Recounted', 'phone', '9000000000', 'email', 'recounted@example.com'),
  'totals', jsonb_build_object('itemsPaise', 79900, 'discountPaise', 0, 'deliveryPaise', 0, 'totalPaise', 79900),
  'payment', jsonb_build_object('gateway', 'razorpay', 'gatewayOrderId', 'o', 'gatewayPaymentId', 'p', 'method', 'upi', 'paidAt', now()))`
/** Cancelled ones have their money back, or a worker would send it. */
const refunded = (code: string) =>
  `case when ${code} in (9, 10) then total when ${dice("part", 4)} = 0 then ${dice("back", 40_000)} else 0 end`

/**
 * So many orders of the last 200 days, of every status, some with refunds and pieces to make, some archived; and a
 * request for every fifth.
 */
export async function randomOrders(name: string, many: number): Promise<void> {
  await sql(
    `insert into order_state (order_id, number, attempt_id, code, session_id, placed_at, customer_name, phone, email, delivery_method, units, total_paise, refunded_paise, has_custom, details, completed_at, archived_at)
     select 'order_' || $1 || n, 1500000000 + ${dice("number", 1_000)} * 100000 + n, 'chk_' || $1 || n, code, 'ses_' || $1, now() - ${dice("at", 200 * 24 * 60)} * interval '1 minute', 'Recounted',
            (9000000000 + n % 1000)::text, 'recounted@example.com', 'home', 1, total, ${refunded("code")}, ${dice("made", 3)} = 0, ${details}, now(), case when code = 6 and ${dice("archived", 5)} = 0 then now() end
       from (select n, 50000 + ${dice("total", 900_000)} as total, (array[0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 7, 8, 9, 10, 12])[1 + ${dice("code", 15)}] as code
               from generate_series(1, $2::int) n) o`,
    [name, many],
  )
  await sql(
    `insert into return_request (id, order_id, order_number, kind, state, customer_name, phone, email, units, goods_paise, fee_paise, refund_paise, asked_at, hidden_at)
     select 'ret_' || $1 || n, 'order_' || $1 || n, n, (array['return', 'exchange', 'alteration'])[1 + ${dice("kind", 3)}],
            (array['requested', 'approved', 'pickedUp', 'received', 'refunded', 'rejected', 'withdrawn'])[1 + ${dice("state", 7)}],
            'Recounted', '9000000000', 'recounted@example.com', 1, 79900, 10000, 69900, now() - ${dice("asked", 200 * 24 * 60)} * interval '1 minute', case when ${dice("hidden", 6)} = 0 then now() end
       from generate_series(5, $2::int, 5) n`,
    [name, many],
  )
  await sql(
    `insert into return_line (return_id, item_id, quantity, reason, note, paid_paise, piece)
     select id, '0', 1, 'tooSmall', '', 79900,
            '{"name": "Shirt", "slug": "shirt", "color": "White", "size": "M", "thumbnail": null, "orderType": "readymade"}'
       from return_request where id like 'ret_' || $1 || '%'`,
    [name],
  )
}

/** Changes some of them: moved on, refunded, corrected, archived, erased; in a few statements, and one by one. */
export async function shuffleOrders(name: string): Promise<void> {
  const some = (what: string, sides: number) =>
    `order_id like 'order_' || $1 || '%' and (hashtextextended($1 || '${what}' || order_id, 0) & 1048575) % ${sides} = 0`
  await sql(`update order_state set code = 10, refunded_paise = total_paise where ${some("cancel", 9)}`, [name])
  await sql(`update order_state set code = code + 1 where code in (0, 1, 2, 3, 4, 5) and ${some("move", 3)}`, [name])
  await sql(
    `update order_state set refunded_paise = least(total_paise, refunded_paise + 100) where ${some("refund", 4)}`,
    [name],
  )
  await sql(`update order_state set has_custom = not has_custom where ${some("correct", 7)}`, [name])
  await sql(`update order_state set archived_at = now() where code = 6 and ${some("archive", 4)}`, [name])
  await sql(`update order_state set wish = 'Soon' where ${some("wish", 2)}`, [name])
  await sql(`delete from order_state where ${some("erase", 11)}`, [name])
  const rows = await sql<{ order_id: string }>(
    `select order_id from order_state where code = 0 and order_id like 'order_' || $1 || '%' order by order_id limit 8`,
    [name],
  )
  await Promise.all(rows.map(({ order_id }) => sql(`update order_state set code = 1 where order_id = $1`, [order_id])))
  await sql(
    `update return_request set state = 'received', hidden_at = null where id like 'ret_' || $1 || '%' and order_number % 3 = 0`,
    [name],
  )
}

export async function eraseOrders(name: string): Promise<void> {
  await sql(`delete from return_line where return_id like 'ret_' || $1 || '%'`, [name])
  await sql(`delete from return_request where id like 'ret_' || $1 || '%'`, [name])
  await sql(`delete from order_state where order_id like 'order_' || $1 || '%'`, [name])
}

const dayOf = (column: string) => `(${column} at time zone 'Asia/Kolkata')::date`

async function countedBetween(from: string, to: string): Promise<Dashboard["period"]["sums"]> {
  const [orders, returns, visits] = await Promise.all([
    oneRow<{ orders: number; paise: string; customOrders: number }>(
      `select count(*)::int as orders, coalesce(sum(total_paise - refunded_paise), 0) as paise, count(*) filter (where has_custom)::int as "customOrders"
         from order_state where code not in (9, 10) and ${dayOf("placed_at")} between $1 and $2`,
      [from, to],
    ),
    oneRow<{ n: number }>(
      `select count(*)::int as n from return_request where hidden_at is null and ${dayOf("asked_at")} between $1 and $2`,
      [from, to],
    ),
    oneRow<{ visits: number; visitOrders: number }>(
      `select coalesce(sum(count) filter (where name = 'visit'), 0)::int as visits, coalesce(sum(count) filter (where name = 'order'), 0)::int as "visitOrders"
         from insight_day where day between $1 and $2`,
      [from, to],
    ),
  ])
  const { paise, ...rest } = orders
  return { ...rest, salesRupees: Number(paise) / 100, returns: returns.n, ...visits }
}

async function waitingNow(): Promise<Dashboard["work"]> {
  const [orders, made, returns, chats, sizes] = await Promise.all([
    oneRow<{ toAccept: number; oldest: Date | null; overDay: number }>(
      `select count(*)::int as "toAccept", min(placed_at) as oldest, count(*) filter (where placed_at < now() - interval '1 day')::int as "overDay" from order_state where code = 0`,
    ),
    sql<{ placed_at: Date; queue_days: number }>(
      `select placed_at, coalesce((details ->> 'queueDays')::int, 0) as queue_days from order_state where has_custom and code in (1, 2, 3)`,
    ),
    oneRow<{ returnsToApprove: number; returnsToReceive: number }>(
      `select count(*) filter (where state = 'requested')::int as "returnsToApprove", count(*) filter (where state in ('approved', 'pickedUp'))::int as "returnsToReceive"
         from return_request where hidden_at is null`,
    ),
    oneRow<{ chatsUnread: number; chatsWaiting: number }>(
      `select count(*) filter (where unread > 0)::int as "chatsUnread",
              count(*) filter (where waiting_since is not null and done_at is null and coalesce(snoozed_until, '-infinity') <= now())::int as "chatsWaiting"
         from whatsapp_chat where merged_into is null`,
    ),
    oneRow<{ lowSizes: number; outSizes: number }>(
      `select coalesce(sum(low_sizes), 0)::int as "lowSizes", coalesce(sum(out_sizes), 0)::int as "outSizes" from colourway_summary where status <> 'archived'`,
    ),
  ])
  const { oldest, ...rest } = orders
  const isLate = ({ placed_at, queue_days }: (typeof made)[number]) =>
    daysLeft(leavesBy(placed_at.getTime(), true, queue_days), Date.now()) < 0
  return {
    ...rest,
    oldestPlacedAt: oldest?.toISOString() ?? null,
    lateInWorkshop: made.filter(isLate).length,
    ...returns,
    ...chats,
    ...sizes,
  }
}

type Figures = Pick<Dashboard, "work" | "byStatus"> & {
  period: Dashboard["period"]["sums"]
  before: Dashboard["before"]["sums"]
  byDay: Dashboard["byDay"]
}

/** The same figures, counted from the rows themselves. */
async function recounted({ period, before, byDay }: Dashboard): Promise<Figures> {
  const [first, last] = [Date.parse(byDay[0]!.day), Date.parse(byDay.at(-1)!.day)]
  const earlier = (day: string) => new Date(Date.parse(day) - (last - first) - 86_400_000).toISOString().slice(0, 10)
  return {
    period: await countedBetween(period.from, period.to),
    before: await countedBetween(before.from, before.to),
    byDay: await Promise.all(
      byDay.map(async ({ day }) => ({
        day,
        sums: await countedBetween(day, day),
        before: await countedBetween(earlier(day), earlier(day)),
      })),
    ),
    work: await waitingNow(),
    byStatus: await sql(
      `select code, count(*)::int as count from order_state where archived_at is null group by code order by code`,
    ),
  }
}

/**
 * The dashboard's figures of a period, and those of a recount, while nothing else changed; the shop's workers go on.
 */
export async function dashboardAndRecount(owner: Browser, days: Days): Promise<{ shown: Figures; counted: Figures }> {
  let last: { shown: Figures; counted: Figures } | undefined
  for (let tries = 0; tries < 5; tries++) {
    const { data } = (await owner.call(noticeCalls.dashboard, { days })).body
    const { period, before, byDay, work, byStatus } = data
    const shown = { period: period.sums, before: before.sums, byDay, work, byStatus }
    last = { shown, counted: await recounted(data) }
    if (isDeepStrictEqual(last.shown, last.counted)) break
  }
  return last!
}
