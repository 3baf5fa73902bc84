import { mailMessages } from "@silai/contracts/messaging/messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { returnCalls } from "@silai/contracts/returns/calls"
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCoupon } from "../../rig/coupon"
import { faults, mails, pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { asked, delivered, moved, refundsOf, shirt, steps, taken, untilRefunded } from "../../rig/returns"
import { aBag, aGuest, askWith, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
// Each order here is placed, packed, sent and delivered first.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
afterEach(() => faults({ reset: true }))

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

type Engine = {
  status: string
  received_at: string | null
  canceled_at: string | null
  items: [string, number, number][]
}
/** The engine's own returns of an order, through its own API. */
async function engineReturns(orderId: string): Promise<Engine[]> {
  return sql<Engine>(
    `select r.status, r.received_at, r.canceled_at,
            (select json_agg(json_build_array(i.quantity, i.received_quantity, coalesce(i.damaged_quantity, 0))) from return_item i where i.return_id = r.id) as items
       from "return" r where r.order_id = $1 order by r.created_at`,
    [orderId],
  )
}
const code = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data.status

test.each([
  ["a return or an exchange of ready-made pieces", false, "you can ask for a return or an exchange until"],
  ["an alteration of a piece cut to measure", true, "you can ask for an alteration until"],
])("the mail of a delivered order offers %s", async (_, custom, sentence) => {
  const { email, orderId } = await delivered(owner, { custom })
  const { orderNumber } = (await owner.call(orderCalls.single, { orderId })).body.data
  const letter = await afterWork("the mail is there", async () =>
    (await mails()).find(
      ({ to, subject }) => to.includes(email) && subject === mailMessages.moved.subject.delivered(orderNumber),
    ),
  )
  expect(letter.text).toContain(sentence)
})

describe("the life of a request", () => {
  test("goes from approved, fetched and received to refunded: the pieces are in stock, and the money less the fee is refunded", async () => {
    const had = await delivered(owner)
    const request = await asked(had, "return", 2)
    expect(request).toMatchObject({
      state: "requested",
      kind: "return",
      items: 2,
      nextStates: ["withdrawn"],
      refund: null,
    })
    expect([request.goodsRupees, request.feeRupees, request.refundRupees]).toEqual([1598, 100, 1498])
    expect(await engineReturns(had.orderId)).toEqual([])
    await taken(owner, request._id, "approved")
    expect(await engineReturns(had.orderId)).toMatchObject([{ status: "requested", items: [[2, 0, 0]] }])
    const before = await stockOf(shirt, "S")
    await taken(owner, request._id, "pickedUp")
    expect(await stockOf(shirt, "S")).toEqual(before)
    await taken(owner, request._id, "received")
    expect(await engineReturns(had.orderId)).toMatchObject([{ status: "received", items: [[2, 2, 0]] }])
    expect(await stockOf(shirt, "S")).toMatchObject({ stocked: before.stocked + 2, reserved: before.reserved })
    expect([await refundsOf(had.orderId), await code(had.orderId)]).toEqual([[], 6])
    await taken(owner, request._id, "refunded")
    expect(await code(had.orderId)).toBe(12)
    const done = await untilRefunded(owner, request._id)
    expect(await refundsOf(had.orderId)).toEqual([149_800])
    // The engine's own books balance: what was paid, less what came back, is the fee.
    expect(
      await sql(
        `select (totals ->> 'pending_difference')::float8 as owed, (totals ->> 'paid_total')::float8 - (totals ->> 'refunded_total')::float8 as kept
           from order_summary s join "order" o on o.id = s.order_id and o.version = s.version where o.id = $1`,
        [had.orderId],
      ),
    ).toEqual([{ owed: 0, kept: 100 }])
    expect(done.refund?.reference).toBeTruthy()
    expect(done.timeline.map(({ state, by }) => [state, by])).toEqual([
      ["requested", "Gurpreet Kaur"],
      ...["approved", "pickedUp", "received", "refunded"].map((state) => [state, "Harpreet Singh"]),
    ])
    expect(done.nextStates).toEqual([])
    const asShown = (await had.at.call(returnCalls.single, { returnId: request._id })).body.data
    expect(asShown).toMatchObject({ state: "refunded", refund: { state: "done" } })
  })

  test("restocks only the sound one of two returned pieces", async () => {
    const had = await delivered(owner)
    const { _id } = await asked(had, "return", 2)
    await taken(owner, _id, "approved")
    const before = await stockOf(shirt, "S")
    const { body } = await steps(owner, _id, "received", { damaged: [{ itemId: "0", quantity: 1 }] })
    expect(body.data.lines[0]!.damaged).toBe(1)
    expect(await engineReturns(had.orderId)).toMatchObject([{ status: "received", items: [[2, 2, 1]] }])
    expect((await stockOf(shirt, "S")).stocked).toBe(before.stocked + 1)
  })

  test("adds the refunds of a line's pieces with a coupon up to the sum paid for it, to the paisa", async () => {
    const coupon = await aCoupon({ percent: 7 })
    await setStock(shirt, "S", 6)
    const at = await aGuest()
    const { body } = await askWith(at, {
      items: await aBag([{ slug: shirt, size: "S", quantity: 2 }]),
      couponCode: coupon.code,
    })
    const { payment } = await pay(body.data.razorpay.orderId)
    const had = { at, orderId: await untilPlaced(at, body.data.attemptId) }
    await moved(owner, had.orderId, 1, 3, 4, 6)
    const first = await asked(had, "return")
    const second = await asked(had, "return")
    expect([first.goodsRupees, second.goodsRupees]).not.toContain(799)
    expect(Math.round((first.goodsRupees + second.goodsRupees) * 100)).toBe(payment.amount)
    for (const { _id } of [first, second]) {
      await taken(owner, _id, "approved", "received", "refunded")
      await untilRefunded(owner, _id)
    }
    const refunds = await refundsOf(had.orderId)
    expect(refunds.reduce((sum, paise) => sum + paise, 0)).toBe(payment.amount - 10_000)
  })
})
