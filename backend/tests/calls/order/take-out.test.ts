import { mailMessages } from "@silai/contracts/messaging/messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { paperCalls } from "@silai/contracts/papers/calls"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { returnCalls } from "@silai/contracts/returns/calls"
import { workshopCalls } from "@silai/contracts/order/workshop-calls"
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { audit } from "../../score/audit"
import { type Browser, browser } from "../../rig/browser"
import { aCoupon } from "../../rig/coupon"
import { anEmail } from "../../rig/customer"
import { declinedForGood, faults, mails, pay } from "../../rig/gateway"
import { eventually } from "../../rig/eventually"
import { eventNamesOf } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { pagesOf } from "../../rig/pdf/text"
import { moved, refundsOf } from "../../rig/returns"
import { aBag, aGuest, askWith, untilPlaced, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
const shirt = "classic-white-formal-shirt"
const trousers = "phantom-grey-formal-trousers"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
afterEach(() => faults({ reset: true }))

type Wish = { coupon?: string; custom?: boolean; email?: string; deliveryMethod?: "home" | "pickup" }
/** Two shirts of one size and one pair of trousers, or a made-to-measure shirt instead. */
async function placed({ coupon, custom = false, email = anEmail(), deliveryMethod = "home" }: Wish = {}) {
  await Promise.all([setStock(shirt, "S", 6), setStock(trousers, "S", 6)])
  const at = await aGuest({ contact: { email }, deliveryMethod })
  const items = await aBag([
    { slug: shirt, size: "S", quantity: 2 },
    custom ? { slug: shirt, size: upperBody } : { slug: trousers, size: "S" },
  ])
  const { status, body } = await askWith(at, { items, ...(coupon && { couponCode: coupon }) })
  if (status !== 200) throw new Error(body.message)
  await pay(body.data.razorpay.orderId)
  return { at, orderId: await untilPlaced(at, body.data.attemptId) }
}
const shown = async (orderId: string, at = owner) => (await at.call(orderCalls.single, { orderId })).body.data
type Lines = { itemId: string; quantity: number; left: number }[]
const takeOut = (orderId: string, lines: Lines, by = owner, reason = "The cloth is used up") =>
  by.call(orderEditCalls.takeOut, { orderId, lines, reason })
const oneShirt: Lines = [{ itemId: "0", quantity: 1, left: 2 }]
const bothShirts: Lines = [{ itemId: "0", quantity: 2, left: 2 }]
const takenOut = async (orderId: string) => (await owner.call(orderEditCalls.takenOut, { orderId })).body.data
const untilRefunded = (orderId: string) =>
  eventually(
    "the money is back",
    async () => (await takenOut(orderId)).every(({ money }) => money === "done" || money === "none"),
    45_000,
  )
/** The engine's own order: pieces by our line, and its totals. */
async function engineOf(orderId: string) {
  const pieces = await sql<{ place: string; quantity: number }>(
    `select l.metadata ->> 'line' as place, i.quantity::int as quantity from order_item i join "order" o on o.id = i.order_id and o.version = i.version
       join order_line_item l on l.id = i.item_id where o.id = $1 and i.deleted_at is null order by 1`,
    [orderId],
  )
  const summary = await oneRow<{ totals: { current_order_total: number; pending_difference: number } }>(
    `select s.totals from order_summary s join "order" o on o.id = s.order_id and o.version = s.version where o.id = $1`,
    [orderId],
  )
  return {
    pieces,
    total: Number(summary.totals.current_order_total),
    owed: Number(summary.totals.pending_difference),
  }
}
const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)
const inPaise = (rupees: number) => Math.round(rupees * 100)

describe("removing pieces from an order", () => {
  test("refunds no more than is left of the payment, says so in the mail, and then cancels the order, which is refunded whole", async () => {
    const email = anEmail()
    const { orderId } = await placed({ email })
    const { totalRupees, tax } = await shown(orderId)
    const worth = tax!.lines[0]!.paidRupees
    const byHand = totalRupees - worth + 300
    const ask = { orderId, amountRupees: byHand, seenRefundedRupees: 0, reason: "Late" }
    expect((await owner.call(paymentCalls.refundOrder, ask)).status).toBe(200)
    const { leftRupees } = (await owner.call(orderEditCalls.takenOut, { orderId })).body
    expect(leftRupees).toBe(worth - 300)
    const { status, body } = await takeOut(orderId, bothShirts)
    expect([status, body.data[0]?.rupees, body.leftRupees]).toEqual([200, worth - 300, 0])
    await untilRefunded(orderId)
    expect((await refundsOf(orderId)).sort()).toEqual([byHand, worth - 300].map(inPaise).sort())
    const letter = await eventually("the mail is there", async () =>
      (await mails()).find(({ to, text }) => to.includes(email) && text.includes(mailMessages.takenOut.short("₹300"))),
    )
    expect(letter.text).toContain(mailMessages.moved.back(`₹${(worth - 300).toLocaleString("en-IN")}`))
    await eventually("it is cancelled", async () => (await shown(orderId)).status === 10)
    expect(await audit(sql)).toEqual({})
  })

  test("refunds the price paid for them after their share of the coupon, to the paisa, and releases the stock, in the engine too", async () => {
    const { code } = await aCoupon({ percent: 15 })
    const { orderId } = await placed({ coupon: code })
    const before = await shown(orderId)
    const share = Math.floor(inPaise(before.tax!.lines[0]!.paidRupees) / 2)
    const shelf = await stockOf(shirt, "S")
    const { status, body } = await takeOut(orderId, oneShirt)
    expect([status, body.message]).toEqual([200, "1 piece is taken out of the order."])
    expect(body.data).toMatchObject([
      {
        by: "Harpreet Singh",
        reason: "The cloth is used up",
        rupees: share / 100,
        pieces: [{ itemId: "0", quantity: 1 }],
      },
    ])
    expect(await stockOf(shirt, "S")).toEqual({ ...shelf, reserved: shelf.reserved - 1, free: shelf.free + 1 })
    const after = await shown(orderId)
    expect(after.items).toBe(2)
    expect(after.itemsList.map(({ quantity, takenOut: out }) => [quantity, out.length])).toEqual([
      [1, 1],
      [1, 0],
    ])
    expect(inPaise(after.totalRupees)).toBe(inPaise(before.totalRupees) - share)
    expect(after.money.totalRupees).toBe(after.totalRupees)
    expect(inPaise(after.money.itemsRupees - after.money.discountRupees + after.money.deliveryRupees)).toBe(
      inPaise(after.totalRupees),
    )
    const { lines, delivery, total } = after.tax!
    expect(inPaise(total.taxableRupees + total.cgstRupees + total.sgstRupees + total.igstRupees)).toBe(
      inPaise(after.totalRupees),
    )
    expect(sumOf(lines.map(({ paidRupees }) => inPaise(paidRupees)))).toBe(
      inPaise(after.totalRupees - after.money.deliveryRupees),
    )
    expect(lines.map(({ ratePercent }) => ratePercent)).toEqual(before.tax!.lines.map(({ ratePercent }) => ratePercent))
    expect(delivery).toHaveLength(before.tax!.delivery.length)
    await untilRefunded(orderId)
    expect(await refundsOf(orderId)).toEqual([share])
    const engine = await engineOf(orderId)
    expect(engine.pieces).toEqual([
      { place: "0", quantity: 1 },
      { place: "1", quantity: 1 },
    ])
    expect([inPaise(engine.total), engine.owed]).toEqual([inPaise(after.totalRupees), 0])
    expect((await shown(orderId)).paymentStatus).toBe("captured")
  })

  test("keeps an empty line in its place, neither packed, billed nor returned, without a credit note for its refund", async () => {
    const { at, orderId } = await placed()
    expect((await takeOut(orderId, bothShirts)).status).toBe(200)
    await untilRefunded(orderId)
    const order = await shown(orderId, at)
    expect(order.itemsList.map(({ quantity }) => quantity)).toEqual([0, 1])
    expect(order.itemsList[0]!.takenOut).toMatchObject([{ quantity: 2, reason: "The cloth is used up" }])
    expect(order.lines).toHaveLength(1)
    await moved(owner, orderId, 1, 3)
    const papers = await eventually("the invoice is written", async () => {
      const { data } = (await at.call(paperCalls.all, { orderId })).body
      return data.length > 0 && data
    })
    expect(papers.map(({ kind, totalRupees }) => [kind, totalRupees])).toEqual([["invoice", order.totalRupees]])
    const paper = await oneRow<{ places: (number | null)[] }>(
      `select (select json_agg(l -> 'place') from jsonb_array_elements(facts -> 'lines') l) as places from paper where order_id = $1`,
      [orderId],
    )
    expect(paper.places.filter((place) => place !== null)).toEqual([1])
    const slip = await owner.send(paperCalls.print.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kinds: ["packingSlip"], of: { orderIds: [orderId] } }),
    })
    const [page] = await pagesOf(new Uint8Array(await slip.arrayBuffer()))
    expect([page!.includes("1 piece"), page!.includes("Formal Trousers"), page!.includes("Formal Shirt")]).toEqual([
      true,
      true,
      false,
    ])
    const parcel = await oneRow<{ n: number }>(
      `select sum(i.quantity)::int as n from order_fulfillment f join fulfillment_item i on i.fulfillment_id = f.fulfillment_id where f.order_id = $1`,
      [orderId],
    )
    expect(parcel.n).toBe(1)
    await moved(owner, orderId, 4, 6)
    const { data } = (await at.call(returnCalls.options, { orderId })).body
    expect(data.lines.map(({ itemId, open }) => [itemId, open])).toEqual([["1", 1]])
    const line = { itemId: "0", quantity: 1, reason: "tooSmall" as const }
    const asked = { orderId, kind: "return" as const, lines: [line], refundRupees: 0 }
    expect((await at.call(returnCalls.add, { ...asked, address: order.address! })).body.code).toBe(
      "returns.item_unknown",
    )
  })

  test("still credits a refund for another reason on the invoice", async () => {
    const { at, orderId } = await placed()
    await takeOut(orderId, oneShirt)
    await untilRefunded(orderId)
    const { id } = await oneRow<{ id: string }>(`select id from checkout_attempt where order_id = $1`, [orderId])
    const refundedRupees = (await shown(orderId)).money.refundedRupees
    await owner.call(paymentCalls.refund, {
      paymentId: id,
      amountRupees: 100,
      seenRefundedRupees: refundedRupees,
      seenPlaced: true,
      reason: "Late",
    })
    await eventually("both are back", async () => (await refundsOf(orderId)).length === 2)
    expect((await shown(orderId)).paymentStatus).toBe("partially_refunded")
    await moved(owner, orderId, 1, 3)
    const papers = await eventually("both papers are written", async () => {
      const { data } = (await at.call(paperCalls.all, { orderId })).body
      return data.length > 1 && data
    })
    expect(papers.map(({ kind, totalRupees }) => [kind, totalRupees])).toEqual([
      ["invoice", (await shown(orderId)).totalRupees],
      ["creditNote", 100],
    ])
  })

  test("removes a piece made to measure from the workshop's board", async () => {
    const { orderId } = await placed({ custom: true })
    await moved(owner, orderId, 1)
    const onBoard = async (type?: "upperBody") =>
      (await owner.call(workshopCalls.all, { ...(type && { type }) })).body.data.some(({ _id }) => _id === orderId)
    expect([await onBoard(), await onBoard("upperBody")]).toEqual([true, true])
    expect((await takeOut(orderId, [{ itemId: "1", quantity: 1, left: 1 }])).status).toBe(200)
    expect([await onBoard(), await onBoard("upperBody"), (await shown(orderId)).hasCustom]).toEqual([
      false,
      false,
      false,
    ])
  })

  test("sends its buyer a mail with the reason, shows staff a note, and gives plugins an event", async () => {
    const email = anEmail()
    const { orderId } = await placed({ email })
    const { body } = await takeOut(orderId, oneShirt)
    const { orderNumber } = await shown(orderId)
    const letter = await eventually("the mail is there", async () =>
      (await mails()).find(
        ({ to, subject }) => to.includes(email) && subject === mailMessages.takenOut.subject(orderNumber),
      ),
    )
    for (const words of ["The cloth is used up", "1 × Classic White Formal Shirt, size S", `${body.data[0]!.rupees}`])
      expect(letter.text).toContain(words)
    const { data } = (await owner.call(orderEditCalls.notes, { orderId })).body
    expect(data.map(({ text }) => text)).toEqual([
      "Took out: 1 × Classic White Formal Shirt, S. Why: The cloth is used up",
    ])
    expect(await eventNamesOf(body.data[0]!._id)).toEqual(["silai.order.taken-out"])
    expect(await eventNamesOf(orderId)).toEqual(expect.arrayContaining(["order-edit.confirmed"]))
  })
})

describe("refusing to remove pieces", () => {
  const codeOf = async (asked: ReturnType<typeof takeOut>) => (await asked).body.code

  test("refuses the last piece, one not in the order, one repeated, no reason, and an outdated page", async () => {
    const { orderId } = await placed()
    const all: Lines = [...bothShirts, { itemId: "1", quantity: 1, left: 1 }]
    expect(await codeOf(takeOut(orderId, all))).toBe("order.take_out_all")
    expect(await codeOf(takeOut(orderId, [{ itemId: "7", quantity: 1, left: 1 }]))).toBe("order.line_unknown")
    expect(await codeOf(takeOut(orderId, [...oneShirt, ...oneShirt]))).toBe("order.line_twice")
    expect(await codeOf(takeOut(orderId, [{ itemId: "0", quantity: 3, left: 2 }]))).toBe("order.lines_changed")
    expect(await codeOf(takeOut(orderId, [{ itemId: "0", quantity: 1, left: 1 }]))).toBe("order.lines_changed")
    expect((await takeOut(orderId, oneShirt, owner, "  ")).status).toBe(400)
    expect(await codeOf(takeOut("order_nowhere", oneShirt))).toBe("order.not_found")
    expect(await takenOut(orderId)).toEqual([])
  })

  test("refuses a packed or cancelled order, and anyone but the owner and managers", async () => {
    const { at, orderId } = await placed()
    expect((await takeOut(orderId, oneShirt, await signInAs("packer"))).status).toBe(403)
    expect((await takeOut(orderId, oneShirt, at)).status).toBe(401)
    expect((await takeOut(orderId, oneShirt, browser())).status).toBe(401)
    await moved(owner, orderId, 1, 3)
    expect(await codeOf(takeOut(orderId, oneShirt))).toBe("order.too_late_to_take_out")
    await moved(owner, orderId, 10)
    expect(await codeOf(takeOut(orderId, oneShirt))).toBe("order.too_late_to_take_out")
    const shelf = await stockOf(shirt, "S")
    expect(shelf.reserved).toBeGreaterThanOrEqual(0)
  })

  test("removes once by twenty equal requests at the same moment, and refuses the others", async () => {
    const { orderId } = await placed()
    const shelf = await stockOf(shirt, "S")
    const replies = await Promise.all(Array.from({ length: 20 }, () => takeOut(orderId, oneShirt)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    expect((await stockOf(shirt, "S")).reserved).toBe(shelf.reserved - 1)
    await untilRefunded(orderId)
    expect(await refundsOf(orderId)).toHaveLength(1)
  })

  test("leaves the same pieces in the parcel and the order when it is packed at the same moment", async () => {
    const { orderId } = await placed()
    await moved(owner, orderId, 1)
    const [packing, taking] = await Promise.all([
      owner.call(orderCalls.update, { orderId, status: 3 }),
      takeOut(orderId, oneShirt),
    ])
    expect([packing.status, taking.status]).toContain(200)
    const parcel = await oneRow<{ n: number | null }>(
      `select sum(i.quantity)::int as n from order_fulfillment f join fulfillment_item i on i.fulfillment_id = f.fulfillment_id where f.order_id = $1`,
      [orderId],
    )
    const { items } = await shown(orderId)
    expect(items).toBe(taking.status === 200 ? 2 : 3)
    expect(packing.status === 200 ? parcel.n : items).toBe(items)
  })

  test("refunds only what another refund under way leaves of the payment", async () => {
    const { orderId } = await placed()
    const { id } = await oneRow<{ id: string }>(`select id from checkout_attempt where order_id = $1`, [orderId])
    const { totalRupees } = await shown(orderId)
    const refund = { paymentId: id, seenRefundedRupees: 0, seenPlaced: true, reason: "A gift" }
    await faults({ reset: true, api: "server-error", apiMatch: "/refund" })
    expect((await owner.call(paymentCalls.refund, { ...refund, amountRupees: totalRupees - 100 })).status).toBe(200)
    expect((await takeOut(orderId, oneShirt)).body.data[0]?.rupees).toBe(100)
    await faults({ reset: true })
    await eventually("both are back", async () => (await refundsOf(orderId)).length === 2, 45_000)
    expect((await refundsOf(orderId)).sort()).toEqual([inPaise(100), inPaise(totalRupees - 100)].sort())
  })
})

test("requests a refund that the bank declines again, and makes it once", async () => {
  const { orderId } = await placed()
  await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 300 })
  const { body } = await takeOut(orderId, oneShirt)
  const [out] = body.data
  const again = () => owner.call(orderEditCalls.refundAgain, { orderId, takenOutId: out!._id })
  await declinedForGood(`taken-out:${out!._id}`)
  expect((await takenOut(orderId))[0]!.money).toBe("failed")
  await faults({ reset: true })
  expect((await again()).status).toBe(200)
  expect((await again()).body.code).toBe("order.refund_not_failed")
  await untilRefunded(orderId)
  expect(await refundsOf(orderId)).toEqual([inPaise(out!.rupees)])
})

test("cancels an order with removed pieces with all the rest of its money, and releases its stock", async () => {
  const { orderId } = await placed()
  const total = inPaise((await shown(orderId)).totalRupees)
  const shelf = await stockOf(shirt, "S")
  await takeOut(orderId, oneShirt)
  await untilRefunded(orderId)
  await moved(owner, orderId, 10)
  await eventually("all is back", async () => sumOf(await refundsOf(orderId)) === total, 45_000)
  expect((await stockOf(shirt, "S")).reserved).toBe(shelf.reserved - 2)
  await eventually("the order knows", async () => (await shown(orderId)).paymentStatus === "refunded")
})

test("leaves the shop's books and the engine's in agreement", async () => {
  expect(await audit(sql)).toEqual({})
})
