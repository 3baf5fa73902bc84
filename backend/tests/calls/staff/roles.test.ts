import { accountCalls, addressCalls } from "@silai/contracts/account/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { ROLES } from "@silai/contracts/staff/roles"
import { beforeAll, describe, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aCustomer } from "../../rig/customer"
import { theShop } from "../../rig/facts"
import { pay } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, untilPlaced } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

const trousers = "phantom-grey-formal-trousers"
async function anOrder() {
  await setStock(trousers, "S", 20)
  const at = await aGuest()
  const { body } = await askToPay(at, await aBag([{ slug: trousers, size: "S" }]))
  const { handler } = await pay(body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  return untilPlaced(at, body.data.attemptId)
}

let manager: Browser, tailor: Browser, packer: Browser
beforeAll(async () => {
  ;[manager, tailor, packer] = [await signInAs("manager"), await signInAs("tailor"), await signInAs("packer")]
})

describe("the duties of each staff member", () => {
  test("show a name and role in the back office; the shop says admin, as before", async () => {
    for (const role of ROLES) {
      const at = await signInAs(role)
      expect((await at.call(accountCalls.adminSession)).body.data).toMatchObject({ role, name: `Some ${role}` })
      expect((await at.call(accountCalls.authenticate)).body.user).toMatchObject({ role: "admin", staffRole: role })
    }
  })

  test("include the day's sales for owner and manager", async () => {
    expect((await manager.call(noticeCalls.dashboard)).status).toBe(200)
    for (const at of [tailor, packer]) {
      const { status, body } = await at.call(noticeCalls.dashboard)
      expect([status, body.code, body.message]).toEqual([
        403,
        "house.not_allowed",
        "You do not have permission to do this.",
      ])
    }
  })

  test("let the tailor start an accepted order, but not accept it", async () => {
    const orderId = await anOrder()
    expect((await tailor.call(orderCalls.single, { orderId })).body.data.nextStatuses).toEqual([])
    const refused = await tailor.call(orderCalls.update, { orderId, status: 1 })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      "order.not_yours_to_move",
      'Moving an order to "Order Accepted" is not part of your work in the shop.',
    ])
    expect((await manager.call(orderCalls.update, { orderId, status: 1 })).body.data.nextStatuses).toContain(2)
    expect((await packer.call(orderCalls.update, { orderId, status: 2 })).status).toBe(403)
    expect((await tailor.call(orderCalls.update, { orderId, status: 2 })).status).toBe(200)
  })

  test("let all of them see the orders", async () => {
    for (const at of [manager, tailor, packer]) expect((await at.call(orderCalls.all)).status).toBe(200)
  })
})

describe("the engine's own back office", () => {
  test("is open to the owner only", async () => {
    expect((await (await signInAsOwner()).get("/admin/orders?limit=1")).status).toBe(200)
    for (const at of [manager, tailor, packer]) {
      const { status, body } = await at.get("/admin/orders?limit=1")
      expect([status, body.code]).toEqual([403, "house.not_allowed"])
    }
  })

  test("creates no users and no keys, not even for the owner", async () => {
    const owner = await signInAsOwner()
    for (const path of ["/admin/users/user_x", "/admin/invites", "/admin/invites/accept", "/admin/api-keys"]) {
      const { status, body } = await owner.post(path, { email: "friend@silai.example", roles: [] })
      expect([path, status, body.code]).toEqual([path, 404, "house.not_found"])
    }
  })
})

describe("people outside the staff", () => {
  test("cannot sign in when known only to the engine", async () => {
    const { email, userId } = await signInAs("manager")
    await sql(`delete from staff_member where user_id = $1`, [userId])
    const { status, body } = await browser().call(accountCalls.signin, {
      identifier: email,
      password: theShop().owner.password,
    })
    expect([status, body.code]).toEqual([401, "account.wrong_credentials"])
  })

  test("get no live events, which are for staff", async () => {
    for (const at of [browser(), (await aCustomer()).at])
      expect([401, 403]).toContain((await at.get("/admin/live")).status)
  })

  test("include the demo's customer, who signs in, and has an address and measurements", async () => {
    const at = browser()
    const { email, phone, password } = theShop().customer
    for (const identifier of [email, phone])
      expect((await at.call(accountCalls.signin, { identifier, password })).body.data).toEqual({ role: "customer" })
    expect((await at.call(addressCalls.addressSingle)).body.data).toMatchObject([
      { label: "Home", city: "Ludhiana", landmark: "Opposite the market", isDefault: true },
    ])
    expect((await at.call(measurementCalls.single)).body.data).toMatchObject({ chest: 40, legLength: 41 })
  })
})
