import { randomUUID } from "node:crypto"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { beforeEach, expect, test, vi } from "vitest"
import { eventually } from "../../rig/eventually"
import { atLink, gatewayBook, mails } from "../../rig/gateway"
import { askingFor, changed, changesOf, firstPiece, sendChange, untilMade } from "./changing-pieces"
import { moved } from "../../rig/returns"
import { aBag, aContact, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { audit } from "../../score/audit"
import { moneyDifferences } from "../../score/ledger/money"
import { collect, manager, ordered, owner, shown, size, slug, withCod } from "../checkout/cod-buyer"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })
withCod()
const [dear, cheap] = ["phantom-grey-formal-trousers", slug] as const

beforeEach(async () => {
  await Promise.all([setStock(dear, "M", 5), setStock(cheap, "M", 5)])
})

const sums = async (orderId: string) => {
  const { totalRupees, paymentStatus, money } = await shown(orderId)
  return {
    totalRupees,
    paymentStatus,
    due: money.dueRupees,
    paid: money.keptRupees,
  }
}
const bothBooks = async () => [await audit(sql), await moneyDifferences((statement, values) => sql(statement, values))]

/** Adds a piece, and pays its link. */
async function added(orderId: string, pieceSlug: string = dear, times = 1) {
  const { change, quoted } = await askingFor(owner, orderId, pieceSlug, "M")
  const { data } = await changed(owner, change)
  await atLink(data.waiting!.link!.url, "success")
  const made = await untilMade(owner, orderId, times)
  return { rupees: quoted.differenceRupees, made: made.at(-1)! }
}

test("adds a piece to an order with cash on delivery: its link is paid, and the courier collects what was agreed", async () => {
  const { orderId } = await ordered()
  const before = await sums(orderId)
  expect([before.paymentStatus, before.due, before.paid]).toEqual(["due", before.totalRupees, 0])
  const { rupees } = await added(orderId)
  const after = {
    ...before,
    totalRupees: before.totalRupees + rupees,
    paid: rupees,
  }
  expect(await sums(orderId)).toEqual(after)
  await moved(owner, orderId, 1, 3)
  await owner.call(orderCalls.update, {
    orderId,
    status: 4,
    parcel: {
      courier: "Delhivery",
      trackingNumber: `AWB${orderId.slice(-8)}`,
      trackingUrl: "",
    },
  })
  expect(await collect(orderId, { amountRupees: before.due })).toMatchObject({
    noted: true,
    code: null,
  })
  expect(await sums(orderId)).toEqual({
    ...after,
    paymentStatus: "captured",
    due: 0,
    paid: after.totalRupees,
  })
  expect(await bothBooks()).toEqual([{}, []])
})

test("swaps a piece of such an order for a cheaper one: less is due, no money moves, and the mail says so", async () => {
  const { orderId } = await ordered()
  const first = await sums(orderId)
  const { rupees } = await added(orderId)
  const { change, quoted } = await askingFor(owner, orderId, cheap, "M", {
    itemId: "1",
    quantity: 1,
    left: 1,
  })
  const less = -quoted.differenceRupees
  expect(less).toBeGreaterThan(0)
  await changed(owner, change)
  const after = {
    ...first,
    totalRupees: first.totalRupees + rupees - less,
    due: first.due - less,
    paid: rupees,
  }
  expect(await sums(orderId)).toEqual(after)
  await eventually(
    "it is crossed out",
    async () => (await changesOf(owner, orderId)).made[1]?.money === "crossed_out",
    60_000,
  )
  expect(await sums(orderId)).toEqual(after)
  const { orderNumber, money } = await shown(orderId)
  expect(money.refundedRupees).toBe(0)
  const letter = await eventually("the mail is there", async () =>
    (await mails()).filter(({ subject }) => subject === mailMessages.piecesChanged.subject(orderNumber)).at(-1),
  )
  expect(letter.text).toMatch(/You pay ₹[\d,.]+ less for your order\./)
  expect(letter.text).not.toMatch(/account or card/)
  const { data: notes } = (await owner.call(orderEditCalls.notes, { orderId })).body
  expect(notes[0]!.text).toMatch(/ ₹[\d,.]+ less is due\./)
  expect(await bothBooks()).toEqual([{}, []])
})

test("refunds the link of an added piece when such an order is cancelled, and crosses out what was due", async () => {
  const { orderId } = await ordered()
  const shelf = await stockOf(dear, "M")
  const { rupees, made } = await added(orderId)
  await moved(owner, orderId, 10)
  const off = await eventually(
    "the link is refunded",
    async () => {
      const order = await shown(orderId)
      return order.money.refundedRupees > 0 && order.paymentStatus === "refunded" && order
    },
    60_000,
  )
  expect([off.money.refundedRupees, off.money.keptRupees, off.money.dueRupees]).toEqual([rupees, 0, 0])
  const { payments } = (await owner.call(paymentCalls.single, { paymentId: made.paymentId! })).body.data
  const { refunds } = await gatewayBook()
  const sent = refunds.filter(({ payment_id }) => payment_id === payments[0]!._id)
  expect(sent.map(({ amount, status }) => [amount, status])).toEqual([[Math.round(rupees * 100), "processed"]])
  expect(await stockOf(dear, "M")).toEqual(shelf)
  expect(await bothBooks()).toEqual([{}, []])
})

test("adds no piece that is cut for it to an order with cash on delivery", async () => {
  const { orderId } = await ordered()
  const [{ variantId }] = await aBag([{ slug, size: upperBody }])
  const change = {
    orderId,
    piece: { variantId, size: upperBody, quantity: 1 },
    differenceRupees: 1,
    reason: "",
  }
  const refused = await sendChange(owner, change)
  expect([refused.status, refused.body.code]).toEqual([422, "cod.made_to_order"])
})

test("adds a piece to an order that is paid when it is collected, and notes only the rest in cash", async () => {
  const items = await aBag([{ slug, size }])
  const quote = await manager.call(phoneOrderCalls.quote, {
    items,
    deliveryMethod: "pickup",
  })
  const taken = await manager.call(phoneOrderCalls.add, {
    key: randomUUID(),
    items,
    deliveryMethod: "pickup",
    contact: aContact(),
    payBy: "cash",
    totalRupees: quote.body.data.totals.totalRupees,
  })
  const orderId = taken.body.data.orderId!
  const before = await sums(orderId)
  const { rupees } = await added(orderId)
  const same = await askingFor(owner, orderId, slug, "M", firstPiece)
  expect(same.quoted.differenceRupees).toBe(0)
  await changed(owner, same.change)
  expect(await sums(orderId)).toEqual({
    ...before,
    totalRupees: before.totalRupees + rupees,
    paid: rupees,
  })
  await moved(owner, orderId, 1, 7)
  expect(
    (
      await manager.call(phoneOrderCalls.received, {
        paymentId: orderId,
        reference: "Slip 9",
      })
    ).status,
  ).toBe(200)
  expect(await sums(orderId)).toEqual({
    totalRupees: before.totalRupees + rupees,
    paymentStatus: "captured",
    due: 0,
    paid: before.totalRupees + rupees,
  })
  expect(await bothBooks()).toEqual([{}, []])
})
