import { couponCalls } from "@silai/contracts/coupon/calls"
import { COUPON_TRIES } from "@silai/contracts/coupon/limits"
import { expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCode, aCoupon, changeCoupon, type MadeCoupon } from "../../rig/coupon"
import { aCustomer, aPhone } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { whileHeld } from "../../rig/row-lock"
import { aBag, aContact, aGuest, anAddress, askWith, buys, untilPlaced } from "../../rig/shopper"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const shirt = "classic-white-formal-shirt"
const trousers = "phantom-grey-formal-trousers"
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function oneShirt() {
  await setStock(shirt, "M", 30)
  return aBag([{ slug: shirt, size: "M" }])
}
/** The preview of a code and the payment give the same refusal. */
async function refusedTwice(at: Browser, couponCode: string, items?: Awaited<ReturnType<typeof oneShirt>>) {
  const wanted = items ?? (await oneShirt())
  const verified = await at.call(couponCalls.verify, { couponCode, items: wanted })
  const till = await askWith(at, { items: wanted, couponCode })
  expect([verified.status, verified.body.code, verified.body.message]).toEqual([
    till.status,
    till.body.code,
    till.body.message,
  ])
  return [till.body.code, till.body.message]
}

test("gives the reason for each unusable coupon, in the preview and at the payment", async () => {
  const at = await aGuest()
  expect(await refusedTwice(at, "NOSUCHCODE")).toEqual(["coupon.not_valid", "This coupon code is not valid."])
  const paused = await aCoupon()
  await changeCoupon(paused, { state: "paused" })
  expect((await refusedTwice(at, paused.code))[0]).toBe("coupon.not_valid")
  const over = await aCoupon({ startsAt: inDays(-9), endsAt: inDays(-1) })
  expect(await refusedTwice(at, over.code)).toEqual(["coupon.over", "This coupon has expired."])
  const early = await aCoupon({ startsAt: "2031-01-14T18:30:00Z" })
  expect(await refusedTwice(at, early.code)).toEqual([
    "coupon.not_begun",
    "This coupon can be used from 15 Jan 2031 on.",
  ])
  const dear = await aCoupon({ minimum: 1200 })
  expect(await refusedTwice(at, dear.code)).toEqual([
    "coupon.below_minimum",
    "Add items for ₹401 more to use this coupon.",
  ])
  const [pair] = await aBag([{ slug: trousers, size: "S" }])
  const elsewhere = await aCoupon({ colourwayIds: [pair!.variantId] })
  expect((await refusedTwice(at, elsewhere.code))[0]).toBe("coupon.other_goods")
})

test("reads a code the same in small letters and with blanks around it", async () => {
  const coupon = await aCoupon({ name: "Welcome" })
  const { body } = await (
    await aGuest()
  ).call(couponCalls.reserve, { couponCode: `  ${coupon.code.toLowerCase()} `, items: await oneShirt() })
  expect([body.data, body.message]).toEqual([
    { code: coupon.code, name: "Welcome", worth: "10% off", discount: 80, freeDelivery: false },
    "₹80 off this order.",
  ])
})

test("discounts only goods of the coupon's kind, and counts only those for its minimum", async () => {
  const [items, [pair]] = await Promise.all([oneShirt(), aBag([{ slug: trousers, size: "S" }])])
  await setStock(trousers, "S", 20)
  const coupon = await aCoupon({ kind: "flat", amount: 200, minimum: 900, colourwayIds: [pair!.variantId] })
  const { body } = await askWith(await aGuest(), { items: [...items, pair], couponCode: coupon.code })
  expect(body.data.totals.discount).toBe(200)
  const row = await oneRow<{ lines: (number | null)[] }>(
    `select array(select (line ->> 'discountPaise')::int from jsonb_array_elements(snapshot -> 'lines') line) as lines
       from checkout_attempt where id = $1`,
    [body.data.attemptId],
  )
  expect(row.lines).toEqual([0, 20_000])
})

test("counts once per customer as once per account, phone and e-mail", async () => {
  const coupon = await aCoupon({ perCustomer: 1 })
  const contact = aContact()
  await buysWith(await aGuest({ contact }), coupon.code)
  for (const same of [{ phone: contact.phone }, { email: contact.email }])
    expect(await refusedTwice(await aGuest({ contact: same }), coupon.code)).toEqual([
      "coupon.already_used",
      "You have already used this coupon.",
    ])
  expect((await askWith(await aGuest(), { items: await oneShirt(), couponCode: coupon.code })).status).toBe(200)
})

async function buysWith(at: Browser, couponCode: string) {
  const { body } = await askWith(at, { items: await oneShirt(), couponCode })
  await pay(body.data.razorpay.orderId)
  return untilPlaced(at, body.data.attemptId)
}

test("refuses a first-order coupon to anyone who has ordered, with any coupon", async () => {
  const [one, two] = [await aCoupon({ firstOrder: true }), await aCoupon({ firstOrder: true })]
  const plain = aPhone()
  await buys(await aGuest({ contact: { phone: plain } }), await oneShirt())
  expect((await refusedTwice(await aGuest({ contact: { phone: plain } }), one.code))[0]).toBe("coupon.first_order_only")
  const welcomed = aPhone()
  await buysWith(await aGuest({ contact: { phone: welcomed } }), one.code)
  expect((await refusedTwice(await aGuest({ contact: { phone: welcomed } }), two.code))[0]).toBe(
    "coupon.first_order_only",
  )
})

test("lets only its owner use a personal coupon; a guest is asked to sign in", async () => {
  const [mine, other] = [await aCustomer(), await aCustomer()]
  const coupon = await aCoupon({ customerIds: [mine.id] })
  expect((await refusedTwice(await aGuest(), coupon.code))[0]).toBe("coupon.sign_in")
  const details = { contact: aContact(), address: anAddress(), deliveryMethod: "home" } as const
  await other.at.call(checkoutCalls.guest, details)
  expect((await refusedTwice(other.at, coupon.code))[0]).toBe("coupon.for_somebody_else")
  await mine.at.call(checkoutCalls.guest, { ...details, contact: aContact() })
  expect((await askWith(mine.at, { items: await oneShirt(), couponCode: coupon.code })).status).toBe(200)
})

test("reports a coupon that is changed while the shopper presses Pay, and holds nothing", async () => {
  const coupon = await aCoupon()
  const [at, items] = [await aGuest(), await oneShirt()]
  const asked = await whileHeld(async ({ ask, someoneWaits }) => {
    await ask(`update coupon set percent = 5, version = version + 1 where id = $1`, [coupon._id])
    const reply = askWith(at, { items, couponCode: coupon.code })
    await someoneWaits("from coupon where id")
    return { reply }
  })
  const { status, body } = await asked.reply
  expect([status, body.code]).toEqual([409, "coupon.changed"])
  const row = await oneRow<{ taken: number }>(`select taken from coupon where id = $1`, [coupon._id])
  expect(row.taken).toBe(0)
})

test("soon stops guessing of codes", async () => {
  const at = await aGuest()
  let last = 200
  for (let n = 0; n <= COUPON_TRIES.perShopper.points; n++)
    last = (await at.call(couponCalls.verify, { couponCode: aCode() })).status
  expect(last).toBe(429)
})

test("does not count a right code as a guess, however often the bag asks again", async () => {
  const [at, coupon] = [await aGuest(), await aCoupon()]
  for (let n = 0; n <= COUPON_TRIES.perShopper.points; n++)
    expect((await at.call(couponCalls.verify, { couponCode: coupon.code })).status).toBe(200)
})

test("locks in one order for two shoppers who swap coupons: the one waiting for the first has not locked the second", async () => {
  const made = [await aCoupon(), await aCoupon()].sort((one, other) => (one._id < other._id ? -1 : 1))
  const [first, second] = made as [MadeCoupon, MadeCoupon]
  const shoppers = [await aGuest(), await aGuest()]
  const items = await oneShirt()
  for (const [at, coupon] of made.entries())
    expect((await askWith(shoppers[at]!, { items, couponCode: coupon.code })).status).toBe(200)
  // The database reaches the first one last, unless the lock order is given.
  await sql(`update coupon set updated_at = updated_at where id = $1`, [first._id])
  const swaps = await whileHeld(async ({ ask, someoneWaits }) => {
    await ask(`select 1 from coupon where id = $1 for update`, [first._id])
    const asked = [second, first].map((coupon, at) => askWith(shoppers[at]!, { items, couponCode: coupon.code }))
    await someoneWaits("from coupon where id =")
    expect(await sql(`select id from coupon where id = $1 for update skip locked`, [second._id])).toHaveLength(1)
    return { asked }
  })
  expect((await Promise.all(swaps.asked)).map(({ status }) => status)).toEqual([200, 200])
})
