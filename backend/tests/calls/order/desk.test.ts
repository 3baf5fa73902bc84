import type { BodyOf } from "@silai/contracts/call"
import { orderCalls } from "@silai/contracts/order/calls"
import { MOVE_MANY } from "@silai/contracts/order/limits"
import { orderRefusals } from "@silai/contracts/order/messages"
import { beforeAll, describe, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aPhone } from "../../rig/customer"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, buys, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "S"] as const
const phone = aPhone()
let owner: Browser

type Wish = { custom?: boolean; state?: string; placedAt?: string }
async function placed({ custom = false, state, placedAt }: Wish = {}): Promise<string> {
  await setStock(slug, size, 6)
  const where = state === "Delhi" ? { city: "New Delhi", state, pincode: "110001" } : {}
  const at = await aGuest({ contact: { phone }, address: where })
  const orderId = await buys(at, await aBag([{ slug, size: custom ? upperBody : size }]))
  if (placedAt) await sql(`update order_state set placed_at = $2 where order_id = $1`, [orderId, placedAt])
  return orderId
}
const move = (body: BodyOf<typeof orderCalls.moveMany>, at = owner) => at.call(orderCalls.moveMany, body)
const named = (orderIds: readonly string[]) => orderIds.map((order) => ({ order }))
const show = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data

beforeAll(async () => {
  owner = await signInAsOwner()
})

describe("the list of orders", () => {
  test("is searched by city and by tracking number, but not by staff who see no addresses, and never by a PIN's digits", async () => {
    await setStock(slug, size, 6)
    const city = "Fazilkabad"
    const at = await aGuest({ address: { city, pincode: "152123", state: "Punjab" } })
    const orderId = await buys(at, await aBag([{ slug, size }]))
    const found = async (search: string, by = owner) =>
      (await by.call(orderCalls.all, { search })).body.data.map(({ _id }) => _id)
    expect([await found("fazilka"), await found(city)]).toEqual([[orderId], [orderId]])
    expect(await found("152123")).not.toContain(orderId)
    expect(await found(city, await signInAs("tailor"))).toEqual([])
  })

  test("is filtered by what must be made, by money, state and days in India, and so are its counts and its file", async () => {
    const made = await placed({ custom: true, placedAt: "2026-01-31T18:29:00Z" })
    const delhi = await placed({ state: "Delhi", placedAt: "2026-01-31T18:31:00Z" })
    const gone = await placed({ placedAt: "2026-02-02T06:00:00Z" })
    await owner.call(orderCalls.update, { orderId: gone, status: 10, reason: "Out of cloth" })
    await expect.poll(async () => (await show(gone)).paymentStatus, { timeout: 20_000 }).toBe("refunded")
    const found = async (filter: object) => {
      const { body } = await owner.call(orderCalls.all, { search: phone, sort: "oldest", ...filter })
      const counted = Object.values(body.counts).reduce((sum, count) => sum + count, 0)
      expect([body.total, counted]).toEqual([body.data.length, body.data.length])
      const file = await owner.post<{ text: string }>(orderCalls.export.path, { search: phone, ...filter })
      expect(file.body.text.trim().split("\r\n").length - 1).toBe(body.data.length)
      return body.data.map(({ _id }) => _id)
    }
    expect(await found({})).toEqual([made, delhi, gone])
    expect(await found({ kind: "custom" })).toEqual([made])
    expect(await found({ kind: "readymade" })).toEqual([delhi, gone])
    expect(await found({ money: "refunded" })).toEqual([gone])
    expect(await found({ money: "paid" })).toEqual([made, delhi])
    expect(await found({ money: "due" })).toEqual([])
    expect(await found({ states: ["Delhi", "Kerala"] })).toEqual([delhi])
    // 31 January ends at midnight in India, half past six in the evening in London.
    expect(await found({ to: "2026-01-31" })).toEqual([made])
    expect(await found({ from: "2026-02-01", to: "2026-02-01" })).toEqual([delhi])
    expect(await found({ from: "2026-02-02" })).toEqual([gone])
    expect((await owner.call(orderCalls.all, { states: ["Atlantis"] })).status).toBe(400)
    expect((await owner.call(orderCalls.all, { from: "2026-02-31" })).status).toBe(400)
  })
})

describe("many orders at once", () => {
  test("are moved one by one: those that cannot be moved are named with the reason, and the others are moved", async () => {
    const [first, second, gone] = [await placed(), await placed(), await placed()]
    await owner.call(orderCalls.update, { orderId: gone, status: 10, reason: "Out of cloth" })
    const { orderNumber } = await show(second)
    const orders = named([first, orderNumber, gone, "SL-99999999", first])
    const checked = (await move({ orders, status: 1, check: true })).body.data
    expect(checked.map(({ moved }) => moved)).toEqual([true, true, false, false, false])
    expect((await show(first)).status).toBe(0)
    const { body, status } = await move({ orders, status: 1 })
    expect(status).toBe(200)
    expect(body.data.map(({ order, moved }) => [order, moved])).toEqual(
      orders.map(({ order }, place) => [order, place < 2]),
    )
    const why = body.data.map(({ message }) => message)
    expect(why).toEqual([
      "",
      "",
      `An order that is "Cancelled" cannot become "Order Accepted".`,
      orderRefusals.not_found.say,
      orderRefusals.named_twice.say,
    ])
    expect([(await show(first)).status, (await show(second)).status]).toEqual([1, 1])
  })

  test("are sent with a tracking number each", async () => {
    const ids = [await placed(), await placed(), await placed()]
    for (const status of [1, 3]) await move({ orders: named(ids), status })
    const numbers = await Promise.all(ids.map(async (id) => (await show(id)).orderNumber))
    const parcelOf = (at: number) => ({ courier: "Delhivery", trackingNumber: `DL-${at}`, trackingUrl: "" })
    const orders = numbers.map((order, at) => ({ order, parcel: parcelOf(at) }))
    const { body } = await move({ orders, status: 4 }, await signInAs("packer"))
    expect(body.data.map(({ moved, status }) => [moved, status])).toEqual(ids.map(() => [true, 4]))
    for (const [at, id] of ids.entries()) {
      const order = await show(id)
      expect([order.status, order.parcel]).toEqual([4, parcelOf(at)])
    }
  })

  test("are refused to shoppers, beyond a hundred, and to staff who may not take the step", async () => {
    const orderId = await placed()
    expect((await move({ orders: named([orderId]), status: 1 }, browser())).status).toBe(401)
    const many = named(Array.from({ length: MOVE_MANY + 1 }, () => orderId))
    expect((await move({ orders: many, status: 1 })).status).toBe(400)
    const { body } = await move({ orders: named([orderId]), status: 1 }, await signInAs("tailor"))
    expect(body.data[0]).toMatchObject({ moved: false, status: 0 })
    expect((await show(orderId)).status).toBe(0)
  })
})
