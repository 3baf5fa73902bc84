import { mailMessages } from "@silai/contracts/messaging/messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { returnCalls } from "@silai/contracts/returns/calls"
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { declinedForGood, faults, mails } from "../../rig/gateway"
import { eventually } from "../../rig/eventually"
import { eventsOf, untilAllIsSent } from "../../rig/received-events"
import { signInAsOwner } from "../../rig/owner"
import { asked, delivered, refundsOf, steps, taken, untilRefunded } from "../../rig/returns"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"

closeSqlAfterwards()
// Each order here is placed, packed, sent and delivered first.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
afterEach(() => faults({ reset: true }))

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const statusOf = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data.status
const show = async (returnId: string) => (await owner.call(returnCalls.show, { returnId })).body.data

describe("the money of a return", () => {
  test("is sent back once by twenty refunds of the same request at the same moment", async () => {
    const had = await delivered(owner)
    const { _id } = await asked(had, "return")
    await taken(owner, _id, "approved", "received")
    const replies = await Promise.all(Array.from({ length: 20 }, () => steps(owner, _id, "refunded")))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    await untilRefunded(owner, _id)
    expect(await refundsOf(had.orderId)).toEqual([69_900])
    expect(await sql(`select state from refund_ask where ask_key = $1`, [`return:${_id}`])).toEqual([{ state: "done" }])
    expect(await statusOf(had.orderId)).toBe(6)
  })

  test("marks an order as returned when its last piece is refunded by its second request; both refunds are one fee less than was paid", async () => {
    const had = await delivered(owner)
    const [one, other] = [await asked(had, "return"), await asked(had, "return")]
    for (const { _id } of [one, other]) await taken(owner, _id, "approved", "received")
    await taken(owner, one._id, "refunded")
    expect(await statusOf(had.orderId)).toBe(6)
    await untilRefunded(owner, one._id)
    await taken(owner, other._id, "refunded")
    expect(await statusOf(had.orderId)).toBe(12)
    await untilRefunded(owner, other._id)
    expect(await refundsOf(had.orderId)).toEqual([69_900, 79_900])
  })

  test("is not delayed by a slow refund before it, and never exceeds the payment", async () => {
    const had = await delivered(owner)
    const [one, other] = [await asked(had, "return"), await asked(had, "return")]
    for (const { _id } of [one, other]) await taken(owner, _id, "approved", "received")
    await faults({ reset: true, api: "server-error", apiMatch: "/refund" })
    await taken(owner, one._id, "refunded")
    const { id } = await oneRow<{ id: string }>(`select id from checkout_attempt where order_id = $1`, [had.orderId])
    const rest = { paymentId: id, amountRupees: 899, seenRefundedRupees: 699, seenPlaced: true, reason: "A mistake" }
    expect((await owner.call(paymentCalls.refund, rest)).status).toBe(200)
    expect((await steps(owner, other._id, "refunded", { refundRupees: 799 })).body.code).toBe("returns.refund_too_much")
    expect([(await show(one._id)).refund?.state, (await show(other._id)).refundRupees]).toEqual(["waiting", 0])
    await taken(owner, other._id, "refunded")
    expect(await refundsOf(had.orderId)).toEqual([])
    await faults({ reset: true })
    await eventually("all is back", async () => (await refundsOf(had.orderId)).length === 2, 60_000)
    expect((await refundsOf(had.orderId)).sort()).toEqual([69_900, 89_900])
  })

  test("may be requested again when the bank declined it, and arrives once", async () => {
    const had = await delivered(owner)
    const { _id } = await asked(had, "return")
    await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 300 })
    await taken(owner, _id, "approved", "received", "refunded")
    await declinedForGood(`return:${_id}`)
    const declined = await show(_id)
    expect([declined.refund?.state, declined.nextStates]).toEqual(["failed", ["refunded"]])
    await faults({ reset: true })
    await taken(owner, _id, "refunded")
    await untilRefunded(owner, _id)
    expect(await refundsOf(had.orderId)).toEqual([69_900])
    expect(await sql(`select state from refund_ask where ask_key = $1 order by asked_at`, [`return:${_id}`])).toEqual([
      { state: "done" },
    ])
  })

  test("may exceed the promised sum, up to the payment, and be less, down to nothing", async () => {
    const had = await delivered(owner)
    const [more, nothing] = [await asked(had, "return"), await asked(had, "return")]
    for (const { _id } of [more, nothing]) await taken(owner, _id, "approved", "received")
    expect((await steps(owner, more._id, "refunded", { refundRupees: 799.01 })).body.code).toBe(
      "returns.refund_too_much",
    )
    expect((await steps(owner, more._id, "refunded", { refundRupees: 799 })).body.data.refundRupees).toBe(799)
    await untilRefunded(owner, more._id)
    const note = "It came back burnt."
    const { body } = await steps(owner, nothing._id, "refunded", { refundRupees: 0, note })
    expect([body.data.refund, body.data.state, await statusOf(had.orderId)]).toEqual([null, "refunded", 12])
    expect(await refundsOf(had.orderId)).toEqual([79_900])
  })

  test("sends the buyer a mail when it is requested, approved, and the money is on its way; plugins get an event for each step", async () => {
    const email = anEmail()
    const had = await delivered(owner, { email })
    const { _id, returnNumber } = await asked(had, "return")
    await taken(owner, _id, "approved", "received", "refunded")
    const subjects = mailMessages.returned.subject
    // Mails do not wait for each other, nor do the events of different steps.
    await eventually("the mails are there", async () => {
      const mine = (await mails()).filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
      return (["requested", "approved", "refunded"] as const).every((news) =>
        mine.includes(subjects[news]("return", returnNumber)),
      )
    })
    const letter = (await mails()).find(({ subject }) => subject === subjects.requested("return", returnNumber))!
    expect(letter.text).toContain(mailMessages.returned.promised("₹699"))
    expect(letter.text).toContain(`/return-order/${_id}#key=`)
    await untilAllIsSent()
    const moves = (await eventsOf(_id)).map(({ name, data }) => [name, data.to])
    expect(moves).toHaveLength(4)
    expect(moves).toEqual(
      expect.arrayContaining([
        ["silai.return.created", undefined],
        ...["approved", "received", "refunded"].map((to) => ["silai.return.moved", to]),
      ]),
    )
    const names = (await eventsOf(had.orderId)).map(({ name }) => name)
    expect(names).toContain("order.return_requested")
    expect(names).toContain("order.return_received")
  })
})
