import { randomUUID } from "node:crypto"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { returnCalls } from "@silai/contracts/returns/calls"
import { returnMessages } from "@silai/contracts/returns/messages"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { audit } from "../../score/audit"
import { type Browser, browser } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { mails } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import {
  asked,
  asking,
  delivered,
  type Had,
  moved,
  refundsOf,
  shirt,
  steps,
  taken,
  untilRefunded,
} from "../../rig/returns"
import { aBag, aContact } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork, workNow } from "../../rig/work"

closeSqlAfterwards()
// Each order here is placed, packed, sent and delivered first.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const optionsOf = async (orderId: string) => (await owner.call(returnCalls.optionsForShop, { orderId })).body.data
const show = async (returnId: string) => (await owner.call(returnCalls.show, { returnId })).body.data
const sumsOf = async (returnId: string) => {
  const { goodsRupees, shortRupees, feeRupees, refundRupees } = await show(returnId)
  return [goodsRupees, shortRupees, feeRupees, refundRupees]
}
const storedSum = async (returnId: string) =>
  Number(
    (await oneRow<{ paise: string }>(`select refund_paise as paise from return_request where id = $1`, [returnId]))
      .paise,
  )
/** A part of an order's money, refunded by staff for another reason. */
async function refundedByHand(orderId: string, amountRupees: number, seenRefundedRupees = 0) {
  const ask = { orderId, amountRupees, seenRefundedRupees, reason: "A loose seam" }
  const { status, body } = await owner.call(paymentCalls.refundOrder, ask)
  if (status !== 200) throw new Error(body.message)
  await workNow()
}
const letterWith = ({ email }: Had, text: string) =>
  afterWork(`a mail with "${text}"`, async () =>
    (await mails()).find(({ to, text: words }) => to.includes(email) && words.includes(text)),
  )

describe("a return of an order of which a part was refunded before", () => {
  test("offers what is left of the payment, less the fee, and refunds it", async () => {
    const had = await delivered(owner, { email: anEmail() })
    await refundedByHand(had.orderId, 800)
    expect(await optionsOf(had.orderId)).toMatchObject({ leftRupees: 798, feeRupees: 100 })
    const whole = await asking(had, "return", { refundRupees: 1498 }, 2)
    expect([whole.status, whole.body.code, (whole.body as { refundRupees?: number }).refundRupees]).toEqual([
      409,
      "returns.sum_changed",
      698,
    ])
    const { _id } = await asked(had, "return", 2)
    expect(await sumsOf(_id)).toEqual([1598, 800, 100, 698])
    await letterWith(had, returnMessages.short("₹800"))
    await taken(owner, _id, "approved", "received", "refunded")
    await untilRefunded(owner, _id)
    expect((await refundsOf(had.orderId)).sort()).toEqual([69_800, 80_000])
    expect((await owner.call(orderCalls.single, { orderId: had.orderId })).body.data.status).toBe(12)
    const done = (await mails()).filter(({ to }) => to.includes(had.email))
    expect(done.filter(({ text }) => text.includes(returnMessages.short("₹800")))).toHaveLength(2)
  })

  test("promises less once the refund is made after it was requested, in its history and the shop's list too", async () => {
    const had = await delivered(owner)
    const { _id } = await asked(had, "return", 2)
    expect(await sumsOf(_id)).toEqual([1598, 0, 100, 1498])
    await taken(owner, _id, "approved")
    await refundedByHand(had.orderId, 800)
    expect(await sumsOf(_id)).toEqual([1598, 800, 100, 698])
    expect(await storedSum(_id)).toBe(69_800)
    expect((await show(_id)).timeline.at(-1)).toMatchObject({
      state: "approved",
      label: returnMessages.refundNowLabel,
      note: expect.stringContaining(returnMessages.short("₹800")),
    })
    await taken(owner, _id, "received")
    const more = await steps(owner, _id, "refunded", { refundRupees: 1498 })
    expect([more.status, more.body.code]).toEqual([422, "returns.refund_too_much"])
    await taken(owner, _id, "refunded")
    await untilRefunded(owner, _id)
    expect((await refundsOf(had.orderId)).sort()).toEqual([69_800, 80_000])
  })

  test("leaves the next of several open returns what the earlier ones do not promise, down to nothing, and each is carried out", async () => {
    const had = await delivered(owner)
    const [one, other] = [await asked(had, "return"), await asked(had, "return")]
    await refundedByHand(had.orderId, 900)
    expect([await sumsOf(one._id), await sumsOf(other._id)]).toEqual([
      [799, 101, 100, 598],
      [799, 799, 0, 0],
    ])
    expect((await optionsOf(had.orderId)).leftRupees).toBe(0)
    for (const { _id } of [other, one]) await taken(owner, _id, "approved", "received", "refunded")
    expect((await show(other._id)).refund).toBeNull()
    await untilRefunded(owner, one._id)
    expect((await refundsOf(had.orderId)).sort()).toEqual([59_800, 90_000])
    expect((await owner.call(orderCalls.single, { orderId: had.orderId })).body.data.status).toBe(12)
    expect(await audit(sql)).toEqual({})
  })

  test("refunds an exchange that cannot be made from what is left", async () => {
    const had = await delivered(owner, { quantity: 1 })
    const { _id } = await asked(had, "exchange")
    await refundedByHand(had.orderId, 500)
    await taken(owner, _id, "approved", "received", "refunded")
    await untilRefunded(owner, _id)
    expect((await refundsOf(had.orderId)).sort()).toEqual([29_900, 50_000])
    expect(await sumsOf(_id)).toEqual([799, 500, 0, 299])
  })

  test("counts money that a person still gives back, of an order paid in cash", async () => {
    await setStock(shirt, "S", 4)
    const items = await aBag([{ slug: shirt, size: "S" }])
    const deliveryMethod = "pickup" as const
    const { totals } = (await owner.call(phoneOrderCalls.quote, { items, deliveryMethod })).body.data
    const { totalRupees } = totals
    const asking = {
      key: randomUUID(),
      items,
      deliveryMethod,
      contact: aContact(),
      payBy: "cash" as const,
      totalRupees,
    }
    const orderId = (await owner.call(phoneOrderCalls.add, asking)).body.data.orderId!
    await moved(owner, orderId, 1, 7)
    expect((await owner.call(phoneOrderCalls.received, { paymentId: orderId, reference: "" })).status).toBe(200)
    await moved(owner, orderId, 8)
    await refundedByHand(orderId, 500)
    expect(await optionsOf(orderId)).toMatchObject({ leftRupees: totalRupees - 500 })
    const lines = [{ itemId: "0", quantity: 1, reason: "tooSmall" as const }]
    const refundRupees = totalRupees - 600
    const opened = await owner.call(returnCalls.open, { orderId, kind: "return", lines, refundRupees })
    expect([opened.status, opened.body.data.shortRupees]).toEqual([200, 500])
    const returnId = opened.body.data._id
    await taken(owner, returnId, "approved", "received", "refunded")
    const refund = await afterWork("a person gives it back", async () => {
      const { refund: known } = await show(returnId)
      return known?.state === "by_hand" && known
    })
    expect(refund.byHand).toMatchObject([{ amountRupees: refundRupees }])
    expect((await optionsOf(orderId)).leftRupees).toBe(0)
  })
})

describe("the fee of a request that ends without a refund", () => {
  for (const end of ["withdrawn", "rejected", "sentBack"] as const)
    test(`is paid by the next open request of the order: ${end}`, async () => {
      const had = await delivered(owner)
      const [first, second] = [await asked(had, "return"), await asked(had, "return")]
      await taken(owner, second._id, "approved")
      expect(await sumsOf(second._id)).toEqual([799, 0, 0, 799])
      const { feeMovesTo } = (await had.at.call(returnCalls.single, { returnId: first._id })).body.data
      expect(feeMovesTo).toEqual({ returnNumber: second.returnNumber, feeRupees: 100, refundRupees: 699 })
      expect((await show(second._id)).feeMovesTo).toBeNull()
      if (end === "withdrawn") await had.at.call(returnCalls.withdraw, { returnId: first._id })
      if (end === "rejected") await steps(owner, first._id, "rejected", { note: "Worn" })
      if (end === "sentBack") {
        await taken(owner, first._id, "approved", "received")
        await steps(owner, first._id, "sentBack", { note: "Worn" })
      }
      expect(await sumsOf(second._id)).toEqual([799, 0, 100, 699])
      expect(await storedSum(second._id)).toBe(69_900)
      const { timeline } = (await had.at.call(returnCalls.single, { returnId: second._id })).body.data
      expect(timeline.at(-1)!.note).toContain(returnMessages.feeHere("₹100"))
      // It covers the next one, as the first did.
      expect(await optionsOf(had.orderId)).toMatchObject({
        feeRupees: 0,
        feeTaken: { returnNumber: second.returnNumber },
      })
      await taken(owner, second._id, "received", "refunded")
      await untilRefunded(owner, second._id)
      expect(await refundsOf(had.orderId)).toEqual([69_900])
    })

  test("is not paid by one with a reason that is free, or after the fee was refunded", async () => {
    const had = await delivered(owner)
    const first = await asked(had, "return")
    const lines = [{ itemId: "0", quantity: 1, reason: "faulty" as const }]
    const free = await asked(had, "return", 1, { lines, refundRupees: 799 })
    await had.at.call(returnCalls.withdraw, { returnId: first._id })
    expect(await sumsOf(free._id)).toEqual([799, 0, 0, 799])
    const other = await delivered(owner)
    const [waived, covered] = [await asked(other, "return"), await asked(other, "return")]
    await taken(owner, waived._id, "approved", "received")
    expect((await steps(owner, waived._id, "refunded", { refundRupees: 799 })).status).toBe(200)
    expect(await sumsOf(covered._id)).toEqual([799, 0, 0, 799])
  })
})

test("refuses a smaller refund than promised without a reason, which the buyer reads in the mail and with the request", async () => {
  const had = await delivered(owner, { quantity: 1, email: anEmail() })
  const { _id } = await asked(had, "return")
  await taken(owner, _id, "approved", "received")
  const bare = await steps(owner, _id, "refunded", { refundRupees: 400 })
  expect([bare.status, bare.body.code, bare.body.field]).toEqual([422, "returns.less_wants_why", "note"])
  expect(bare.body.message).toContain("₹699")
  const note = "The collar is torn."
  expect((await steps(owner, _id, "refunded", { refundRupees: 400, note })).status).toBe(200)
  const letter = await letterWith(had, note)
  expect(letter.text).toContain("₹299 of what was paid for the pieces is not refunded.")
  const { timeline } = (await had.at.call(returnCalls.single, { returnId: _id })).body.data
  expect(timeline.at(-1)!.note).toBe(note)
  expect((await browser().call(returnCalls.single, { returnId: _id })).status).toBe(404)
})
