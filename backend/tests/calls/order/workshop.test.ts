import { leavesBy } from "@silai/contracts/checkout/working-days"
import { orderCalls } from "@silai/contracts/order/calls"
import { workshopCalls } from "@silai/contracts/order/workshop-calls"
import { WORKSHOP } from "@silai/contracts/order/limits"
import { WORKSHOP_CODES } from "@silai/contracts/order/workshop"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, buys, lowerBody, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const [shirt, trousers] = ["classic-white-formal-shirt", "phantom-grey-formal-trousers"] as const
const filled = "order_bench_"
const empty = () => sql(`delete from order_state where order_id like '${filled}%'`)
afterAll(empty)

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

/** An order of this person's, placed so many days ago. */
async function ordered(
  wishes: Parameters<typeof aBag>[0],
  { daysAgo = 0, code = 1, deliveryMethod = "home" as "home" | "pickup" } = {},
) {
  const contact = aContact()
  const orderId = await buys(await aGuest({ contact, deliveryMethod }), await aBag(wishes))
  await sql(`update order_state set placed_at = now() - make_interval(days => $2), code = $3 where order_id = $1`, [
    orderId,
    daysAgo,
    code,
  ])
  return { orderId, phone: contact.phone }
}
const board = async (ask: object = {}, at = owner) => (await at.call(workshopCalls.all, ask)).body
const onBoard = async (orderId: string, ask: object = {}, at = owner) =>
  (await board(ask, at)).data.find(({ _id }) => _id === orderId)

describe("the workshop's board", () => {
  test("a custom order stands there with its piece, its measurements and the day on which it was promised to leave; ready-made orders do not", async () => {
    await setStock(shirt, "M", 5)
    const { orderId, phone } = await ordered([
      { slug: shirt, size: upperBody },
      { slug: shirt, size: "M", quantity: 2 },
    ])
    const ready = await ordered([{ slug: shirt, size: "M" }])
    const card = (await onBoard(orderId, { search: phone }))!
    const { measurementType: _, ...taken } = upperBody
    expect(card).toMatchObject({ status: 1, stage: "accepted", others: 2, delivery: "home" })
    expect(card.pieces).toMatchObject([{ slug: shirt, quantity: 1, measurement: taken }])
    expect(card.dueOn).toBe(leavesBy(Date.parse(card.placedAt), true))
    expect(await onBoard(ready.orderId, { search: ready.phone })).toBeUndefined()
  })

  test("the order that was placed first is due first, and each stage is counted", async () => {
    const late = await ordered([{ slug: shirt, size: upperBody }], { daysAgo: 30, code: 2 })
    const fresh = await ordered([{ slug: shirt, size: upperBody }], { code: 2 })
    const { data, counts } = await board()
    const ids = data.filter(({ stage }) => stage === "inProgress").map(({ _id }) => _id)
    expect(ids.indexOf(late.orderId)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(late.orderId)).toBeLessThan(ids.indexOf(fresh.orderId))
    expect(counts.inProgress).toBeGreaterThanOrEqual(2)
    const due = data.map(({ dueOn }) => dueOn)
    expect(due).toEqual([...due].sort())
  })

  test("shirts and trousers are told apart; an order with both shows the piece that is asked for", async () => {
    const { orderId } = await ordered([
      { slug: shirt, size: upperBody },
      { slug: trousers, size: lowerBody },
    ])
    const shirts = await ordered([{ slug: shirt, size: upperBody }])
    expect((await onBoard(orderId, { type: "lowerBody" }))!).toMatchObject({ pieces: [{ slug: trousers }], others: 1 })
    expect((await onBoard(orderId, { type: "upperBody" }))!).toMatchObject({ pieces: [{ slug: shirt }], others: 1 })
    expect((await onBoard(orderId))!.pieces).toHaveLength(2)
    expect(await onBoard(shirts.orderId, { type: "lowerBody" })).toBeUndefined()
  })

  test("the tailor moves it from the table to the parcel, and not beyond; whoever comes second is told", async () => {
    const tailor = await signInAs("tailor")
    const { orderId } = await ordered([{ slug: shirt, size: upperBody }])
    const search = (await owner.call(orderCalls.single, { orderId })).body.data.orderNumber
    expect((await onBoard(orderId, { search }, tailor))!.nextStatuses).toEqual([2, 3])
    expect((await tailor.call(orderCalls.update, { orderId, status: 2 })).status).toBe(200)
    const second = await owner.call(orderCalls.update, { orderId, status: 2 })
    expect([second.status, second.body.code]).toEqual([409, "order.cannot_move"])
    expect((await tailor.call(orderCalls.update, { orderId, status: 3 })).status).toBe(200)
    expect((await onBoard(orderId, { search }, tailor))!).toMatchObject({ stage: "ready", nextStatuses: [] })
  })

  test("what waits to be accepted is counted beside it; shipped and cancelled orders are gone", async () => {
    const before = (await board()).toAccept
    await ordered([{ slug: shirt, size: upperBody }], { code: 0 })
    const gone = [
      await ordered([{ slug: shirt, size: upperBody }], { code: 4 }),
      await ordered([{ slug: shirt, size: upperBody }], { code: 10 }),
    ]
    const { data, toAccept } = await board()
    expect(toAccept).toBe(before + 1)
    for (const { orderId } of gone) expect(data.map(({ _id }) => _id)).not.toContain(orderId)
  })

  test("customers and guests do not see it, and what is no filter is refused", async () => {
    expect((await (await aGuest()).call(workshopCalls.all)).status).toBe(401)
    expect((await owner.call(workshopCalls.all, { type: "hats" } as never)).status).toBe(400)
    expect((await owner.call(workshopCalls.all, { search: "x".repeat(81) })).status).toBe(400)
  })

  test("with a hundred thousand custom orders, mostly delivered, it reads only those that are at work", async () => {
    await empty()
    await sql(
      `insert into order_state (order_id, number, attempt_id, code, session_id, placed_at, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details, completed_at)
       select '${filled}' || n, 3000000 + n, 'chk_bench_' || n, case when n % 200 = 0 then 1 + n / 200 % 3 else 6 end, 'ses_bench_' || n, now() - n * interval '5 minutes',
              'Bench ' || n, (7000000000 + n)::text, md5(n::text) || '@example.com', 'home', 1, 79900, true,
              '{"lines": [{"name": "Shirt", "orderType": "custom", "measurementType": "upperBody", "quantity": 1, "measurement": null}]}', now()
         from generate_series(1, 100000) n`,
    )
    await sql(`vacuum analyze order_state`)
    const began = performance.now()
    const { data, counts } = await board()
    const took = performance.now() - began
    expect(counts.accepted).toBeGreaterThan(WORKSHOP.perStage)
    expect(data.filter(({ stage }) => stage === "accepted")).toHaveLength(WORKSHOP.perStage)
    // An index of statuses leads to what is open; the delivered orders of all years are not looked at.
    const plan = await sql<{ "QUERY PLAN": string }>(
      `explain select * from order_state where has_custom and code in (${WORKSHOP_CODES.join(", ")})`,
    )
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("Index Cond: (code = ANY")
    expect(took).toBeLessThan(1000)
    console.info(
      `the board of ${counts.accepted + counts.inProgress + counts.ready} open orders: ${took.toFixed(0)} ms`,
    )
  }, 60_000)
})
