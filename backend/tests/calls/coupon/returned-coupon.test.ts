import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { noticeRefusals, noticeMessages } from "@silai/contracts/notice/messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCoupon, type MadeCoupon } from "../../rig/coupon"
import { soonTriedAgain, untilFailed, whileFailing } from "../../rig/failing"
import { pay } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askWith, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "M"] as const
const listener = "coupon.cancelled"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const taken = async ({ _id }: MadeCoupon) =>
  (await sql<{ taken: number }>(`select taken from coupon where id = $1`, [_id]))[0]!.taken

/** An order with a coupon that one person may use once. */
async function bought() {
  await setStock(slug, size, 20)
  const coupon = await aCoupon({ perCustomer: 1 })
  const at = await aGuest()
  const { body } = await askWith(at, { items: await aBag([{ slug, size }]), couponCode: coupon.code })
  const { handler } = await pay(body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  return { coupon, orderId: await untilPlaced(at, body.data.attemptId) }
}
const cancels = async (orderId: string) =>
  expect((await owner.call(orderCalls.update, { orderId, status: 10 })).status).toBe(200)
/** Cancels while the statement that returns this order's coupon fails. */
const cancelsInVain = (orderId: string) =>
  whileFailing({ delete: "coupon_claim", when: `old.order_id = '${orderId}'` }, async () => {
    await cancels(orderId)
    await untilFailed(listener, orderId)
  })

describe("the coupon of a cancelled order", () => {
  test("is given back even when the first try fails, and only once", async () => {
    const { coupon, orderId } = await bought()
    await cancelsInVain(orderId)
    expect(await taken(coupon)).toBe(1)
    await soonTriedAgain(listener)
    await afterWork("it is given back", async () => (await taken(coupon)) === 0)
    // A repeated event of the same cancellation does not give it back twice.
    await sql(
      `insert into outbox (topic, dedupe_key, payload, listener) select topic, dedupe_key || ' again', payload, listener
         from outbox where listener = $1 and payload -> 'data' -> 0 ->> 'id' = $2`,
      [listener, orderId],
    )
    await afterWork(
      "all events are handled",
      async () =>
        (await sql(`select 1 from outbox where listener = $1 and status = 'waiting'`, [listener])).length === 0,
    )
    expect(await taken(coupon)).toBe(0)
  })

  test("is on the dashboard when it failed for a day, and is retried by one press; only those who run the shop may press", async () => {
    const { coupon, orderId } = await bought()
    const alarms = async () => (await owner.call(noticeCalls.dashboard, {})).body.data.alarms.failed
    const before = await alarms()
    await whileFailing({ delete: "coupon_claim", when: `old.order_id = '${orderId}'` }, async () => {
      await cancels(orderId)
      await untilFailed(listener, orderId)
      await sql(`update outbox set tries = 14, next_at = now() where listener = $1 and status = 'waiting'`, [listener])
      await afterWork("it is given up", async () => (await alarms()) === before + 1)
    })
    const { data } = (await owner.call(noticeCalls.failed, {})).body
    const [work] = data
    expect(work).toMatchObject({ kind: "listener", name: listener, tries: 15 })
    expect(work!.lastError).toContain("failing on purpose")
    const failedId = work!._id
    for (const role of ["tailor", "packer"] as const) {
      const at = await signInAs(role)
      expect((await at.call(noticeCalls.failed, {})).status).toBe(403)
      for (const call of [noticeCalls.failedAgain, noticeCalls.failedAside])
        expect((await at.call(call, { failedId })).status).toBe(403)
    }
    expect((await owner.call(noticeCalls.failedAgain, { failedId: "1; drop" })).status).toBe(400)
    const again = await owner.call(noticeCalls.failedAgain, { failedId })
    expect([again.status, again.body.message]).toEqual([200, noticeMessages.again])
    await afterWork("it is given back", async () => (await taken(coupon)) === 0)
    expect(await alarms()).toBe(before)
    const gone = await owner.call(noticeCalls.failedAgain, { failedId })
    expect([gone.status, gone.body.code]).toEqual([404, noticeRefusals.failed_unknown.code])
  })
})

describe("a message that failed for good", () => {
  test("is listed by its name, its order and the buyer, without an address, and removed from the list by one press", async () => {
    await sql(
      `insert into outbox (topic, dedupe_key, payload, status, tries, last_error)
       values ('order.placed', $1, '{"orderNumber":"SL-000123","contact":{"name":"Asha Verma","email":"asha@silai.example"}}', 'given_up', 15, 'The mailbox is full')`,
      [`failed-${Date.now()}`],
    )
    const { data, total } = (await owner.call(noticeCalls.failed, {})).body
    expect(data[0]).toMatchObject({
      kind: "message",
      name: "order.placed",
      orderNumber: "SL-000123",
      person: "Asha Verma",
      lastError: "The mailbox is full",
    })
    expect(JSON.stringify(data[0])).not.toContain("asha@")
    const aside = await owner.call(noticeCalls.failedAside, { failedId: data[0]!._id })
    expect([aside.status, aside.body.message]).toEqual([200, noticeMessages.aside])
    expect((await owner.call(noticeCalls.failed, {})).body.total).toBe(total - 1)
  })
})
