import { accountCalls } from "@silai/contracts/account/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { couponCalls } from "@silai/contracts/coupon/calls"
import { describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCoupon, type MadeCoupon } from "../../rig/coupon"
import { aCustomer, aPhone, type Customer } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { aBag, aContact, aGuest, anAddress, askWith, buys, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const shirt = "classic-white-formal-shirt"

async function oneShirt() {
  await setStock(shirt, "M", 30)
  return aBag([{ slug: shirt, size: "M" }])
}
const welcome = () => aCoupon({ firstOrder: true, perCustomer: 1 })
const contactOf = ({ phone, email }: Customer) => ({ phone, email })

/** A signed-in customer at the checkout, with their own contact. */
async function aCustomerAtCheckout(change: Parameters<typeof aCustomer>[0] = {}): Promise<Customer> {
  const me = await aCustomer(change)
  await me.at.call(checkoutCalls.guest, {
    contact: aContact(contactOf(me)),
    address: anAddress(),
    deliveryMethod: "home",
  })
  return me
}
const asks = async (at: Browser, { code }: MadeCoupon) => askWith(at, { items: await oneShirt(), couponCode: code })

async function buysWith(at: Browser, coupon: MadeCoupon): Promise<string> {
  const { status, body } = await asks(at, coupon)
  expect([status, body.message]).toEqual([200, ""])
  await pay(body.data.razorpay.orderId)
  return untilPlaced(at, body.data.attemptId)
}
/** The refusal of a code, the same in the preview and at the payment. */
async function refusal(at: Browser, coupon: MadeCoupon): Promise<string | undefined> {
  const preview = await at.call(couponCalls.verify, { couponCode: coupon.code, items: await oneShirt() })
  const { body } = await asks(at, coupon)
  expect(preview.body.code).toBe(body.code)
  return body.code
}

describe("a stranger who enters a customer's phone and e-mail", () => {
  test("uses up nothing of the customer's, who gets the coupon once", async () => {
    const coupon = await welcome()
    const me = await aCustomerAtCheckout()
    await buysWith(await aGuest({ contact: contactOf(me) }), coupon)
    const { data } = (await me.at.call(couponCalls.verify, { couponCode: coupon.code, items: await oneShirt() })).body
    expect(data.discount).toBe(80)
    await buysWith(me.at, coupon)
    expect(await refusal(me.at, coupon)).toBe("coupon.already_used")
  })

  test("leaves the customer's own unpaid purchase its coupon for a first order", async () => {
    const coupon = await welcome()
    const me = await aCustomerAtCheckout()
    const { data } = (await asks(me.at, coupon)).body
    await buys(await aGuest({ contact: contactOf(me) }), await oneShirt())
    await pay(data.razorpay.orderId)
    expect(await untilPlaced(me.at, data.attemptId)).toMatch(/^order_/)
  })

  test("does so from an account as well", async () => {
    const coupon = await welcome()
    const [me, stranger] = [await aCustomerAtCheckout(), await aCustomer()]
    const contact = aContact(contactOf(me))
    await stranger.at.call(checkoutCalls.guest, { contact, address: anAddress(), deliveryMethod: "home" })
    await buysWith(stranger.at, coupon)
    await buysWith(me.at, coupon)
  })
})

test("refuses a guest the coupon that a customer with the same phone or e-mail has used", async () => {
  const coupon = await aCoupon({ perCustomer: 1 })
  const me = await aCustomerAtCheckout()
  await buysWith(me.at, coupon)
  const { phone, email } = me
  for (const contact of [{ phone }, { email }])
    expect(await refusal(await aGuest({ contact }), coupon)).toBe("coupon.already_used")
})

test("refuses the coupon to an account that is made again with the same phone, also after an order without it", async () => {
  const [used, first] = [await aCoupon({ perCustomer: 1 }), await aCoupon({ firstOrder: true })]
  const me = await aCustomerAtCheckout()
  await buysWith(me.at, used)
  await sql(`delete from customer_phone where customer_id = $1`, [me.id])
  const again = await aCustomerAtCheckout({ phone: me.phone })
  expect(await refusal(again.at, used)).toBe("coupon.already_used")
  expect(await refusal(again.at, first)).toBe("coupon.first_order_only")
})

test("counts what a customer without a proven phone enters as it counts a guest's", async () => {
  const coupon = await welcome()
  const me = await aCustomerAtCheckout()
  await sql(`delete from customer_phone where customer_id = $1`, [me.id])
  await buysWith(await aGuest({ contact: { phone: me.phone } }), coupon)
  expect(await refusal(me.at, coupon)).toBe("coupon.already_used")
})

test("counts a guest's use for the account that signs in in the same browser", async () => {
  const coupon = await aCoupon({ perCustomer: 1 })
  const me = await aCustomer()
  const at = await aGuest({ contact: { phone: aPhone() } })
  await buysWith(at, coupon)
  await at.call(accountCalls.signin, { identifier: me.email, password: me.password })
  await at.call(checkoutCalls.guest, { contact: aContact(contactOf(me)), address: anAddress(), deliveryMethod: "home" })
  await afterWork("the use counts for the account", async () => (await refusal(at, coupon)) === "coupon.already_used")
})
