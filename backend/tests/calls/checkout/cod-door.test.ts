import { codCalls } from "@silai/contracts/checkout/calls"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { returnCalls } from "@silai/contracts/returns/calls"
import { labelOfState, REFUND_DUE } from "@silai/contracts/returns/states"
import { expect, test, vi } from "vitest"
import {
  aBuyer,
  ask,
  codeOf,
  collect,
  hooksOf,
  manager,
  offerTo,
  ordered,
  owner,
  ruled,
  shown,
  size,
  slug,
  withCod,
} from "./cod-buyer"
import { aPhone } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { pay } from "../../rig/gateway"
import { signInAs } from "../../rig/owner"
import { asked as askedReturn, moved, steps, taken } from "../../rig/returns"
import { aBag, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { stockOf } from "../../rig/stock"
import { workNow } from "../../rig/work"
import { audit } from "../../score/audit"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 })
withCod()

test("places a cash order at once with its fee, keeps it due until its money is noted once, and names the fee on its invoice", async () => {
  const before = await stockOf(slug, size)
  const guest = await aBuyer()
  const { offer } = await offerTo(guest.at)
  const { body } = await ask(guest.at)
  expect([body.data.gateway, body.data.razorpay]).toEqual(["cod", undefined])
  expect(body.data.totals.total).toBe(offer!.totalRupees)
  const orderId = await untilPlaced(guest.at, body.data.attemptId)
  const due = await shown(orderId)
  expect([due.paymentStatus, due.money.dueRupees, due.cod]).toEqual([
    "due",
    offer!.totalRupees,
    { feeRupees: 40, nowRupees: 0 },
  ])
  expect(due.money.totalRupees - due.money.itemsRupees).toBeGreaterThanOrEqual(40)
  expect((await stockOf(slug, size)).reserved - before.reserved).toBe(1)
  expect((await collect(orderId)).code).toBe("cod.not_sent")
  await moved(owner, orderId, 1, 3)
  await manager.call(orderCalls.update, {
    orderId,
    status: 4,
    parcel: { courier: "Delhivery", trackingNumber: `AWB${orderId.slice(-8)}`, trackingUrl: "" },
  })
  expect((await collect(orderId, { amountRupees: 1 })).code).toBe("cod.other_sum")
  await sql(
    `insert into refund_ask (id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name, next_at)
     select 'moving_' || id, id, gateway, gateway_payment_id, 100, 0, 'One less', 'test', 'test', now() + interval '1 hour' from checkout_attempt where order_id = $1`,
    [orderId],
  )
  expect((await collect(orderId)).code).toBe("cod.being_changed")
  await sql(`delete from refund_ask where id = 'moving_' || $1`, [body.data.attemptId])
  const seen = await collect(`awb${orderId.slice(-8)}`, { amountRupees: offer!.totalRupees }, true)
  expect([seen.noted, seen.orderNumber, (await shown(orderId)).paymentStatus]).toEqual([true, due.orderNumber, "due"])
  const refuse = { additional_data: { refuse: "Not before it is in the till." } }
  const held = await manager.call(codCalls.collect, { lines: [{ order: orderId }], ...refuse } as never)
  expect(held.body.data[0]).toMatchObject({ noted: false, message: refuse.additional_data.refuse })
  const twice = await manager.call(codCalls.collect, {
    lines: [
      { order: due.orderNumber, reference: "UTR 42" },
      { order: orderId, reference: "UTR 43" },
      { order: "SL-999999999" },
    ],
  })
  expect(twice.body.data.map(({ noted, code }) => [noted, code])).toEqual([
    [true, null],
    [false, "cod.named_twice"],
    [false, "cod.order_unknown"],
  ])
  expect((await collect(orderId)).code).toBe("cod.nothing_due")
  expect(await hooksOf(orderId, "codCollected")).toEqual([{ id: orderId, amountRupees: offer!.totalRupees }])
  expect((await (await signInAs("packer")).call(codCalls.collect, { lines: [{ order: orderId }] })).status).toBe(403)
  const paid = await shown(orderId)
  expect([paid.paymentStatus, paid.money.dueRupees]).toEqual(["captured", 0])
  expect(paid.payment!.noted).toMatchObject([{ way: "cod", rupees: offer!.totalRupees }])
  const row = await oneRow<{ noted_by: string; reference: string; state: string }>(
    `select k.noted_by, k.reference, c.state from cod_order c join gateway_payment k on k.attempt_id = c.attempt_id where c.order_id = $1`,
    [orderId],
  )
  expect(row).toEqual({ noted_by: "Some manager", reference: "UTR 42", state: "collected" })
  const invoice = await eventually("the invoice", async () => {
    const [paper] = await sql<{ fee: string }>(
      `select facts ->> 'codFeePaise' as fee from paper where order_id = $1 and kind = 'invoice'`,
      [orderId],
    )
    return paper
  })
  expect(invoice.fee).toBe("4000")
  // Paid, so the phone may order like this again.
  expect((await offerTo((await aBuyer({ phone: guest.phone })).at)).why).toBeNull()
})

test("takes a share through the gateway and leaves the rest due; when cancelled before it is collected, refunds only the share", async () => {
  await ruled({ share: "rupees", shareRupees: 99 })
  const { at, phone } = await aBuyer()
  const { offer } = await offerTo(at)
  expect([offer!.nowRupees, offer!.dueRupees]).toEqual([99, offer!.totalRupees - 99])
  expect(await codeOf(ask(at))).toBe("cod.terms_changed")
  const { body } = await ask(at, { feeRupees: 40, nowRupees: 99 })
  expect([body.data.gateway, body.data.razorpay.amount]).toEqual(["razorpay", 99_00])
  await pay(body.data.razorpay.orderId)
  const orderId = await untilPlaced(at, body.data.attemptId)
  const due = await shown(orderId)
  expect([due.paymentStatus, due.money.dueRupees, due.money.keptRupees, due.cod!.nowRupees]).toEqual([
    "due",
    offer!.dueRupees,
    99,
    99,
  ])
  // A refund of the share does not change the sum that the courier collects.
  const asked = { paymentId: body.data.attemptId, amountRupees: 9, reason: "A loose button", seenRefundedRupees: 0 }
  expect((await owner.call(paymentCalls.refund, { ...asked, seenPlaced: true })).status).toBe(200)
  const less = await eventually(
    "a part of the share is back",
    async () => {
      const { money } = await shown(orderId)
      return money.refundedRupees > 0 ? money : undefined
    },
    60_000,
  )
  expect([less.refundedRupees, less.keptRupees, less.dueRupees]).toEqual([9, 90, offer!.dueRupees])
  await moved(owner, orderId, 10)
  const off = await eventually(
    "the share is back",
    async () => {
      const order = await shown(orderId)
      return order.paymentStatus === "refunded" ? order : undefined
    },
    60_000,
  )
  const sums = off.refunds.map(({ rupees }) => rupees)
  expect([off.money.refundedRupees, off.money.dueRupees, sums.sort((a, b) => a - b)]).toEqual([99, 0, [9, 90]])
  const share = (await owner.call(paymentCalls.single, { paymentId: body.data.attemptId })).body.data
  expect(share.payments[0]).toMatchObject({ amountRupees: 99 })
  expect((await collect(orderId)).code).toBe("cod.nothing_due")
  expect((await offerTo((await aBuyer({ phone })).at)).why).toBeNull()
  await ruled()
})

test("crosses out the sum due when removed pieces cost more, and refunds only the rest of their price", async () => {
  await ruled({ share: "percent", sharePercent: 90 })
  const { at, phone } = await aBuyer()
  const items = await aBag([{ slug, size, quantity: 2 }])
  const { nowRupees, dueRupees } = (await offerTo(at, items)).offer!
  const { body } = await ask(at, { feeRupees: 40, nowRupees }, items)
  await pay(body.data.razorpay.orderId)
  const orderId = await untilPlaced(at, body.data.attemptId)
  const lines = [{ itemId: "0", quantity: 1, left: 2 }]
  expect((await owner.call(orderEditCalls.takeOut, { orderId, lines, reason: "One is enough" })).status).toBe(200)
  const price = items[0].price!
  expect(dueRupees).toBeLessThan(price)
  await eventually("it is back", async () => (await shown(orderId)).money.refundedRupees === price - dueRupees, 60_000)
  const { paymentStatus, money, orderNumber } = await shown(orderId)
  expect([paymentStatus, money.dueRupees]).toEqual(["captured", 0])
  await moved(owner, orderId, 1, 3, 4, 6)
  const options = (await at.call(returnCalls.options, { orderId })).body.data
  expect(options.lines[0]).toMatchObject({ kinds: expect.arrayContaining(["return"]) })
  // A sum that was crossed out never came, so no mail calls it a refund.
  const mailed = await sql<{ rupees: number }>(
    `select (payload ->> 'amountRupees')::numeric::float as rupees from outbox where topic = 'refund.made' and payload ->> 'orderNumber' = $1`,
    [orderNumber],
  )
  expect(mailed.map(({ rupees }) => rupees)).toEqual([price - dueRupees])
  await eventually(
    "the phone is free",
    async () => (await offerTo((await aBuyer({ phone, isProven: false })).at)).why === null,
  )
  await ruled()
})

test("lets the buyer of a delivered parcel ask for a return while its cash is not noted; the refund waits for the money", async () => {
  const { at, orderId } = await ordered()
  await moved(owner, orderId, 1, 3, 4, 6)
  const { _id: returnId } = await askedReturn({ at, orderId }, "return")
  await taken(owner, returnId, "approved", "pickedUp", "received")
  const early = await steps(owner, returnId, "refunded")
  expect([early.status, early.body.code]).toEqual([409, "returns.not_paid"])
  expect((await shown(orderId)).paymentStatus).toBe("due")
  expect((await collect(orderId)).noted).toBe(true)
  expect((await steps(owner, returnId, "refunded")).status).toBe(200)
  // Cash cannot be sent back: the request and each of its mails leave how to a person, and no bank is named.
  await workNow()
  const request = async () => (await at.call(returnCalls.single, { returnId })).body.data
  const { refund, isRefundDue, timeline } = await request()
  // Nothing is refunded yet, so nothing reads as if it were.
  expect([isRefundDue, timeline.at(-1)!.label]).toEqual([true, REFUND_DUE])
  const ofOrder = (await at.call(returnCalls.ofOrder, { orderId })).body.data
  const listed = (await owner.call(returnCalls.all, { search: ofOrder[0]!.returnNumber })).body.data
  expect([...ofOrder, ...listed].map((row) => row.isRefundDue)).toEqual([true, true])
  expect(refund).toMatchObject({ state: "by_hand", isByHand: true, byHand: [{ amountRupees: expect.any(Number) }] })
  const [{ paymentId = "", amountRupees = 0 } = {}] = refund!.byHand
  const [stuck] = (await owner.call(paymentCalls.single, { paymentId })).body.data.refunds
  expect(stuck).toMatchObject({ state: "failed", declines: 0, amountRupees })
  expect((await steps(owner, returnId, "refunded")).body.code).toBe("returns.cannot_move")
  const letters = await sql<{ news: string; hand: boolean }>(
    `select payload ->> 'news' as news, (payload ->> 'isByHand')::boolean as hand from outbox where topic = 'return.moved' and payload ->> 'returnPath' like $1`,
    [`%${returnId}%`],
  )
  expect(Object.fromEntries(letters.map(({ news, hand }) => [news, hand]))).toMatchObject({
    requested: true,
    refunded: true,
  })
  const given = await owner.call(paymentCalls.refundGiven, { refundId: stuck!._id, note: "In cash, in the shop" })
  expect(given.status).toBe(200)
  const now = await request()
  expect([now.isRefundDue, now.timeline.at(-1)!.label]).toEqual([false, labelOfState("refunded")])
  const { orderNumber } = await shown(orderId)
  const mailed = await sql<{ rupees: number; given: boolean }>(
    `select (payload ->> 'amountRupees')::numeric::float as rupees, (payload ->> 'isGiven')::boolean as given
       from outbox where topic = 'refund.made' and payload ->> 'orderNumber' = $1`,
    [orderNumber],
  )
  expect(mailed).toEqual([{ rupees: amountRupees, given: true }])
})

test("restocks a parcel that could not be delivered, which owes nothing more and counts for its phone: after two, that phone pays in advance", async () => {
  const phone = aPhone()
  const before = await stockOf(slug, size)
  for (const count of [1, 2]) {
    const { orderId } = await ordered({ phone })
    const early = await manager.call(codCalls.undelivered, { orderId })
    expect([early.status, early.body.code]).toEqual([409, "cod.not_on_its_way"])
    await moved(owner, orderId, 1, 3, 4)
    expect((await (await signInAs("tailor")).call(codCalls.undelivered, { orderId })).status).toBe(403)
    const both = await Promise.all([1, 2].map(() => manager.call(codCalls.undelivered, { orderId })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)!.body.data.parcelsLeft).toBe(count)
    expect(await hooksOf(orderId, "parcelUndelivered")).toEqual([{ id: orderId }])
    expect((await shown(orderId)).status).toBe(12)
    expect((await collect(orderId)).code).toBe("cod.nothing_due")
    await eventually("nothing is owed", async () => (await shown(orderId)).paymentStatus === "unpaid", 60_000)
  }
  const now = await stockOf(slug, size)
  expect([now.stocked, now.reserved]).toEqual([before.stocked, before.reserved])
  const again = await aBuyer({ phone })
  expect((await offerTo(again.at)).why).toContain("came back")
  expect(await codeOf(ask(again.at))).toBe("cod.left_parcels")
  expect((await manager.call(codCalls.undelivered, { orderId: "order_none" })).body.code).toBe("cod.order_unknown")
  expect(await audit(sql)).toEqual({})
})
