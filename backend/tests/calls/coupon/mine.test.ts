import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { couponCalls } from "@silai/contracts/coupon/calls"
import { expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aDraft } from "../../rig/colourway"
import { aCoupon, changeCoupon, type MadeCoupon } from "../../rig/coupon"
import { aCustomer, type Customer } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, anAddress, askWith, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const shirt = "classic-white-formal-shirt"
const trousers = "phantom-grey-formal-trousers"
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const listOf = async (at: Browser) => (await at.call(couponCalls.mine, {})).body.data
const foundIn = async (at: Browser, coupon: MadeCoupon) => (await listOf(at)).find(({ _id }) => _id === coupon._id)
const standingOf = async (at: Browser, coupon: MadeCoupon) => (await foundIn(at, coupon))?.standing ?? "absent"

async function buys({ at }: Customer, { code: couponCode }: MadeCoupon) {
  await setStock(shirt, "M", 30)
  await at.call(checkoutCalls.guest, { contact: aContact(), address: anAddress(), deliveryMethod: "home" })
  const { body } = await askWith(at, { items: await aBag([{ slug: shirt, size: "M" }]), couponCode })
  await pay(body.data.razorpay.orderId)
  return untilPlaced(at, body.data.attemptId)
}
/** Coupons shown to every shopper would be suggested in other tests, too. */
async function whileListed(wish: Parameters<typeof aCoupon>[0], check: (coupon: MadeCoupon) => Promise<void>) {
  const coupon = await aCoupon({ isListed: true, ...wish })
  try {
    await check(coupon)
  } finally {
    await changeCoupon(coupon, { state: "archived" })
  }
}

test("shows customers their own coupons and those shown to everyone, with the conditions, and no secret one", async () => {
  const me = await aCustomer()
  const [pair] = await aBag([{ slug: trousers, size: "S" }])
  const own = await aCoupon({
    customerIds: [me.id],
    name: "For your birthday",
    minimum: 1200,
    perCustomer: 1,
    firstOrder: true,
    colourwayIds: [pair!.variantId],
    endsAt: inDays(3),
  })
  const secret = await aCoupon()
  await whileListed({ perCustomer: 2 }, async (shared) => {
    const listed = await foundIn(me.at, own)
    expect(listed).toMatchObject({
      code: own.code,
      name: "For your birthday",
      worth: "10% off",
      standing: "usable",
      isPersonal: true,
      endsAt: own.endsAt,
      usedAt: null,
      orderId: null,
    })
    expect(listed!.conditions).toEqual([
      "From ₹1,200",
      "For Phantom Grey Formal Trousers",
      "For a first order",
      "Once per customer",
    ])
    expect((await foundIn(me.at, shared))!.conditions).toEqual(["2 times per customer"])
    expect(await standingOf(me.at, secret)).toBe("absent")
    // A guest sees the coupons shown to everyone.
    const guest = await aGuest()
    expect([await standingOf(guest, shared), await standingOf(guest, own)]).toEqual(["usable", "absent"])
  })
})

test("offers no coupon whose goods are all deleted, and says so to the shop", async () => {
  const owner = await signInAsOwner()
  const me = await aCustomer()
  const [draft, piece] = [await aDraft(owner), await aDraft(owner)]
  const gone = { isListed: true, colourwayIds: [draft._id] }
  const single = async ({ _id }: MadeCoupon) => (await owner.call(couponCalls.adminSingle, { _id })).body.data
  await whileListed(gone, async (coupon) => {
    await whileListed({ ...gone, colourwayIds: [draft._id, piece._id] }, async (other) => {
      expect([await standingOf(me.at, coupon), (await single(coupon)).goodsGone]).toEqual(["usable", false])
      expect((await owner.call(colourwayCalls.remove, { _id: draft._id })).status).toBe(200)
      expect([await standingOf(me.at, coupon), await standingOf(me.at, other)]).toEqual(["absent", "usable"])
      expect(await single(coupon)).toMatchObject({ goodsGone: true, named: [{ _id: draft._id, name: "" }] })
      const { data } = (await owner.call(couponCalls.adminAll, {})).body
      const listed = [coupon, other].map(({ _id }) => data.find((row) => row._id === _id)?.goodsGone)
      expect(listed).toEqual([true, false])
    })
  })
})

test("gives the same answer for another customer's coupon as for one that does not exist", async () => {
  const [me, other] = [await aCustomer(), await aCustomer()]
  const theirs = await aCoupon({ customerIds: [other.id] })
  expect(await standingOf(me.at, theirs)).toBe("absent")
  const replies = await Promise.all([theirs._id, "cpn_none"].map((_id) => me.at.call(couponCalls.mine, { _id })))
  const [first, second] = replies.map(({ status, body }) => [status, body.code, body.message])
  expect(first).toEqual([404, "coupon.unknown", "This coupon no longer exists."])
  expect(first).toEqual(second)
  expect((await other.at.call(couponCalls.mine, { _id: theirs._id })).body.data).toMatchObject([{ _id: theirs._id }])
})

test("lists used and ended coupons apart, hides paused ones, and announces only a personal one before it starts", async () => {
  const me = await aCustomer()
  const customerIds = [me.id]
  const once = await aCoupon({ customerIds, perCustomer: 1 })
  const over = await aCoupon({ customerIds, startsAt: inDays(-9), endsAt: inDays(-1) })
  const longOver = await aCoupon({ customerIds, startsAt: inDays(-200), endsAt: inDays(-100) })
  const soon = await aCoupon({ customerIds, startsAt: inDays(2) })
  const paused = await aCoupon({ customerIds })
  await changeCoupon(paused, { state: "paused" })
  const orderId = await buys(me, once)
  expect(await foundIn(me.at, once)).toMatchObject({ standing: "used", orderId })
  expect(await standingOf(me.at, over)).toBe("over")
  expect(await standingOf(me.at, longOver)).toBe("absent")
  expect(await standingOf(me.at, soon)).toBe("soon")
  expect(await standingOf(me.at, paused)).toBe("absent")
  await whileListed({ startsAt: inDays(2) }, async (coming) => expect(await standingOf(me.at, coming)).toBe("absent"))
})

test("lists a secret code that a customer has used for that customer, even when used up or archived", async () => {
  const me = await aCustomer()
  const secret = await aCoupon({ perCustomer: 2 })
  await buys(me, secret)
  expect(await standingOf(me.at, secret)).toBe("usable")
  const owner = await signInAsOwner()
  await owner.call(couponCalls.adminDelete, { _id: secret._id, version: secret.version })
  expect(await standingOf(me.at, secret)).toBe("used")
})

test("suggests the usable coupon that takes most off this bag, and none that would be refused", async () => {
  const me = await aCustomer()
  const customerIds = [me.id]
  const [items, [pair]] = await Promise.all([aBag([{ slug: shirt, size: "M" }]), aBag([{ slug: trousers, size: "S" }])])
  const suggested = async (deliveryFee?: number) =>
    (await me.at.call(couponCalls.mine, { items, deliveryFee })).body.best
  await aCoupon({ customerIds, kind: "shipping" })
  expect(await suggested()).toBeNull()
  const tenth = await aCoupon({ customerIds, percent: 10, name: "Thank you" })
  await aCoupon({ customerIds, percent: 50, minimum: 5000 })
  await aCoupon({ customerIds, percent: 40, startsAt: inDays(1) })
  await aCoupon({ customerIds, percent: 30, colourwayIds: [pair!.variantId] })
  const best = { code: tenth.code, name: "Thank you", worth: "10% off", off: 80 }
  expect(await suggested()).toEqual(best)
  // A delivery of ₹79 is less than 10 %; one of ₹99 is more.
  expect(await suggested(79)).toEqual(best)
  expect(await suggested(99)).toMatchObject({ worth: "Free delivery", off: 99 })
  const flat = await aCoupon({ customerIds, kind: "flat", amount: 90 })
  expect(await suggested()).toMatchObject({ code: flat.code, off: 90 })
  const verified = await me.at.call(couponCalls.verify, { couponCode: flat.code, items })
  expect(verified.body.data.discount).toBe(90)
})

test("refuses to show a coupon to everyone and to some persons at once", async () => {
  const me = await aCustomer()
  const own = await aCoupon({ customerIds: [me.id], isListed: true })
  expect(own.isListed).toBe(false)
  expect(await standingOf((await aCustomer()).at, own)).toBe("absent")
})

test("shows the shopkeeper the names of the customers and products a coupon is for, and none for deleted ones", async () => {
  const me = await aCustomer({ name: "Meera Joshi" })
  const [pair] = await aBag([{ slug: trousers, size: "S" }])
  const coupon = await aCoupon({ customerIds: [me.id], colourwayIds: [pair!.variantId, "prod_gone"] })
  const { body } = await (await signInAsOwner()).call(couponCalls.adminSingle, { _id: coupon._id })
  expect(body.data.named).toEqual([
    { _id: pair!.variantId, name: "Phantom Grey Formal Trousers" },
    { _id: "prod_gone", name: "" },
    { _id: me.id, name: "Meera Joshi" },
  ])
})
