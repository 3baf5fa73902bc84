import { addressCalls, profileCalls } from "@silai/contracts/account/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCustomer } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { aBag, aContact, aGuest, anAddress, askToPay, buys, untilPlaced } from "../../rig/shopper"
import { setStock } from "../../rig/stock"

const shirt = "black-aura-formal-shirt"
const detailsOf = async (at: Browser) => (await at.call(checkoutCalls.guest)).body.data
const enter = (at: Browser, entered: object) => at.call(checkoutCalls.guest, entered)

test("begins without what belongs to the order before: gift, receiver and address", async () => {
  await setStock(shirt, "M", 9)
  const at = await aGuest({ contact: { giftNote: "Get well soon, Dadi!" }, address: { name: "Dadi Kapoor" } })
  expect((await detailsOf(at)).isOver).toBe(false)
  await buys(at, await aBag([{ slug: shirt, size: "M" }]))
  expect((await detailsOf(at)).isOver).toBe(true)
  const { body } = await enter(at, { contact: aContact(), deliveryMethod: "pickup" })
  expect(body.data).toMatchObject({ isOver: false, address: null, deliveryMethod: "pickup" })
  expect(body.data.contact?.giftNote).toBeUndefined()
})

test("keeps what was entered for it while the order before was still unpaid", async () => {
  await setStock(shirt, "M", 9)
  const at = await aGuest()
  const { body } = await askToPay(at, await aBag([{ slug: shirt, size: "M" }]))
  await enter(at, { address: anAddress({ line1: "2 New Road" }) })
  await pay(body.data.razorpay.orderId)
  await untilPlaced(at, body.data.attemptId)
  expect(await detailsOf(at)).toMatchObject({ isOver: false, address: { line1: "2 New Road" } })
})

test.each([
  ["an address is removed", (at: Browser, _id: string) => at.call(addressCalls.addressUpdate, { _id, remove: true })],
  [
    "an address is changed",
    (at: Browser, _id: string) => at.call(addressCalls.addressUpdate, { _id, line1: "3 Third Street" }),
  ],
  ["the name is changed", (at: Browser) => at.call(profileCalls.userUpdate, { name: "Neel Rao" })],
])("of a customer begins from the account after %s", async (_, change) => {
  const { at } = await aCustomer()
  const address = anAddress()
  const { _id } = (await at.call(addressCalls.addressAdd, address)).body.data
  await enter(at, { contact: aContact(), address, deliveryMethod: "home" })
  expect((await detailsOf(at)).isOver).toBe(false)
  expect((await change(at, _id)).status).toBe(200)
  expect((await detailsOf(at)).isOver).toBe(true)
})
