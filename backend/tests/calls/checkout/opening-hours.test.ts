import type { BodyOf } from "@silai/contracts/call"
import { checkoutCalls, shippingFeeCalls } from "@silai/contracts/checkout/calls"
import { FIRST_OPENING_HOURS } from "@silai/contracts/checkout/opening-hours"
import { randomInt } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { mails } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
type Pickup = BodyOf<typeof shippingFeeCalls.update>["pickup"]
const owner = await signInAsOwner()
const slug = "black-aura-formal-shirt"
const late = { from: "11:30", to: "20:00" }
const weekend = { week: [null, null, null, null, null, late, late], closed: ["2026-12-25"] }

const latest = async () => (await owner.call(shippingFeeCalls.all)).body.data[0]!
const write = async (pickup: Pickup) =>
  owner.call(shippingFeeCalls.update, {
    everywhere: { fee: 0, freeFrom: null },
    places: [],
    pickup,
    version: (await latest()).version,
  })
const told = async () => (await browser().call(checkoutCalls.shippingFees, {})).body.hours

afterAll(() => write({ offered: true, hours: FIRST_OPENING_HOURS }))

test("the hours that the shopkeeper writes are told to everybody at once", async () => {
  await write({ offered: true, hours: FIRST_OPENING_HOURS })
  expect(await told()).toEqual(FIRST_OPENING_HOURS)
  expect((await write({ offered: true, hours: weekend })).status).toBe(200)
  expect(await told()).toEqual(weekend)
})

test("who changes the fee alone leaves the hours as they were", async () => {
  await write({ offered: true, hours: weekend })
  expect((await write({ offered: true })).body.data.pickup).toEqual({ offered: true, hours: weekend })
})

test("rules that were written before there were hours have the first ones", async () => {
  await write({ offered: true, hours: weekend })
  const { version } = await latest()
  await sql(`update shipping_fee_rules set rules = rules #- '{pickup,hours}' where version = $1`, [version])
  expect((await latest()).pickup).toEqual({ offered: true, hours: FIRST_OPENING_HOURS })
})

test("the mail of an order that is collected says when the shop is open", async () => {
  await write({ offered: true, hours: weekend })
  await setStock(slug, "M", 9)
  const email = `collects-${randomInt(1e9)}@mail.example`
  await buys(await aGuest({ deliveryMethod: "pickup", contact: { email } }), await aBag([{ slug }]))
  const mail = await eventually("the mail is there", async () => (await mails()).find(({ to }) => to.includes(email)))
  for (const part of [mail.text, mail.html]) expect(part).toContain("Saturday and Sunday, 11:30 am to 8 pm")
})

test("a shop that offers no collecting need not be open", async () => {
  const hours = { ...weekend, week: Array<null>(7).fill(null) }
  expect((await write({ offered: false, hours })).status).toBe(200)
})

test.each<[string, Pickup]>([
  [
    "a shop that closes before it opens",
    { offered: true, hours: { week: [...weekend.week.slice(1), { from: "20:00", to: "11:30" }], closed: [] } },
  ],
  [
    "an hour that no clock shows",
    { offered: true, hours: { week: [...weekend.week.slice(1), { from: "10:00", to: "24:30" }], closed: [] } },
  ],
  ["a week of eight days", { offered: true, hours: { week: [...weekend.week, late], closed: [] } }],
  ["a day that is none", { offered: true, hours: { ...weekend, closed: ["2026-02-30"] } }],
  [
    "a shop to collect at that is never open",
    { offered: true, hours: { ...weekend, week: Array<null>(7).fill(null) } },
  ],
])("%s is refused", async (_what, pickup) => {
  const before = await latest()
  const { status, body } = await write(pickup)
  expect([status, body.code]).toEqual([400, "house.bad_body"])
  expect(await latest()).toEqual(before)
})
