import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { MY_ORDERS } from "@silai/contracts/order/limits"
import { returnCalls } from "@silai/contracts/returns/calls"
import { beforeAll, describe, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCustomer, provePhone, waitOutFloor } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { asked, delivered, moved, shirt, taken } from "../../rig/returns"
import { aBag, aContact, anAddress, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
// Each order here is placed, packed, sent and delivered first.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

describe("requests and their people", () => {
  test("show a customer their own requests, newest first, and those of one order, and nothing to another customer", async () => {
    const customer = await aCustomer()
    const { at, email, phone } = customer
    await setStock(shirt, "S", 6)
    await at.call(checkoutCalls.guest, {
      contact: aContact({ email, phone }),
      address: anAddress(),
      deliveryMethod: "home",
    })
    const orderId = await buys(at, await aBag([{ slug: shirt, size: "S", quantity: 2 }]))
    await moved(owner, orderId, 1, 2, 3, 4, 6)
    const had = { at, orderId }
    const alone = (await at.call(returnCalls.options, { orderId })).body.data
    const many = (orderIds: string[], by = at) => by.call(returnCalls.optionsOfMany, { orderIds })
    expect((await many([orderId, "order_nowhere", orderId])).body.data).toEqual([alone])
    expect((await many([orderId], (await aCustomer()).at)).body.data).toEqual([])
    expect((await many(Array.from({ length: MY_ORDERS.pageSize + 1 }, (_, n) => `order_${n}`))).status).toBe(400)
    const [first, second] = [await asked(had, "return"), await asked(had, "return")]
    const { body } = await at.call(returnCalls.mine, {})
    expect([body.data.map(({ _id }) => _id), body.total]).toEqual([[second._id, first._id], 2])
    expect((await at.call(returnCalls.mine, { orderId, pageSize: 1, page: 2 })).body.data[0]!._id).toBe(first._id)
    expect((await at.call(returnCalls.mine, { page: 9 })).body).toMatchObject({ data: [], total: 2 })
    const ofOrder = (await at.call(returnCalls.ofOrder, { orderId })).body.data
    expect(ofOrder.map(({ _id }) => _id)).toEqual([second._id, first._id])
    const other = await aCustomer()
    expect((await other.at.call(returnCalls.mine, { customerId: customer.id })).body.total).toBe(0)
    expect((await other.at.call(returnCalls.single, { returnId: first._id })).status).toBe(404)

    // A customer with an open request cannot delete the account; once deleted, the person is forgotten, but not what came back.
    const leave = async () => {
      await waitOutFloor(phone)
      await provePhone(at, phone, "delete-account")
      return at.call(profileCalls.userRemove)
    }
    expect((await leave()).body.message).toBe(accountMessages.stillReturning)
    for (const { _id } of [first, second]) await at.call(returnCalls.withdraw, { returnId: _id })
    expect((await leave()).status).toBe(200)
    const left = await sql<{ text: string }>(
      `select r::text || l::text || g::text as text from return_request r join return_line l on l.return_id = r.id
         join return_log g on g.return_id = r.id where r.order_id = $1`,
      [orderId],
    )
    expect(left.length).toBeGreaterThan(0)
    expect(
      left.filter(({ text }) => text.includes(email) || text.includes(phone) || text.includes("Gurpreet")),
    ).toEqual([])
  })

  test("show a guest who signs in the requests of the order that is now theirs", async () => {
    const had = await delivered(owner)
    const request = await asked(had, "return")
    const customer = await aCustomer()
    await had.at.call(accountCalls.signin, { identifier: customer.email, password: customer.password })
    await afterWork("it is theirs", async () => {
      const { data } = (await customer.at.call(returnCalls.mine, {})).body
      return data.some(({ _id }) => _id === request._id)
    })
    expect((await customer.at.call(returnCalls.withdraw, { returnId: request._id })).status).toBe(200)
  })
})

describe("the shop's list", () => {
  test("finds a request by its number, its order's, the name and the phone, and is narrowed by state and kind", async () => {
    const had = await delivered(owner)
    const [one, other] = [await asked(had, "return"), await asked(had, "exchange")]
    await taken(owner, one._id, "approved")
    const found = async (body: object) => (await owner.call(returnCalls.allForShop, body)).body
    for (const search of [one.orderNumber, one.orderNumber.toLowerCase().replace("-", " ")])
      expect((await found({ search })).data.map(({ _id }) => _id)).toEqual([other._id, one._id])
    expect((await found({ search: one.returnNumber })).data.map(({ _id }) => _id)).toEqual([one._id])
    expect((await found({ search: `+91 ${one.phone}` })).total).toBe(2)
    const narrowed = await found({ search: one.orderNumber, state: ["approved"] })
    expect([narrowed.data.map(({ _id }) => _id), narrowed.total, narrowed.counts]).toEqual([
      [one._id],
      1,
      { approved: 1, requested: 1 },
    ])
    expect((await found({ search: one.orderNumber, kind: ["exchange"] })).counts).toEqual({ requested: 1 })
    const due = await found({ search: one.orderNumber, sort: "due" })
    expect(due.data.map(({ _id }) => _id)).toEqual([other._id, one._id])
    expect((await found({ search: "--" })).total).toBe(0)
    const same = await owner.call(returnCalls.all, { search: one.orderNumber })
    expect(same.body.data).toEqual((await found({ search: one.orderNumber })).data)
  })
})
