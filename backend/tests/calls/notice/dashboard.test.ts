import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { DASHBOARD } from "@silai/contracts/notice/limits"
import { orderCalls } from "@silai/contracts/order/calls"
import { CANCELLED, STATUS_CODES } from "@silai/contracts/order/status"
import { returnCalls } from "@silai/contracts/returns/calls"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aGuestBuyer } from "../../rig/buyer"
import { eventually } from "../../rig/eventually"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { dashboardAndRecount, eraseOrders, randomOrders, shuffleOrders } from "../../rig/random-orders"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { aChat } from "../../rig/whatsapp"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const name = `recount${Date.now()}`
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  await sql(
    `insert into insight_day (day, name, key, count)
     select (now() at time zone 'Asia/Kolkata')::date - n, what, 'direct', 3 + n % 7 from generate_series(0, 190) n, unnest(array['visit', 'order', 'bag']) what
     on conflict do nothing`,
  )
  await randomOrders(name, 300)
})
afterAll(() => eraseOrders(name))

const dashboard = async (days: (typeof DASHBOARD.spans)[number] = 7) =>
  (await owner.call(noticeCalls.dashboard, { days })).body.data

test("shows for every period the figures of a plain recount of hundreds of random orders", async () => {
  for (const days of DASHBOARD.spans) {
    const { shown, counted } = await dashboardAndRecount(owner, days)
    expect(shown, `${days} days`).toEqual(counted)
    expect(shown.byDay.length).toBe(Math.max(days, DASHBOARD.leastCharted))
  }
  const { period, before } = await dashboard(90)
  expect([period.sums.orders > 50, before.sums.orders > 50, period.sums.returns > 5]).toEqual([true, true, true])
})

test("still shows them after orders were moved, refunded, corrected, archived and erased, and when the sums are added up", async () => {
  await shuffleOrders(name)
  const agrees = async (when: string) => {
    const { shown, counted } = await dashboardAndRecount(owner, 90)
    expect(shown, when).toEqual(counted)
  }
  await agrees("after the changes")
  await Promise.all([1, 2, 3].map(() => sql(`select add_up_orders(), add_up_returns()`)))
  await agrees("after three workers added up at once")
  const several = () =>
    sql(
      `select day from order_day group by day having count(*) > 1 union all select day from return_day group by day having count(*) > 1`,
    )
  await eventually("a worker leaves one row for each day", async () => (await several()).length === 0, 60_000)
  await agrees("after the workers")
})

test("begins a day at midnight in India", async () => {
  const { orderId } = await aGuestBuyer()
  const placedAt = (moment: string) =>
    sql(
      `update order_state set placed_at = (date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') + $2::interval where order_id = $1`,
      [orderId, moment],
    )
  await placedAt("-2 days")
  const [none, before] = [(await dashboard(1)).period.sums.orders, (await dashboard(1)).before.sums.orders]
  await placedAt("0")
  const first = await dashboard(1)
  await placedAt("-1 millisecond")
  const last = await dashboard(1)
  expect([first.period.sums.orders - none, first.before.sums.orders - before]).toEqual([1, 0])
  expect([last.period.sums.orders - none, last.before.sums.orders - before]).toEqual([0, 1])
  expect(last.period.from).toBe(last.period.to)
  expect(Date.parse(last.period.from) - Date.parse(last.before.to)).toBe(86_400_000)
})

test("shows an order that the workshop's queue has delayed as late only when its own day is past", async () => {
  const { order_id } = await oneRow<{ order_id: string }>(
    `update order_state set has_custom = true, code = 1, placed_at = now() - interval '20 days', details = details - 'queueDays'
      where order_id = (select min(order_id) from order_state where order_id like 'order_' || $1 || '%') returning order_id`,
    [name],
  )
  const late = async () => (await dashboard()).work.lateInWorkshop
  const usual = await late()
  await sql(`update order_state set details = details || '{"queueDays": 30}' where order_id = $1`, [order_id])
  expect(await late()).toBe(usual - 1)
  await sql(`update order_state set placed_at = now() - interval '60 days' where order_id = $1`, [order_id])
  expect(await late()).toBe(usual)
})

test("shows in each figure the number of rows in the list behind it", async () => {
  await aChat("Is the black one there?")
  await sql(`update order_state set archived_at = null where order_id like 'order_' || $1 || '%'`, [name])
  const { period, work } = await dashboard(30)
  const { from, to } = period
  const status = STATUS_CODES.filter((code) => !CANCELLED.includes(code))
  const orders = async (body: object) => (await owner.call(orderCalls.all, { status, ...body })).body.total
  const returns = async (body: object) => (await owner.call(returnCalls.allForShop, body)).body.total
  const archived = await oneRow<{ n: number; made: number }>(
    `select count(*)::int as n, count(*) filter (where has_custom)::int as made from order_state where archived_at is not null and code not in (9, 10)
        and (placed_at at time zone 'Asia/Kolkata')::date between $1 and $2`,
    [from, to],
  )
  expect({
    orders: (await orders({ from, to })) + archived.n,
    made: (await orders({ from, to, kind: "custom" })) + archived.made,
    returns: await returns({ from, to }),
    toAccept: await orders({ status: [0] }),
    toApprove: await returns({ state: ["requested"] }),
    toReceive: await returns({ state: ["approved", "pickedUp"] }),
    low: (await owner.call(inventoryCalls.all, {})).body.counts.low,
    chats: (await owner.call(whatsappCalls.all, {})).body.unread,
  }).toEqual({
    orders: period.sums.orders,
    made: period.sums.customOrders,
    returns: period.sums.returns,
    toAccept: work.toAccept,
    toApprove: work.returnsToApprove,
    toReceive: work.returnsToReceive,
    low: work.lowSizes,
    chats: work.chatsUnread,
  })
  expect([work.chatsUnread > 0, work.chatsWaiting > 0]).toEqual([true, true])
  expect((await owner.post(returnCalls.allForShop.path, { from: "2026-02-31" })).status).toBe(400)
})

test("gives the figures only to those who see the dashboard, and only of the offered periods", async () => {
  expect((await (await signInAs("manager")).call(noticeCalls.dashboard, { days: 90 })).status).toBe(200)
  for (const role of ["tailor", "packer"] as const)
    expect((await (await signInAs(role)).call(noticeCalls.dashboard, {})).status).toBe(403)
  for (const days of [0, 2, 365, "7"])
    expect((await owner.post(noticeCalls.dashboard.path, { days })).status, String(days)).toBe(400)
})
