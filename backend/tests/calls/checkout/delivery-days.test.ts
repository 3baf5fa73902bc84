import type { BodyOf } from "@silai/contracts/call"
import { checkoutCalls, shippingFeeCalls } from "@silai/contracts/checkout/calls"
import { FIRST_DELIVERY_DAYS } from "@silai/contracts/checkout/delivery-days"
import { afterEach, expect, test } from "vitest"
import { SETTINGS } from "@silai/contracts/shop/limits"
import { eventually } from "../../rig/eventually"
import { browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
type Days = NonNullable<BodyOf<typeof shippingFeeCalls.update>["days"]>
const owner = await signInAsOwner()
const free = { everywhere: { fee: 0, freeFrom: null }, places: [], pickup: { offered: true } }
const punjab = { name: "Punjab", states: ["03" as const], pincodes: [], min: 2, max: 3 }
const days: Days = {
  everywhere: { min: 5, max: 9 },
  zones: [{ name: "Our town", states: [], pincodes: [{ from: "141001", to: "141020" }], min: 1, max: 1 }, punjab],
}

const latest = async () => (await owner.call(shippingFeeCalls.all)).body.data[0]!
const write = async (next?: Days) =>
  owner.call(shippingFeeCalls.update, { ...free, ...(next && { days: next }), version: (await latest()).version })
const daysTo = async (pincode: string) => (await browser().call(checkoutCalls.pincode, { pincode })).body.data.days
const delivery = async () => (await browser().call(checkoutCalls.shippingFees, {})).body

afterEach(() => write(FIRST_DELIVERY_DAYS))

test("takes delivery times from Punjab until the shop writes its own", async () => {
  await write(FIRST_DELIVERY_DAYS)
  expect(await Promise.all(["141001", "110001", "600001", "194101"].map(daysTo))).toEqual([
    { min: 2, max: 4 },
    { min: 3, max: 6 },
    { min: 4, max: 8 },
    { min: 6, max: 11 },
  ])
})

test("applies the shop's days at once, by PIN code, by state, and everywhere else", async () => {
  expect((await write(days)).status).toBe(200)
  expect(await Promise.all(["141008", "140001", "600001"].map(daysTo))).toEqual([
    { min: 1, max: 1 },
    { min: 2, max: 3 },
    { min: 5, max: 9 },
  ])
})

test("gives the shop's pages each zone by its states, the longest and shortest times, and a notice when they are out of date", async () => {
  await write(FIRST_DELIVERY_DAYS)
  const before = (await delivery()).everywhere.version
  await write(days)
  const { everywhere, zones } = await delivery()
  expect([everywhere.days, everywhere.version]).toEqual([{ min: 1, max: 9 }, before + 1])
  expect(zones).toEqual([
    { name: "Our town", states: [], min: 1, max: 1 },
    { name: "Punjab", states: ["Punjab"], min: 2, max: 3 },
    { name: null, states: [], min: 5, max: 9 },
  ])
})

test("leaves the days as they were when only the fee changes", async () => {
  await write(days)
  expect((await write()).body.data.days).toEqual(days)
})

test("gives rules written before zones existed the first zones", async () => {
  await write(days)
  const { version } = await latest()
  await sql(`update shop_setting set value = value - 'days' where section = 'delivery' and version = $1`, [version])
  expect((await latest()).days).toEqual(FIRST_DELIVERY_DAYS)
  const { min } = FIRST_DELIVERY_DAYS.everywhere
  await eventually("the days are in the reply", async () => (await daysTo("600001")).min === min, 2 * SETTINGS.keptMs)
})

test.each<[string, Days]>([
  ["a span that runs backwards", { everywhere: { min: 5, max: 4 }, zones: [] }],
  ["a parcel that is there before it leaves", { everywhere: { min: 0, max: 4 }, zones: [] }],
  ["half a day", { everywhere: { min: 1.5, max: 4 }, zones: [] }],
  ["a zone whose span runs backwards", { ...days, zones: [{ ...punjab, min: 9 }] }],
  ["a zone that is nowhere", { ...days, zones: [{ ...punjab, states: [] }] }],
  ["a zone without a name", { ...days, zones: [{ ...punjab, name: " " }] }],
  ["too many zones", { ...days, zones: Array.from({ length: 41 }, () => punjab) }],
])("%s is refused", async (_what, wrong) => {
  const before = await latest()
  const { status, body } = await write(wrong)
  expect([status, body.code]).toEqual([400, "house.bad_body"])
  expect(await latest()).toEqual(before)
})
