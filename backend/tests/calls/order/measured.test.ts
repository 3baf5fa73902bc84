import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { moved } from "../../rig/returns"
import { aBag, aContact, anAddress, buys, lowerBody, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
const shirt = "classic-white-formal-shirt"
const trousers = "beige-mist-formal-trousers"

async function bought(at: Browser, email: string, chest: number): Promise<string> {
  await at.call(checkoutCalls.guest, { contact: aContact({ email }), address: anAddress(), deliveryMethod: "home" })
  const size = { ...upperBody, chest, fitProfile: { fit: "slim", madeFor: "Papa" } as never }
  return buys(
    at,
    await aBag([
      { slug: shirt, size },
      { slug: trousers, size: lowerBody },
    ]),
  )
}
const before = async (at: Browser, measurementType: "upperBody" | "lowerBody", more: object = {}) =>
  (await at.call(orderCalls.measured, { measurementType, ...more })).body.data

test("gives a customer the measurements of their last pieces, newest first, without cancelled ones, and gives them to no one else", async () => {
  const [{ at, id, email }, other, owner] = [await aCustomer(), await aCustomer(), await signInAsOwner()]
  expect(await before(at, "upperBody")).toEqual([])
  const [first, second] = [await bought(at, email, 40), await bought(at, email, 41)]
  const found = await before(at, "upperBody")
  expect(found.map(({ orderId }) => orderId)).toEqual([second, first])
  expect(found[0]).toMatchObject({
    name: "Classic White Formal Shirt",
    measurement: { ...upperBody, chest: 41, fitProfile: { fit: "slim", madeFor: "Papa" } },
  })
  expect((await before(at, "lowerBody"))[0]!.measurement).toEqual(lowerBody)
  await moved(owner, second, 10)
  expect((await before(at, "upperBody")).map(({ orderId }) => orderId)).toEqual([first])
  expect(await before(other.at, "upperBody", { customerId: id, userId: id })).toEqual([])
  expect((await aBrowser().call(orderCalls.measured, { measurementType: "upperBody" })).status).toBe(401)
})
