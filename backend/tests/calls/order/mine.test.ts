import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import type { MyOrderView } from "@silai/contracts/order/status"
import { beforeAll, describe, expect, test } from "vitest"
import { aBrowser, aCustomer, type Customer } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aContact, anAddress, askToPay, untilPlaced } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

const slug = "phantom-grey-formal-trousers"

async function buys({ at, email }: Customer): Promise<string> {
  await at.call(checkoutCalls.guest, { contact: aContact({ email }), address: anAddress(), deliveryMethod: "home" })
  const { body } = await askToPay(at, await aBag([{ slug, size: "L" }]))
  const { handler } = await pay(body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  return untilPlaced(at, body.data.attemptId)
}

describe("a customer's own orders", () => {
  let one: Customer, other: Customer
  let orders: string[], theirs: string
  beforeAll(async () => {
    await setStock(slug, "L", 20)
    ;[one, other] = [await aCustomer(), await aCustomer()]
    orders = [await buys(one), await buys(one), await buys(one)]
    theirs = await buys(other)
  })

  test("are listed newest first, with picture, size and total, page by page", async () => {
    const { status, body } = await one.at.call(orderCalls.mine)
    expect([status, body.data.map(({ _id }) => _id), body.total, body.totalPages]).toEqual([
      200,
      orders.toReversed(),
      3,
      1,
    ])
    expect(body.data[0]).toMatchObject({
      status: 0,
      totalRupees: 999,
      lines: [{ size: "L", quantity: 1, thumbnail: expect.stringContaining("/images/") }],
    })
    const second = await one.at.call(orderCalls.mine, { page: 2, pageSize: 2 })
    expect([second.body.data.map(({ _id }) => _id), second.body.total, second.body.totalPages]).toEqual([
      [orders[0]],
      3,
      2,
    ])
    const beyond = await one.at.call(orderCalls.mine, { page: 9 })
    expect([beyond.body.data, beyond.body.total]).toEqual([[], 3])
  })

  test("are shown to no one else, whatever ids are sent", async () => {
    const asked = await other.at.call(orderCalls.mine, { userId: one.id, customerId: one.id })
    expect(asked.body.data.map(({ _id }) => _id)).toEqual([theirs])
    const cancelled = await other.at.call(orderCalls.myCancelled, { userId: one.id, customerId: one.id })
    expect([cancelled.body.data, cancelled.body.total]).toEqual([[], 0])
  })

  test("are listed under cancelled once anyone cancels them, and no longer among the others", async () => {
    const someone = await aCustomer()
    const [first, second, third] = [await buys(someone), await buys(someone), await buys(someone)]
    await sql(`update order_state set code = 9 where order_id = $1`, [first])
    await sql(`update order_state set code = 10 where order_id = $1`, [second])
    expect((await someone.at.call(orderCalls.mine)).body.data.map(({ _id }) => _id)).toEqual([third])
    const { body } = await someone.at.call(orderCalls.myCancelled)
    expect(body.data.map(({ _id, status }) => [_id, status])).toEqual([
      [second, 10],
      [first, 9],
    ])
  })

  test("are filtered by state: each is in one view, and all of them in the first", async () => {
    const someone = await aCustomer()
    const all = [await buys(someone), await buys(someone), await buys(someone), await buys(someone)]
    for (const [place, code] of [4, 8, 10, 12].entries())
      await sql(`update order_state set code = $2 where order_id = $1`, [all[place], code])
    const shown = async (show: MyOrderView) =>
      (await someone.at.call(orderCalls.mine, { show })).body.data.map(({ _id }) => _id)
    const views = await Promise.all((["onTheWay", "delivered", "cancelled", "returned"] as const).map(shown))
    expect(views).toEqual(all.map((one) => [one]))
    expect(await shown("all")).toEqual(all.toReversed())
  }, 60_000)

  test("are not shown to a guest, nor to staff in a customer's name", async () => {
    const owner = await signInAsOwner()
    for (const call of [orderCalls.mine, orderCalls.myCancelled]) {
      for (const at of [aBrowser(), owner]) expect((await at.call(call, { customerId: one.id })).status).toBe(401)
    }
  })

  test("come in pages of fifty at most", async () => {
    expect((await one.at.call(orderCalls.mine, { pageSize: 51 })).status).toBe(400)
    expect((await one.at.call(orderCalls.mine, { page: 0 })).status).toBe(400)
  })
})
