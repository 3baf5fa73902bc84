import { staffCalls } from "@silai/contracts/account/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { leavesBy, queueDaysOf, withMaking, workingDaysAfter } from "@silai/contracts/checkout/working-days"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { workshopCalls } from "@silai/contracts/order/workshop-calls"
import { WORKSHOP } from "@silai/contracts/order/limits"
import { WORKSHOP_CODES } from "@silai/contracts/order/workshop"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, buys, lowerBody, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const [shirt, trousers] = ["classic-white-formal-shirt", "phantom-grey-formal-trousers"] as const
const filled = "order_bench_"
const empty = () =>
  sql(
    `begin; set local session_replication_role = replica; delete from order_state where order_id like '${filled}%'; commit`,
  )
afterEach(empty)

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
  test("lists a custom order with its piece, its measurements and the day on which it was promised to leave; not ready-made orders", async () => {
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

  test("puts the order that was placed first as due first, and counts each stage", async () => {
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

  test("filters shirts and trousers; an order with both shows the piece filtered for", async () => {
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

  test("lets the tailor move it from cutting to ready, and not beyond; refuses the second who tries", async () => {
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

  test("counts orders to accept separately; shipped and cancelled orders are gone", async () => {
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

  test("counts each person's work by the day on which it must leave, and can show one person's", async () => {
    const [tailor, other] = [await signInAs("tailor"), await signInAs("tailor")]
    const { orderId } = await ordered([{ slug: shirt, size: upperBody, quantity: 2 }])
    const late = await ordered([{ slug: shirt, size: upperBody }], { daysAgo: 30 })
    for (const one of [orderId, late.orderId])
      await owner.call(orderEditCalls.sewnBy, { orderId: one, tailorId: tailor.userId })
    const { dueOn } = (await onBoard(orderId, { tailor: tailor.userId }))!
    const { load, tailors } = await board()
    const own = load.filter((cell) => cell.tailor === tailor.userId)
    expect(own).toMatchObject([
      { orders: 1, pieces: 1 },
      { day: dueOn, orders: 1, pieces: 2 },
    ])
    expect(tailors.find(({ _id }) => _id === tailor.userId)).toMatchObject({ orders: 2, perDay: null })
    const idsOf = async (ask: object) => (await board({ tailor: tailor.userId, ...ask })).data.map(({ _id }) => _id)
    expect([await idsOf({ due: dueOn }), await idsOf({ due: "late" })]).toEqual([[orderId], [late.orderId]])
    expect((await board({ tailor: other.userId, due: dueOn })).counts.accepted).toBe(0)
    expect((await owner.call(workshopCalls.all, { due: "soon" } as never)).status).toBe(400)
  })

  test("is not seen by customers and guests, and refuses an unknown filter", async () => {
    expect((await (await aGuest()).call(workshopCalls.all)).status).toBe(401)
    expect((await owner.call(workshopCalls.all, { type: "hats" } as never)).status).toBe(400)
    expect((await owner.call(workshopCalls.all, { search: "x".repeat(81) })).status).toBe(400)
  })

  test("reads only the open ones of twenty thousand custom orders, mostly delivered", async () => {
    await sql(
      // Tables kept from orders (persons, wakes) are not measured here, and would take most of the time.
      `begin;
       set local session_replication_role = replica;
       insert into order_state (order_id, number, attempt_id, code, session_id, placed_at, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details, completed_at)
       select '${filled}' || n, 3000000 + n, 'chk_bench_' || n, case when n % 50 = 0 then 1 + n / 50 % 3 else 6 end, 'ses_bench_' || n, now() - n * interval '5 minutes',
              'Bench ' || n, (7000000000 + n)::text, md5(n::text) || '@example.com', 'home', 1, 79900, true,
              '{"lines": [{"name": "Shirt", "orderType": "custom", "measurementType": "upperBody", "quantity": 1, "measurement": null}]}', now()
         from generate_series(1, 20000) n;
       commit`,
    )
    await sql(`vacuum analyze order_state`)
    const started = performance.now()
    const { data, counts } = await board()
    const took = performance.now() - started
    expect(counts.accepted).toBeGreaterThan(WORKSHOP.perStage)
    expect(data.filter(({ stage }) => stage === "accepted")).toHaveLength(WORKSHOP.perStage)
    // An index of statuses finds what is open; the delivered orders of all years are not read.
    const plan = await sql<{ "QUERY PLAN": string }>(
      `explain select * from order_state where has_custom and code in (${WORKSHOP_CODES.join(", ")})`,
    )
    expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("Index Cond: (code = ANY")
    expect(took).toBeLessThan(1000)
    console.info(
      `the board of ${counts.accepted + counts.inProgress + counts.ready} open orders: ${took.toFixed(0)} ms`,
    )
  }, 120_000)
})

describe("pieces sewn a day", () => {
  const sews = (userId: string, piecesPerDay: number | null, at = owner) =>
    at.call(staffCalls.userCapacity, { userId, piecesPerDay })
  const queue = async () => (await (await aGuest()).call(checkoutCalls.shippingFees, {})).body.everywhere.queueDays
  const toSew = async () =>
    (
      await sql<{ pieces: number }>(
        `select coalesce(sum((line ->> 'quantity')::int), 0)::int as pieces from order_state cross join lateral jsonb_array_elements(details -> 'lines') as lines (line)
          where has_custom and code in (0, 1, 2) and line ->> 'orderType' = 'custom'`,
      )
    )[0]!.pieces
  const promiseOf = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data

  test("delays the promised days of pieces that are made once the workshop is full, and no others", async () => {
    const tailor = await signInAs("tailor")
    await setStock(shirt, "M", 5)
    await empty()
    await sql(
      `begin;
       set local session_replication_role = replica;
       insert into order_state (order_id, number, attempt_id, code, session_id, placed_at, customer_name, phone, email, delivery_method, units, total_paise, has_custom, details)
       select '${filled}' || n, 3000000 + n, 'chk_bench_' || n, 1, 'ses_bench_' || n, now(), 'Bench ' || n, (7000000000 + n)::text, md5(n::text) || '@example.com', 'home', 1, 79900, true,
              '{"lines": [{"name": "Shirt", "orderType": "custom", "measurementType": "upperBody", "quantity": 1, "measurement": null}]}'
         from generate_series(1, 30) n;
       commit`,
    )
    expect(await queue()).toBe(0)
    try {
      const { status, body } = await sews(tailor.userId, 2)
      expect([status, body.message]).toEqual([200, "Some tailor sews 2 pieces a day."])
      expect((await board()).tailors.find(({ _id }) => _id === tailor.userId)?.perDay).toBe(2)
      const queueDays = queueDaysOf({ pieces: (await toSew()) + 1, perDay: 2 })
      expect(queueDays).toBeGreaterThan(5)
      expect(await queue()).toBe(queueDays)
      const [made, ready] = [
        await ordered([{ slug: shirt, size: upperBody }]),
        await ordered([{ slug: shirt, size: "M" }]),
      ]
      const { days } = (await (await aGuest()).call(checkoutCalls.pincode, { pincode: "141001" })).body.data
      const [cut, shelf] = [await promiseOf(made.orderId), await promiseOf(ready.orderId)]
      expect(cut.promised).toEqual(
        workingDaysAfter(Date.parse(cut.placedAt), withMaking(days, { custom: true, queueDays })),
      )
      expect(shelf.promised).toEqual(workingDaysAfter(Date.parse(shelf.placedAt), days))
      const card = (await onBoard(made.orderId, { search: made.phone }))!
      expect(card.dueOn).toBe(leavesBy(Date.parse(card.placedAt), true, queueDays))
      // With many hands all fit into the usual days, which are never shortened.
      await sews(tailor.userId, 50)
      expect(await queue()).toBe(queueDaysOf({ pieces: (await toSew()) + 1, perDay: 50 }))
    } finally {
      await sews(tailor.userId, null)
      await empty()
    }
    expect(await queue()).toBe(0)
  })

  test("is set only by owners, in whole pieces", async () => {
    const [tailor, manager] = [await signInAs("tailor"), await signInAs("manager")]
    expect((await sews(tailor.userId, 3, manager)).status).toBe(403)
    expect((await sews(tailor.userId, 3, tailor)).status).toBe(403)
    for (const odd of [0, 51, 1.5]) expect((await sews(tailor.userId, odd)).status).toBe(400)
    expect((await sews("user_nowhere", 3)).body.code).toBe("staff.unknown")
  })
})
