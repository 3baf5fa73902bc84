import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import type { ORDER_SORTS } from "@silai/contracts/order/limits"
import { beforeAll, describe, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aBrowser, aPhone } from "../../rig/customer"
import { mails, pay } from "../../rig/gateway"
import { expectLimit } from "../../rig/limits"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, untilPlaced } from "../../rig/shopper"
import { oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

const trousers = "phantom-grey-formal-trousers"

async function anOrder(phone = "9812345678", email = "order@example.com") {
  await setStock(trousers, "S", 20)
  const at = await aGuest({ contact: { phone, email, name: "Navdeep Sandhu" } })
  const { body } = await askToPay(at, await aBag([{ slug: trousers, size: "S" }]))
  const { handler } = await pay(body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  const { attemptId } = body.data
  await untilPlaced(at, attemptId)
  const { orderId, orderNumber } = (await at.call(checkoutCalls.success, { attemptId })).body.data
  return { at, orderId: orderId!, orderNumber: orderNumber! }
}

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

test("shows the shopkeeper a new order first, finds it by number, phone and name, and accepts it once", async () => {
  const { orderId, orderNumber } = await anOrder("9800011122")
  const newest = await owner.call(orderCalls.all, {})
  expect(newest.body.data[0]).toMatchObject({
    _id: orderId,
    orderNumber,
    status: 0,
    customerName: "Navdeep Sandhu",
    paymentStatus: "captured",
  })
  const figures = Number(orderNumber.slice("SL-".length))
  const phones = ["9800011122", "+91 98000 11122", "98000 11122", "09800011122", "+919800011122"]
  const numbers = [orderNumber, `SL-${figures}`, orderNumber.replace("-", " "), orderNumber.replace("SL-", "#")]
  for (const search of [...numbers, ...phones, "navdeep"]) {
    const found = await owner.call(orderCalls.all, { search })
    expect(
      found.body.data.map(({ _id }) => _id),
      search,
    ).toContain(orderId)
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

test("lets the shop search orders by a text or a phone, and no one else", async () => {
  const phone = aPhone()
  const { orderId, orderNumber: number, at } = await anOrder(phone)
  const byText = await owner.call(orderCalls.search, { search: number })
  const byPhone = await owner.call(orderCalls.searchByPhone, { phone })
  expect(byText.body.data.map(({ _id }) => _id)).toContain(orderId)
  expect([byPhone.body.data.map(({ _id }) => _id), byPhone.body.total]).toEqual([[orderId], 1])
  expect((await owner.call(orderCalls.searchByPhone, { phone: aPhone() })).body.data).toEqual([])
  expect((await at.call(orderCalls.search, { search: number })).status).toBe(401)
  expect((await at.call(orderCalls.searchByPhone, { phone })).status).toBe(401)
})

test("filters lists by status and cuts them into pages", async () => {
  await anOrder()
  const placed = await owner.call(orderCalls.all, { status: [0], pageSize: 1 })
  expect(placed.body.data).toHaveLength(1)
  expect(placed.body.total).toBe(placed.body.counts["0"])
  expect((await owner.call(orderCalls.all, { pageSize: 101 })).status).toBe(400)
})

test("sorts the list by time, name and total, both ways, and by nothing else", async () => {
  const phone = aPhone()
  const orders = [await anOrder(phone), await anOrder(phone), await anOrder(phone)]
  const ids = orders.map(({ orderId }) => orderId)
  const paid = await oneRow<{ total: string }>(`select total_paise as total from order_state where order_id = $1`, [
    ids[0],
  ])
  for (const [place, [name, paise]] of [
    ["Bedi", 300_00],
    ["arora", 200_00],
    ["Chahal", 100_00],
  ].entries())
    await sql("update order_state set customer_name = $1, total_paise = $2 where order_id = $3", [
      name,
      paise,
      orders[place]!.orderId,
    ])
  const sorted = async (sort: (typeof ORDER_SORTS)[number]) =>
    (await owner.call(orderCalls.all, { search: phone, sort })).body.data.map(({ customerName }) => customerName)
  const upwards = {
    oldest: ["Bedi", "arora", "Chahal"],
    name: ["arora", "Bedi", "Chahal"],
    total_up: ["Chahal", "arora", "Bedi"],
  }
  expect(await sorted("oldest")).toEqual(upwards.oldest)
  expect(await sorted("newest")).toEqual(upwards.oldest.toReversed())
  expect(await sorted("name")).toEqual(upwards.name)
  expect(await sorted("name_down")).toEqual(upwards.name.toReversed())
  expect(await sorted("total_up")).toEqual(upwards.total_up)
  expect(await sorted("total_down")).toEqual(upwards.total_up.toReversed())
  expect((await owner.call(orderCalls.all, { sort: "phone" as "name" })).status).toBe(400)
  // The files after this one compare the orders with what was paid for them.
  await sql(`update order_state set total_paise = $1 where order_id = any($2)`, [paid.total, ids])
})

test("is exported with the list's filters, contains no formula, and is counted as an export", async () => {
  const phone = aPhone()
  const { orderId, orderNumber } = await anOrder(phone)
  await sql("update order_state set customer_name = '=cmd|calc' where order_id = $1", [orderId])
  const response = await owner.send(orderCalls.export.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ search: phone, status: [0] }),
  })
  expect(response.headers.get("content-type")).toContain("text/csv")
  const lines = (await response.text()).trim().split("\r\n")
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`${orderNumber},`)
  expect(lines[1]).toContain(`"'=cmd|calc",${phone},`)
  await expectLimit("order_export", (at) => at.call(orderCalls.export))
})

test("shows an order to its owner; a stranger does not even learn that it exists", async () => {
  const { at, orderId, orderNumber } = await anOrder()
  expect((await at.call(orderCalls.single, { orderId })).body.data.masked).toBe(false)
  const stranger = browser()
  const theirs = await stranger.call(orderCalls.single, { orderId })
  const missing = await stranger.call(orderCalls.single, { orderId: "order_01NOTHING" })
  expect([theirs.status, theirs.body]).toEqual([404, missing.body])
  expect((await stranger.call(orderCalls.single, { orderId: orderNumber, phone: "9812345679" })).status).toBe(404)
})

test("shows a masked order by order number and phone, and all of it by the key in the mail", async () => {
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
  const letter = await afterWork("the mail", async () =>
    (await mails()).find(({ to }) => to.includes("masked@example.com")),
  )
  const key = /#key=([\w.-]+)/.exec(letter.text)![1]!
  expect((await stranger.call(orderCalls.single, { orderId, key })).body.data.masked).toBe(false)
  const bent = key.slice(0, -1) + (key.endsWith("A") ? "B" : "A")
  // Including the key of a mail from before keys expired, and one for an order that never existed: all get the same
  // reply.
  for (const wrong of [
    { orderId, key: bent },
    { orderId, key: key.split(".")[1]! },
    { orderId: "order_01NOTHING", key },
  ]) {
    const { status, body: refusal } = await stranger.call(orderCalls.single, wrong)
    expect([status, refusal.code]).toEqual([410, "order.link_over"])
  }
})

const times = <T>(n: number, act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => act(at)))
const slowedOf = (answers: { status: number }[]) => answers.filter(({ status }) => status === 429).length

describe("guessing at an order", () => {
  const aPhoneAt = (n: number) => `98${String(n).padStart(8, "0")}`

  test("is slowed by address, which a made-up key does not switch off", async () => {
    for (const key of [undefined, "made-up"]) {
      const stranger = aBrowser()
      const answers = await times(70, (n) =>
        stranger.call(orderCalls.single, { orderId: "SL-000001", phone: aPhoneAt(n), key }),
      )
      expect(slowedOf(answers)).toBe(10)
      expect(answers.find(({ status }) => status === 429)!.headers.get("retry-after")).toMatch(/^\d+$/)
    }
  })

  test("allows sixty tries of keys too, and no more", async () => {
    const stranger = aBrowser()
    const answers = await times(70, (n) => stranger.call(orderCalls.single, { orderId: "order_1", key: `key-${n}` }))
    expect(slowedOf(answers)).toBe(10)
  })

  test("is slowed by phone, when one phone is tried with all order numbers", async () => {
    const [stranger, phone] = [aBrowser(), aPhone()]
    const answers = await times(25, (n) => stranger.call(orderCalls.single, { orderId: `SL-${900_000 + n}`, phone }))
    expect(slowedOf(answers)).toBe(5)
  })

  test("does not count the right phone or the mail's link as a guess", async () => {
    const { orderId, orderNumber, at } = await anOrder("9812345671", "often@example.com")
    const stranger = aBrowser()
    for (let time = 0; time < 25; time++) {
      const seen = await stranger.call(orderCalls.single, { orderId: orderNumber, phone: "9812345671" })
      expect(seen.status).toBe(200)
    }
    expect((await at.call(orderCalls.single, { orderId, key: "made-up" })).status).toBe(200)
  })
})

test("refuses guests and shoppers at the back office's calls", async () => {
  const guest = await aGuest()
  for (const call of [orderCalls.all, orderCalls.update, noticeCalls.dashboard]) {
    for (const at of [browser(), guest]) expect((await at.call(call, { orderId: "x", status: 1 })).status).toBe(401)
  }
})

test("counts today's orders and sales on the dashboard", async () => {
  const today = async () => (await owner.call(noticeCalls.dashboard, { days: 1 })).body.data
  const before = await today()
  await anOrder()
  const after = await today()
  expect(after.period.sums.orders - before.period.sums.orders).toBe(1)
  expect(after.period.sums.salesRupees - before.period.sums.salesRupees).toBeCloseTo(999, 2)
  expect(after.lowStock.length).toBeGreaterThan(0)
})

test("notifies an open order list of a new order at once", async () => {
  const stream = await owner.send("/admin/live", { headers: { accept: "text/event-stream" } })
  const reader = stream.body!.getReader()
  const notified = (async () => {
    let text = ""
    while (!text.includes("order.changed")) text += new TextDecoder().decode((await reader.read()).value)
    return text
  })()
  const { orderId } = await anOrder()
  expect(await notified).toContain(orderId)
  await reader.cancel()
  expect((await browser().get("/admin/live")).status).toBe(401)
}, 40_000)

test("finds no order by a number that cannot exist", async () => {
  const at = aBrowser()
  for (const orderId of ["SL-9999999999", "SL-2147483648", "SL-2147483647"]) {
    const { status, body } = await at.call(orderCalls.single, { orderId, phone: "9812345678" })
    expect([orderId, status, body.code]).toEqual([orderId, 404, "order.not_found"])
    expect((await owner.call(orderCalls.single, { orderId })).status).toBe(404)
  }
})
