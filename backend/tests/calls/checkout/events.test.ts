import fs from "node:fs"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { bagCalls } from "@silai/contracts/bag/calls"
import { afterEach, describe, expect, test } from "vitest"
import { aCustomer, anEmail } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { aPublished, change } from "../../rig/colourway"
import { whileHeld } from "../../rig/row-lock"
import { signInAsOwner } from "../../rig/owner"
import { faults, pay, refundByHand } from "../../rig/gateway"
import { eventsOf, eventNamesOf, untilReceived } from "../../rig/received-events"
import { aBag, aGuest, askToPay, askWith, buys, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { statementsOfPlacing } from "../../rig/statements"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const slug = "classic-white-formal-shirt"

const ofOrder = async (orderId: string) => {
  const payment = await oneRow<{ id: string; razorpay: string }>(
    `select p.id, p.data ->> 'razorpay_payment_id' as razorpay from payment p join order_payment_collection l on l.payment_collection_id = p.payment_collection_id where l.order_id = $1`,
    [orderId],
  )
  return payment
}

describe("events of a placed order", () => {
  test("report the order, its payment, its reservations and the stock, each once, with their rows readable", async () => {
    await setStock(slug, "M", 5)
    await setStock(slug, "L", 5)
    const orderId = await buys(
      await aGuest(),
      await aBag([
        { slug, size: "M", quantity: 2 },
        { slug, size: "L" },
      ]),
    )
    const { id: paymentId } = await ofOrder(orderId)
    await untilReceived("order.placed", orderId)
    const names = (await eventNamesOf(orderId, paymentId)).filter((name) => !name.startsWith("hook "))
    expect(names).toEqual([
      "inventory-level.updated",
      "inventory-level.updated",
      "order.placed",
      "payment.captured",
      "reservation-item.created",
      "reservation-item.created",
    ])
    const events = await eventsOf(orderId, paymentId)
    expect(events.every(({ row_visible }) => row_visible !== false)).toBe(true)
    expect(events.filter(({ row_visible }) => row_visible).length).toBe(6)
  })

  test("never include the engine's own events about rows that may still be rolled back", async () => {
    const early = await sql(
      `select name from received_event where name in ('order.order.created', 'payment.payment.created')`,
    )
    expect(early).toEqual([])
  })

  test("send one for a refund made at Razorpay, and one for the cancellation that follows", async () => {
    await setStock(slug, "S", 3)
    const orderId = await buys(await aGuest(), await aBag([{ slug, size: "S" }]))
    const { id: paymentId, razorpay } = await ofOrder(orderId)
    await refundByHand(razorpay)
    await untilReceived("silai.order.moved", orderId)
    const names = await eventNamesOf(orderId, paymentId)
    const count = (wanted: string) => names.filter((name) => name === wanted).length
    expect([count("payment.refunded"), count("order.canceled"), count("silai.order.moved")]).toEqual([1, 1, 1])
  })

  test("send one for each part refund as a change of the order, which stays open", async () => {
    await setStock(slug, "S", 3)
    const orderId = await buys(await aGuest(), await aBag([{ slug, size: "S" }]))
    const { razorpay } = await ofOrder(orderId)
    const changes = async (times: number) =>
      eventually(`the order has changed ${times} times`, async () => {
        const names = await eventNamesOf(orderId)
        const count = names.filter((name) => name === "order.updated").length
        return count >= times && [count, names.includes("silai.order.moved")]
      })
    await refundByHand(razorpay, 10_000)
    expect(await changes(1)).toEqual([1, false])
    await refundByHand(razorpay, 5_000)
    expect(await changes(2)).toEqual([2, false])
  })

  test("report money that the shop must not keep: when its refund is due, and when it is made", async () => {
    await setStock(slug, "M", 5)
    const at = await aGuest()
    const items = await aBag([{ slug, size: "M" }])
    const { body } = await askToPay(at, items)
    // The bag changes before the money arrives, so the money pays for nothing.
    await askToPay(at, [{ ...items[0]!, quantity: 2 }])
    const { payment } = await pay(body.data.razorpay.orderId)
    await untilReceived("silai.payment.refunded", payment.id)
    expect(await eventNamesOf(payment.id)).toEqual(["silai.payment.refund_due", "silai.payment.refunded"])
  })
})

describe("a plugin that hooks into orders", () => {
  test("refuses a purchase with its own sentence before anything is held", async () => {
    await setStock(slug, "M", 5)
    const email = anEmail()
    const at = await aGuest({ contact: { email } })
    const items = await aBag([{ slug, size: "M" }])
    const additional_data = { refuse: "No two white shirts in one parcel." }
    const { status, body } = await askWith(at, { items, additional_data })
    expect([status, body.message]).toEqual([400, "No two white shirts in one parcel."])
    expect(await sql(`select 1 from checkout_attempt where snapshot -> 'contact' ->> 'email' = $1`, [email])).toEqual(
      [],
    )
    expect((await askToPay(at, items)).status).toBe(200)
  })

  test("may be slow: a price that the shopkeeper changes in between is shown, not charged", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner)
    const email = anEmail()
    const at = await aGuest({ contact: { email } })
    const items = [{ variantId: piece._id, size: "M" as const, quantity: 1, price: piece.price! }]
    const slow = `slow ${piece._id}`
    const asked = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [slow])
      const answer = askWith(at, { items, additional_data: { wait_for: slow } })
      await someoneWaits("pg_advisory_xact_lock")
      expect((await change(owner, piece, { price: piece.price! + 100 })).status).toBe(200)
      return { answer }
    })
    const { status, body } = await asked.answer
    expect([status, body.code]).toEqual([409, "checkout.price_changed"])
    expect(await sql(`select 1 from checkout_attempt where snapshot -> 'contact' ->> 'email' = $1`, [email])).toEqual(
      [],
    )
  })

  test("receives the purchase and the order with their additional data; if it fails after the order is placed, the order stays", async () => {
    await setStock(slug, "M", 5)
    const email = anEmail()
    const at = await aGuest({ contact: { email } })
    const additional_data = { loyalty: "L-9", break_after: true }
    const items = await aBag([{ slug, size: "M" }])
    const { body } = await askWith(at, { items, additional_data })
    const { handler } = await pay(body.data.razorpay.orderId)
    const { body: verified } = await at.call(checkoutCalls.verifyPayment, handler)
    expect(verified.data.status).toBe("placed")
    const orderId = await untilPlaced(at, body.data.attemptId)
    const event = await eventually("the hook has run", async () =>
      (await eventsOf(orderId)).find(({ name }) => name === "hook orderPlaced"),
    )
    expect(event.data).toEqual({ id: orderId, additional_data })
    expect((await eventsOf(email)).map(({ name, data }) => [name, data.lines])).toEqual([["hook order validate", 1]])
    await eventually("the log says so", async () =>
      fs.readFileSync(theShop().log, "utf8").includes("a hook failed after the act"),
    )
    await untilReceived("order.placed", orderId)
    expect((await eventNamesOf(orderId)).filter((name) => name === "order.placed")).toHaveLength(1)
  })

  test("treats other additional data for the same goods as another purchase: the order has the latest", async () => {
    await setStock(slug, "M", 5)
    const at = await aGuest()
    const items = await aBag([{ slug, size: "M" }])
    const ask = (loyalty: string) => at.call(checkoutCalls.paymentOrder, { items, additional_data: { loyalty } })
    const first = (await ask("L-1")).body.data.attemptId
    expect((await ask("L-1")).body.data.attemptId).toBe(first)
    expect((await ask("L-2")).body.data.attemptId).not.toBe(first)
  })

  test("is asked before goods go into a customer's bag", async () => {
    const { at, id } = await aCustomer()
    const [line] = await aBag([{ slug, size: "M" }])
    await at.call(bagCalls.add, { variantId: line!.variantId, size: "M", quantity: 1 })
    expect((await eventsOf(id)).filter(({ name }) => name === "hook bag validate")).toHaveLength(1)
  })
})

test("needs only the necessary statements to place an order of one line", async () => {
  const statements = await statementsOfPlacing(async () => {
    await setStock(slug, "M", 5)
    await buys(await aGuest(), await aBag([{ slug, size: "M" }]))
  })
  // All events in one statement, and the confirmation mail in another.
  expect(statements.filter((text) => text.startsWith("insert into outbox"))).toHaveLength(2)
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(54)
})
