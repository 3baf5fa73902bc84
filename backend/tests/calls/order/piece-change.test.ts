import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { PIECE_CHANGE } from "@silai/contracts/order/limits"
import { workshopCalls } from "@silai/contracts/order/workshop-calls"
import { paperCalls } from "@silai/contracts/papers/calls"
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCoupon } from "../../rig/coupon"
import { anEmail } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { atLink, faults, gatewayBook, mails, pay } from "../../rig/gateway"
import { eventNamesOf } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import {
  askingFor,
  type Change,
  changed,
  changesOf as changesSeenBy,
  firstPiece,
  type InsteadOf,
  sendChange,
  untilMade as untilMadeFor,
} from "./changing-pieces"
import { moved } from "../../rig/returns"
import { aBag, aGuest, askToPay, askWith, untilPlaced, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { audit } from "../../score/audit"
import { moneyDifferences } from "../../score/ledger/money"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const shirt = "classic-white-formal-shirt"
const black = "black-aura-formal-shirt"
const trousers = "phantom-grey-formal-trousers"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
afterEach(() => faults({ reset: true }))

type Wish = { coupon?: string; quantity?: number; slug?: string; email?: string; size?: string }
/** Shirts of one size, paid for by a guest. */
async function placed({ coupon, quantity = 1, slug = shirt, email = anEmail(), size = "S" }: Wish = {}) {
  await setStock(slug, size, 6)
  const at = await aGuest({ contact: { email } })
  const items = await aBag([{ slug, size, quantity }])
  const { status, body } = await askWith(at, { items, ...(coupon && { couponCode: coupon }) })
  if (status !== 200) throw new Error(body.message)
  await pay(body.data.razorpay.orderId)
  return { at, orderId: await untilPlaced(at, body.data.attemptId) }
}
const shown = async (orderId: string, at = owner) => (await at.call(orderCalls.single, { orderId })).body.data
const changesOf = (orderId: string) => changesSeenBy(owner, orderId)
const inPaise = (rupees: number) => Math.round(rupees * 100)

const first = firstPiece
const asking = (orderId: string, slug: string, size: string | typeof upperBody, insteadOf?: InsteadOf) =>
  askingFor(owner, orderId, slug, size, insteadOf)
const send = (change: Change, by = owner) => sendChange(by, change)
const sent = (change: Change) => changed(owner, change)
const untilMade = (orderId: string, times = 1) => untilMadeFor(owner, orderId, times)
/** The refunded sums of an order's two payments, as the gateway has them. */
async function refundsInPaiseOf(orderId: string): Promise<number[]> {
  const ids = (
    await sql<{ id: string }>(
      `select p.payment_id as id from gateway_payment p join checkout_attempt a on a.id = p.attempt_id where a.order_id = $1`,
      [orderId],
    )
  ).map(({ id }) => id)
  const { refunds } = await gatewayBook()
  return refunds
    .filter(({ payment_id, status }) => ids.includes(payment_id) && status === "processed")
    .map(({ amount }) => amount)
    .sort((one, other) => one - other)
}
/** Pieces of the engine's present version by our line, its total and what it thinks is owed. */
async function engineOf(orderId: string) {
  const pieces = await sql<{ place: string; quantity: number }>(
    `select l.metadata ->> 'line' as place, i.quantity::int as quantity from order_item i join "order" o on o.id = i.order_id and o.version = i.version
       join order_line_item l on l.id = i.item_id where o.id = $1 and i.deleted_at is null order by 1`,
    [orderId],
  )
  const { totals } = await oneRow<{ totals: { current_order_total: number; pending_difference: number } }>(
    `select s.totals from order_summary s join "order" o on o.id = s.order_id and o.version = s.version where o.id = $1`,
    [orderId],
  )
  return {
    pieces: pieces.map(({ place, quantity }) => [place, quantity]),
    total: inPaise(Number(totals.current_order_total)),
    owed: Math.round(Number(totals.pending_difference) * 100),
  }
}
async function expectWhole(orderId: string) {
  const order = await shown(orderId)
  const { money, tax } = order
  expect(inPaise(money.itemsRupees - money.discountRupees + money.deliveryRupees)).toBe(inPaise(order.totalRupees))
  const { taxableRupees, cgstRupees, sgstRupees, igstRupees } = tax!.total
  expect(inPaise(taxableRupees + cgstRupees + sgstRupees + igstRupees)).toBe(inPaise(order.totalRupees))
  const engine = await engineOf(orderId)
  expect([engine.total, engine.owed]).toEqual([inPaise(order.totalRupees), 0])
  expect(engine.pieces).toEqual(order.itemsList.flatMap(({ _id, quantity }) => (quantity ? [[_id, quantity]] : [])))
  return order
}

test("holds a piece while its link waits, adds it to the order when it is paid, and informs buyer and workshop", async () => {
  const email = anEmail()
  const { at, orderId } = await placed({ email })
  await setStock(black, "L", 3)
  const [before, shelf] = [await shown(orderId), await stockOf(black, "L")]
  const { change, quoted } = await asking(orderId, black, "L")
  expect([quoted.differenceRupees, quoted.paidRupees]).toEqual([quoted.line.totalRupees, 0])
  // A double click is one link.
  const [{ body: one }, { body: two }] = await Promise.all([send(change), send(change)])
  expect(two.data.waiting!._id).toBe(one.data.waiting!._id)
  const waiting = one.data.waiting!
  expect(waiting).toMatchObject({ status: "held", amountRupees: quoted.differenceRupees, changes: { orderId } })
  expect(waiting.address).toEqual(before.address)
  const { waiting: unnamed } = await changesSeenBy(await signInAs("tailor"), orderId)
  expect(unnamed).toMatchObject({ _id: waiting._id, customerName: "", phone: "", email: "", address: null, link: null })
  const held = await stockOf(black, "L")
  expect([held.held - shelf.held, held.reserved - shelf.reserved]).toEqual([1, 0])
  expect((await shown(orderId)).itemsList).toEqual(before.itemsList)
  await faults({ webhook: "duplicate" })
  await atLink(waiting.link!.url, "success")
  const [made] = await untilMade(orderId)
  expect(made).toMatchObject({ itemId: "1", quantity: 1, insteadOf: null, paidRupees: quoted.differenceRupees })
  const after = await stockOf(black, "L")
  expect([after.held - shelf.held, after.reserved - shelf.reserved]).toEqual([0, 1])
  const order = await expectWhole(orderId)
  expect([order.items, order.paymentStatus]).toEqual([2, "captured"])
  expect(inPaise(order.totalRupees)).toBe(inPaise(before.totalRupees + quoted.differenceRupees))
  expect(order.money.deliveryRupees).toBe(before.money.deliveryRupees)
  const letter = await eventually("the mail is there", async () =>
    (await mails()).find(
      ({ to, subject }) => to.includes(email) && subject === mailMessages.piecesChanged.subject(order.orderNumber),
    ),
  )
  for (const words of ["Black Aura Formal Shirt", "Their brother marries"]) expect(letter.text).toContain(words)
  const { data: notes } = (await owner.call(orderEditCalls.notes, { orderId })).body
  expect(notes[0]!.text).toMatch(/^Added 1 × Black Aura Formal Shirt, L\. Paid by link: ₹/)
  expect(await eventNamesOf(orderId)).toEqual(
    expect.arrayContaining(["hook piecesChanged", "order-edit.confirmed", "silai.order.pieces-changed"]),
  )
  await moved(owner, orderId, 1, 3)
  const papers = await eventually("the invoice is written", async () => {
    const { data } = (await at.call(paperCalls.all, { orderId })).body
    return data.length > 0 && data
  })
  expect(papers.map(({ kind, totalRupees }) => [kind, totalRupees])).toEqual([["invoice", order.totalRupees]])
  const paid = (await owner.call(paymentCalls.single, { paymentId: made!.paymentId! })).body.data
  expect([paid.orderId, paid.amountRupees]).toEqual([orderId, quoted.differenceRupees])
})

test("swaps a piece for one of the same price at once: it keeps the coupon's part, and only one of the two stays", async () => {
  const { code } = await aCoupon({ percent: 15 })
  const { orderId } = await placed({ coupon: code, quantity: 2 })
  await setStock(black, "M", 2)
  const [before, old, fresh] = [await shown(orderId), await stockOf(shirt, "S"), await stockOf(black, "M")]
  const { change, quoted } = await asking(orderId, black, "M", { itemId: "0", quantity: 1, left: 2 })
  expect(quoted.differenceRupees).toBe(0)
  expect(quoted.discountRupees).toBeGreaterThan(0)
  const { data, message } = await sent(change)
  expect([data.waiting, data.made.length, message]).toEqual([null, 1, "The order is changed. Its buyer gets a mail."])
  const [oldNow, freshNow] = [await stockOf(shirt, "S"), await stockOf(black, "M")]
  expect([oldNow.reserved - old.reserved, freshNow.reserved - fresh.reserved, freshNow.held]).toEqual([
    -1,
    1,
    fresh.held,
  ])
  const order = await expectWhole(orderId)
  expect(order.totalRupees).toBe(before.totalRupees)
  expect(order.itemsList.map(({ quantity, takenOut }) => [quantity, takenOut.length])).toEqual([
    [1, 1],
    [1, 0],
  ])
  // As seen before: the line has one piece now.
  expect((await send(change)).body.code).toBe("order.lines_changed")
})

test("swaps the only piece for one that is cut to measure, and back with a refund; the workshop sees what to sew", async () => {
  const { orderId } = await placed({ slug: trousers })
  await moved(owner, orderId, 1)
  const onBoard = async () => (await owner.call(workshopCalls.all, {})).body.data.some(({ _id }) => _id === orderId)
  expect(await onBoard()).toBe(false)
  const { change, quoted } = await asking(orderId, shirt, upperBody, first)
  if (quoted.differenceRupees > 0) {
    await atLink((await sent(change)).data.waiting!.link!.url, "success")
    await untilMade(orderId)
  } else {
    await sent(change)
    await eventually("the difference is back", async () => (await changesOf(orderId)).made[0]?.money === "done", 60_000)
  }
  const order = await expectWhole(orderId)
  expect([order.items, order.hasCustom, await onBoard()]).toEqual([1, true, true])
  expect(order.itemsList[1]!.measurement).toMatchObject(upperBody)
  expect(order.itemsList[0]!.quantity).toBe(0)
})

test("refunds the difference to a cheaper piece once; cancelling the order refunds both of its payments", async () => {
  await setStock(trousers, "M", 3)
  const { orderId } = await placed()
  const dear = await asking(orderId, trousers, "M", first)
  expect(dear.quoted.differenceRupees).toBeGreaterThan(0)
  await atLink((await sent(dear.change)).data.waiting!.link!.url, "success")
  await untilMade(orderId)
  await setStock(shirt, "L", 3)
  const cheap = await asking(orderId, shirt, "L", { itemId: "1", quantity: 1, left: 1 })
  expect(cheap.quoted.differenceRupees).toBe(-dear.quoted.differenceRupees)
  await sent(cheap.change)
  const refundPaise = inPaise(-cheap.quoted.differenceRupees)
  await eventually("the difference is back", async () => (await changesOf(orderId)).made[1]?.money === "done", 60_000)
  expect(await refundsInPaiseOf(orderId)).toEqual([refundPaise])
  const order = await expectWhole(orderId)
  expect([order.paymentStatus, inPaise(order.money.refundedRupees), inPaise(order.money.takenOutRupees)]).toEqual([
    "captured",
    refundPaise,
    refundPaise,
  ])
  await moved(owner, orderId, 10)
  await eventually(
    "all of it is back",
    async () =>
      (await refundsInPaiseOf(orderId)).reduce((sum, paise) => sum + paise, 0) ===
      inPaise(order.totalRupees) + refundPaise,
    60_000,
  )
  await eventually("the order knows", async () => (await shown(orderId)).paymentStatus === "refunded", 60_000)
  expect(await moneyDifferences((statement, values) => sql(statement, values))).toEqual([])
})

test("refunds of the difference what is left of the payment, says so in note and mail, and then cancels the order, which is refunded whole", async () => {
  const email = anEmail()
  await setStock(shirt, "S", 3)
  const { orderId } = await placed({ slug: trousers, size: "M", email })
  const { totalRupees } = await shown(orderId)
  const { differenceRupees } = (await asking(orderId, shirt, "S", first)).quoted
  const leftRupees = -differenceRupees - 100
  const byHand = { orderId, amountRupees: totalRupees - leftRupees, seenRefundedRupees: 0, reason: "Late" }
  expect((await owner.call(paymentCalls.refundOrder, byHand)).status).toBe(200)
  const { quoted, change } = await asking(orderId, shirt, "S", first)
  expect([quoted.differenceRupees, quoted.leftRupees]).toEqual([differenceRupees, leftRupees])
  expect((await sent(change)).data.made).toMatchObject([{ refundRupees: leftRupees }])
  const letter = await eventually("the mail is there", async () =>
    (await mails()).find(
      ({ to, text }) => to.includes(email) && text.includes(mailMessages.piecesChanged.short("₹100")),
    ),
  )
  expect(letter.text).toContain(mailMessages.moved.back(`₹${leftRupees.toLocaleString("en-IN")}`))
  const { data: notes } = (await owner.call(orderEditCalls.notes, { orderId })).body
  expect(notes.map(({ text }) => text).join()).toContain(orderMessages.refundedBefore("₹100"))
  await eventually(
    "all of it is back",
    async () => (await refundsInPaiseOf(orderId)).reduce((sum, paise) => sum + paise, 0) === inPaise(totalRupees),
  )
  await eventually("it is cancelled", async () => (await shown(orderId)).status === 10)
  expect(await audit(sql)).toEqual({})
})

test("spreads a refund larger than one payment over both, as one refund for the caller", async () => {
  await setStock(black, "L", 3)
  const { orderId } = await placed()
  const { change } = await asking(orderId, black, "L")
  await atLink((await sent(change)).data.waiting!.link!.url, "success")
  await untilMade(orderId)
  // A part of the first payment is refunded by hand, so that the first payment is no longer enough.
  const { id } = await oneRow<{ id: string }>(
    `select id from checkout_attempt where order_id = $1 and piece_change is null`,
    [orderId],
  )
  const half = { paymentId: id, amountRupees: 500, seenRefundedRupees: 0, seenPlaced: true, reason: "A gift" }
  expect((await owner.call(paymentCalls.refund, half)).status).toBe(200)
  const lines = [{ itemId: "0", quantity: 1, left: 1 }]
  const taken = await owner.call(orderEditCalls.takeOut, { orderId, lines, reason: "The cloth is used up" })
  expect(taken.status).toBe(200)
  await eventually(
    "it is back",
    async () => {
      const { data } = (await owner.call(orderEditCalls.takenOut, { orderId })).body
      return data[0]!.money === "done"
    },
    60_000,
  )
  const sum = (await refundsInPaiseOf(orderId)).reduce((paise, one) => paise + one, 0)
  expect(sum).toBe(50_000 + inPaise(taken.body.data[0]!.rupees))
})

test("ends an unpaid link like a hold, and a cancelled one at once; the order stays as it was", async () => {
  const { orderId } = await placed()
  await setStock(black, "L", 2)
  const [before, shelf] = [await shown(orderId), await stockOf(black, "L")]
  const { change } = await asking(orderId, black, "L")
  const { _id: paymentId } = (await sent(change)).data.waiting!
  const cancelled = await owner.call(phoneOrderCalls.cancelUnpaid, { paymentId })
  expect([cancelled.status, cancelled.body.data.status]).toEqual([200, "expired"])
  const again = (await sent(change)).data.waiting!
  expect(again._id).not.toBe(paymentId)
  await atLink(again.link!.url, "expire")
  await eventually("it is over", async () => (await changesOf(orderId)).waiting === null, 60_000)
  expect(await stockOf(black, "L")).toEqual(shelf)
  expect((await shown(orderId)).itemsList).toEqual(before.itemsList)
})

test("ends an order's change once it is packed: releases the piece, and refunds money that still comes", async () => {
  const { orderId } = await placed()
  await setStock(black, "L", 2)
  const shelf = await stockOf(black, "L")
  const { change } = await asking(orderId, black, "L")
  const waiting = (await sent(change)).data.waiting!
  // The buyer pays while it is packed: one of the two is first, and decides the other.
  await moved(owner, orderId, 1)
  const [paid] = await Promise.all([atLink(waiting.link!.url, "success"), moved(owner, orderId, 3)])
  await eventually(
    "it is settled",
    async () => {
      const { status } = (await owner.call(phoneOrderCalls.unpaidSingle, { paymentId: waiting._id })).body.data
      return ["placed", "refunded", "expired"].includes(status)
    },
    60_000,
  )
  const { made } = await changesOf(orderId)
  const order = await shown(orderId)
  const parcel = await oneRow<{ n: number }>(
    `select sum(i.quantity)::int as n from order_fulfillment f join fulfillment_item i on i.fulfillment_id = f.fulfillment_id where f.order_id = $1`,
    [orderId],
  )
  expect([order.items, parcel.n]).toEqual([made.length + 1, made.length + 1])
  const now = await stockOf(black, "L")
  expect([now.held - shelf.held, now.reserved - shelf.reserved]).toEqual([0, 0])
  if (paid.status === "captured" && !made.length)
    await eventually(
      "it is back",
      async () => {
        const { refunds } = await gatewayBook()
        return refunds.some(({ payment_id, status }) => payment_id === paid.paymentId && status === "processed")
      },
      60_000,
    )
  const late = await send(change)
  expect(late.body.code).toBe("order.too_late_to_change")
})

test("sends a mail and writes a note about a piece that is left out unpaid by packing, but not when the order is cancelled", async () => {
  const [email, otherEmail] = [anEmail(), anEmail()]
  const [packed, cancelled] = [await placed({ email }), await placed({ email: otherEmail })]
  await setStock(black, "L", 3)
  const shelf = await stockOf(black, "L")
  for (const { orderId } of [packed, cancelled]) await sent((await asking(orderId, black, "L")).change)
  await moved(owner, cancelled.orderId, 10)
  await moved(owner, packed.orderId, 1, 3)
  for (const { orderId } of [packed, cancelled])
    await eventually("the change is over", async () => (await changesOf(orderId)).waiting === null, 60_000)
  expect(await stockOf(black, "L")).toEqual(shelf)
  const subject = async (orderId: string) => mailMessages.piecesChanged.subject((await shown(orderId)).orderNumber)
  const lettersTo = async (buyer: string, orderId: string) => {
    const about = await subject(orderId)
    return (await mails()).filter((mail) => mail.to.includes(buyer) && mail.subject === about)
  }
  const notesOf = async (orderId: string) => (await owner.call(orderEditCalls.notes, { orderId })).body.data
  const [letter, ...more] = await eventually("the mail is there", async () => {
    const letters = await lettersTo(email, packed.orderId)
    return letters.length > 0 && letters
  })
  expect(letter!.text).toContain("1 × Black Aura Formal Shirt, L is not in it")
  expect(letter!.text).toContain("The link to pay for it no longer works.")
  expect(more).toEqual([])
  expect((await notesOf(packed.orderId)).map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^Not added: 1 × Black Aura Formal Shirt, L\. ₹[\d,]+ was not paid before the order was packed\./,
    ),
  ])
  expect([await lettersTo(otherEmail, cancelled.orderId), await notesOf(cancelled.orderId)]).toEqual([[], []])
})

test("refuses the second of two people who change one order at once; only one change of an order waits at a time", async () => {
  const { orderId } = await placed({ quantity: 2 })
  await Promise.all([setStock(black, "L", 4), setStock(black, "M", 4)])
  const manager = await signInAs("manager")
  const left: InsteadOf = { itemId: "0", quantity: 1, left: 2 }
  const [large, medium] = [await asking(orderId, black, "L", left), await asking(orderId, black, "M", left)]
  const both = await Promise.all([send(large.change), send(medium.change, manager)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await shown(orderId)).items).toBe(2)
  const [add, other] = [await asking(orderId, trousers, "S"), await asking(orderId, black, "L")]
  await setStock(trousers, "S", 4)
  const added = await Promise.all([send(add.change), send(other.change, manager)])
  expect(added.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(added.find(({ status }) => status === 409)!.body.code).toBe("piece_change.waits")
  const { waiting } = await changesOf(orderId)
  await owner.call(phoneOrderCalls.cancelUnpaid, { paymentId: waiting!._id })
  expect(await audit(sql)).toEqual({})
})

test("changes nothing by a swap that is paid after its piece was removed, and refunds its money", async () => {
  const { orderId } = await placed({ quantity: 2 })
  await setStock(trousers, "M", 2)
  const shelf = await stockOf(trousers, "M")
  const { change } = await asking(orderId, trousers, "M", { itemId: "0", quantity: 1, left: 2 })
  const waiting = (await sent(change)).data.waiting!
  const lines = [{ itemId: "0", quantity: 1, left: 2 }]
  const taken = await owner.call(orderEditCalls.takeOut, { orderId, lines, reason: "One is enough" })
  expect(taken.status).toBe(200)
  await atLink(waiting.link!.url, "success")
  await eventually(
    "its money is back",
    async () =>
      (await owner.call(phoneOrderCalls.unpaidSingle, { paymentId: waiting._id })).body.data.status === "refunded",
    60_000,
  )
  expect([(await shown(orderId)).items, await changesOf(orderId)]).toEqual([1, { waiting: null, made: [] }])
  expect(await stockOf(trousers, "M")).toEqual(shelf)
})

test("gives the last piece to a buyer or to the order, never to both", async () => {
  const items = await aBag([{ slug: black, size: "XL" }])
  for (let round = 0; round < 3; round++) {
    const { orderId } = await placed()
    await setStock(black, "XL", 1)
    const { change } = await asking(orderId, black, "XL", first)
    const [swap, buyer] = await Promise.all([send(change), askToPay(await aGuest(), items)])
    expect([swap.status, buyer.status].sort()).toEqual([200, 409])
    const { free, backorder } = await stockOf(black, "XL")
    expect([free, backorder]).toEqual([0, false])
  }
})

test("refuses a piece at a price the buyer has not seen, without the right, unchanged, or once more than it can be paid for", async () => {
  const { at, orderId } = await placed()
  await setStock(black, "L", 2)
  const { change } = await asking(orderId, black, "L")
  const codeOf = async (other: Partial<Change>) => (await send({ ...change, ...other })).body.code
  expect(await codeOf({ differenceRupees: 1 })).toBe("piece_change.difference_changed")
  expect(await codeOf({ insteadOf: { ...first, itemId: "7" } })).toBe("order.line_unknown")
  expect(await codeOf({ insteadOf: { ...first, left: 2 } })).toBe("order.lines_changed")
  const [{ variantId, size }] = await aBag([{ slug: shirt, size: "S" }])
  const same = { variantId, size, quantity: 1 }
  expect(await codeOf({ insteadOf: first, piece: same })).toBe("piece_change.nothing_changed")
  expect(await codeOf({ piece: { ...same, quantity: 2 } })).toBe("bag.line_full")
  expect(await codeOf({ orderId: "order_nowhere" })).toBe("order.not_found")
  onTestFinished(async () => {
    await sql(`delete from checkout_attempt where order_id = $1 and piece_change is not null`, [orderId])
  })
  await sql(
    `insert into checkout_attempt (id, gateway, bag_key, session_id, fingerprint, snapshot, amount_paise, status, gateway_payment_id, order_id, held_until, piece_change)
     select id || '-' || n, gateway, bag_key || '-' || n, session_id, fingerprint, snapshot, amount_paise, status, gateway_payment_id || '-' || n, order_id, held_until, jsonb_build_object('orderId', order_id)
       from checkout_attempt, generate_series(1, $2::int) n where order_id = $1`,
    [orderId, PIECE_CHANGE.mostPaid],
  )
  expect(await codeOf({})).toBe("piece_change.too_many")
  expect((await send(change, await signInAs("tailor"))).status).toBe(403)
  expect((await send(change, at)).status).toBe(401)
  expect(await changesOf(orderId)).toEqual({ waiting: null, made: [] })
})
