import { randomInt } from "node:crypto"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCoupon, type MadeCoupon } from "../../rig/coupon"
import { anEmail, aPhone } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { whileHeld } from "../../rig/row-lock"
import { aBag, aGuest, askToPay, askWith, buys, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const shirt = "classic-white-formal-shirt"

async function oneShirt() {
  await setStock(shirt, "M", 30)
  return aBag([{ slug: shirt, size: "M" }])
}
/** A shopper in another browser, with another phone. */
const aGuestWith = (email: string) => aGuest({ contact: { email, phone: aPhone() } })
const asks = async (at: Browser, coupon: MadeCoupon) =>
  askWith(at, { items: await oneShirt(), couponCode: coupon.code })
const taken = async ({ _id }: MadeCoupon) =>
  (await sql<{ taken: number }>(`select taken from coupon where id = $1`, [_id]))[0]!.taken
const stateOf = async (at: Browser, attemptId: string) =>
  (await at.call(checkoutCalls.success, { attemptId })).body.data.status
/** Two addresses of one mailbox that no other test uses. */
function oneMailbox(host: "gmail" | "other"): [string, string] {
  const name = `asha${Date.now()}${randomInt(1e6)}`
  return host === "gmail"
    ? [`${name}@gmail.com`, `${name.slice(0, 2)}.${name.slice(2)}+silai@googlemail.com`]
    : [`as.${name}@silai.example`, `as.${name}+silai@silai.example`]
}

test.each(["gmail", "other"] as const)(
  "recognises a buyer by the mailbox, whichever of its addresses they write, and refuses a second first order (%s)",
  async (host) => {
    const [written, alias] = oneMailbox(host)
    const coupon = await aCoupon({ firstOrder: true })
    await buys(await aGuestWith(written), await oneShirt())
    expect((await asks(await aGuestWith(alias), coupon)).body.code).toBe("coupon.first_order_only")
    expect((await asks(await aGuestWith(written), coupon)).body.code).toBe("coupon.first_order_only")
    expect((await asks(await aGuestWith(anEmail()), coupon)).status).toBe(200)
  },
)

test("lets one mailbox use a once-per-customer coupon once, and counts dots where the mail host counts them", async () => {
  const [written, alias] = oneMailbox("gmail")
  const coupon = await aCoupon({ perCustomer: 1 })
  const at = await aGuestWith(written)
  const { body } = await asks(at, coupon)
  await pay(body.data.razorpay.orderId)
  await untilPlaced(at, body.data.attemptId)
  expect((await asks(await aGuestWith(alias), coupon)).body.code).toBe("coupon.already_used")

  const [dotted] = oneMailbox("other")
  const another = await aCoupon({ perCustomer: 1 })
  const one = await aGuestWith(dotted)
  const first = await asks(one, another)
  await pay(first.body.data.razorpay.orderId)
  await untilPlaced(one, first.body.data.attemptId)
  expect((await asks(await aGuestWith(dotted.replace(".", "")), another)).status).toBe(200)
})

test("takes the coupon from an open first-order purchase when a plain one is paid before it, and refunds its money", async () => {
  const [written, alias] = oneMailbox("gmail")
  const coupon = await aCoupon({ firstOrder: true })
  const [cheap, plain] = [await aGuestWith(written), await aGuestWith(alias)]
  const withIt = (await asks(cheap, coupon)).body.data
  const without = (await askToPay(plain, await oneShirt())).body.data
  expect(await taken(coupon)).toBe(1)
  await pay(without.razorpay.orderId)
  await untilPlaced(plain, without.attemptId)
  await afterWork("the hold has ended", async () => (await stateOf(cheap, withIt.attemptId)) === "expired")
  expect(await taken(coupon)).toBe(0)
  expect((await asks(cheap, coupon)).body).toMatchObject({
    code: "coupon.first_order_only",
    message: "This coupon is for a first order only.",
  })
  await pay(withIt.razorpay.orderId)
  await afterWork("the money is on its way back", async () =>
    ["refund_due", "refunded"].includes(await stateOf(cheap, withIt.attemptId)),
  )
  expect(await taken(coupon)).toBe(0)
})

test("makes the purchase with the first-order coupon the first order when it is paid first, and places the plain one after it", async () => {
  const [written, alias] = oneMailbox("gmail")
  const coupon = await aCoupon({ firstOrder: true })
  const [cheap, plain] = [await aGuestWith(written), await aGuestWith(alias)]
  const withIt = (await asks(cheap, coupon)).body.data
  const without = (await askToPay(plain, await oneShirt())).body.data
  await pay(withIt.razorpay.orderId)
  await untilPlaced(cheap, withIt.attemptId)
  await pay(without.razorpay.orderId)
  await untilPlaced(plain, without.attemptId)
  expect(await taken(coupon)).toBe(1)
})

test("informs a shopper who presses Pay with a first-order coupon while another of their orders is being placed, and holds nothing", async () => {
  const [written, alias] = oneMailbox("gmail")
  const coupon = await aCoupon({ firstOrder: true })
  const [cheap, plain] = [await aGuestWith(written), await aGuestWith(alias)]
  const items = await oneShirt()
  const without = (await askToPay(plain, items)).body.data
  const { reply } = await whileHeld(async ({ ask, someoneWaits }) => {
    await ask(`select 1 from coupon where id = $1 for update`, [coupon._id])
    const pressed = askWith(cheap, { items, couponCode: coupon.code })
    await someoneWaits("from coupon where id")
    await pay(without.razorpay.orderId)
    await untilPlaced(plain, without.attemptId)
    return { reply: pressed }
  })
  expect((await reply).body).toMatchObject({
    code: "coupon.first_order_placed",
    message:
      "Another order of yours was placed in the meantime, and this coupon is for a first order only. Please look at the new total.",
  })
  expect(await taken(coupon)).toBe(0)
})

test("counts their paid purchase that waits to be placed as an order already", async () => {
  const [written, alias] = oneMailbox("gmail")
  const coupon = await aCoupon({ firstOrder: true })
  const [cheap, plain] = [await aGuestWith(written), await aGuestWith(alias)]
  const without = (await askToPay(plain, await oneShirt())).body.data
  const waits = (status: string, payment: string | null) =>
    sql(
      `update checkout_attempt set status = $2, gateway_payment_id = $3, lease_until = case when $2 = 'paid' then now() + interval '1 hour' end
        where id = $1`,
      [without.attemptId, status, payment],
    )
  await waits("paid", `pay_waiting_${without.attemptId}`)
  expect((await asks(cheap, coupon)).body.code).toBe("coupon.first_order_placed")
  await waits("held", null)
  expect((await asks(cheap, coupon)).status).toBe(200)
})
