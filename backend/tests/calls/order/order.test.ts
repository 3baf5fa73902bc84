import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { beforeAll, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { mails, pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { setStock } from "../../rig/stock"

const trousers = "phantom-grey-formal-trousers"

async function anOrder(phone = "9812345678", email = "order@example.com") {
  await setStock(trousers, "S", 20)
  const at = await aGuest({ contact: { phone, email, name: "Navdeep Sandhu" } })
  const { body } = await askToPay(at, await aBag([{ slug: trousers, size: "S" }]))
  const { handler } = await pay(body.data.razorpay.orderId)
  const verified = await at.call(checkoutCalls.verifyPayment, handler)
  return { at, orderId: verified.body.data.orderId!, orderNumber: verified.body.data.orderNumber! }
}

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

test("the shopkeeper sees a new order first, finds it by number, phone and name, and accepts it once", async () => {
  const { orderId, orderNumber } = await anOrder("9800011122")
  const newest = await owner.call(orderCalls.all, {})
  expect(newest.body.data[0]).toMatchObject({
    _id: orderId,
    orderNumber,
    status: 0,
    customerName: "Navdeep Sandhu",
    paymentStatus: "captured",
  })
  for (const search of [orderNumber, "9800011122", "navdeep"]) {
    const found = await owner.call(orderCalls.all, { search })
    expect(found.body.data.map(({ _id }) => _id)).toContain(orderId)
  }
  expect((await owner.call(orderCalls.all, { search: "%" })).body.total).toBe(0)
  const [first, second] = await Promise.all([1, 2].map(() => owner.call(orderCalls.update, { orderId, status: 1 })))
  expect([first!.status, second!.status].sort()).toEqual([200, 409])
  const { body } = await owner.call(orderCalls.single, { orderId })
  expect(body.data.timeline.map(({ code, by }) => [code, by])).toEqual([
    [0, "Navdeep Sandhu"],
    [1, "Harpreet Singh"],
  ])
  expect((await owner.call(orderCalls.update, { orderId, status: 6 })).status).toBe(409)
})

test("lists are filtered by status and cut into pages", async () => {
  await anOrder()
  const placed = await owner.call(orderCalls.all, { status: [0], pageSize: 1 })
  expect(placed.body.data).toHaveLength(1)
  expect(placed.body.total).toBe(placed.body.counts["0"])
  expect((await owner.call(orderCalls.all, { pageSize: 51 })).status).toBe(400)
})

test("an order is shown to its owner; a stranger learns nothing, not even that it exists", async () => {
  const { at, orderId, orderNumber } = await anOrder()
  expect((await at.call(orderCalls.single, { orderId })).body.data.masked).toBe(false)
  const stranger = browser()
  const theirs = await stranger.call(orderCalls.single, { orderId })
  const nobodys = await stranger.call(orderCalls.single, { orderId: "order_01NOTHING" })
  expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
  expect((await stranger.call(orderCalls.single, { orderId: orderNumber, phone: "9812345679" })).status).toBe(404)
})

test("order number and phone show a masked order; the key in the letter shows all of it", async () => {
  const { orderId, orderNumber } = await anOrder("9812345670", "masked@example.com")
  const stranger = browser()
  const { body } = await stranger.call(orderCalls.single, { orderId: orderNumber, phone: "+91 98123 45670" })
  expect(body.data).toMatchObject({
    masked: true,
    phone: "••••••5670",
    customerName: "N•••••• S•••••",
    email: "m•••••@example.com",
    payment: null,
  })
  expect(JSON.stringify(body)).not.toContain("Model Town")
  const letter = await eventually("the letter", async () =>
    (await mails()).find(({ to }) => to.includes("masked@example.com")),
  )
  const key = /key=([\w-]+)/.exec(letter.text)![1]!
  expect((await stranger.call(orderCalls.single, { orderId, key })).body.data.masked).toBe(false)
  expect(
    (await stranger.call(orderCalls.single, { orderId, key: key.slice(0, -1) + (key.endsWith("A") ? "B" : "A") }))
      .status,
  ).toBe(404)
})

test("guessing at somebody's order is slowed down", async () => {
  const stranger = browser()
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      stranger.call(orderCalls.single, { orderId: "SL-000001", phone: `98${String(n).padStart(8, "0")}` }),
    ),
  )
  const slowed = answers.filter(({ status }) => status === 429)
  expect(slowed.length).toBeGreaterThanOrEqual(18)
  expect(slowed[0]!.headers.get("retry-after")).toMatch(/^\d+$/)
})

test("the back office's calls refuse guests and shoppers", async () => {
  const guest = await aGuest()
  for (const call of [orderCalls.all, orderCalls.update, noticeCalls.dashboard]) {
    for (const at of [browser(), guest]) expect((await at.call(call, { orderId: "x", status: 1 })).status).toBe(401)
  }
})

test("the dashboard counts today's orders and sales", async () => {
  const before = (await owner.call(noticeCalls.dashboard)).body.data
  await anOrder()
  const after = (await owner.call(noticeCalls.dashboard)).body.data
  expect([after.today.orders - before.today.orders, after.today.salesRupees - before.today.salesRupees]).toEqual([
    1, 999,
  ])
  expect(after.lowStock.length).toBeGreaterThan(0)
})

test("an open order list is told of a new order at once", async () => {
  const stream = await owner.send("/admin/live", { headers: { accept: "text/event-stream" } })
  const reader = stream.body!.getReader()
  const heard = (async () => {
    let text = ""
    while (!text.includes("order.changed")) text += new TextDecoder().decode((await reader.read()).value)
    return text
  })()
  const { orderId } = await anOrder()
  expect(await heard).toContain(orderId)
  await reader.cancel()
  expect((await browser().get("/admin/live")).status).toBe(401)
}, 40_000)
