import { randomInt } from "node:crypto"
import { checkoutCalls, shippingFeeCalls } from "@silai/contracts/checkout/calls"
import { DAYS_TO_COLLECT } from "@silai/contracts/checkout/delivery-days"
import { leavesBy, workingDaysAfter } from "@silai/contracts/checkout/working-days"
import { DAY_MS, dayInIndia } from "@silai/contracts/india"
import { orderCalls } from "@silai/contracts/order/calls"
import { shopCalls } from "@silai/contracts/shop/calls"
import { FIRST_OPENING_HOURS, type OpeningHours } from "@silai/contracts/shop/opening-hours"
import { Pool } from "pg"
import { afterEach, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { theShop } from "../../rig/facts"
import { mails } from "../../rig/gateway"
import { statementsOf } from "../../rig/migration"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const section = "hours" as const
const owner = await signInAsOwner()
const slug = "black-aura-formal-shirt"
const late = { from: "11:30", to: "20:00" }
const diwali = { from: "2026-11-08", to: "2026-11-10", name: "Diwali" }
const weekend: OpeningHours = { week: [null, null, null, null, null, late, late], holidays: [diwali] }
const never = { ...weekend, week: Array<null>(7).fill(null) }

const history = async () => (await owner.call(shopCalls.history, { section })).body.data
const write = async (values: OpeningHours) =>
  owner.call(shopCalls.update, { section, values, version: (await history())[0]!.version })
const collecting = async (offered: boolean) =>
  owner.call(shippingFeeCalls.update, {
    everywhere: { fee: 0, freeFrom: null },
    places: [],
    pickup: { offered },
    version: (await owner.call(shippingFeeCalls.all)).body.data[0]!.version,
  })
const shownHours = async () => (await browser().call(shopCalls.settings)).body.data.hours

afterEach(async () => {
  await write(FIRST_OPENING_HOURS)
  await collecting(true)
})

test("shows the shopkeeper's hours and holidays to everyone at once", async () => {
  await write(FIRST_OPENING_HOURS)
  expect(await shownHours()).toEqual(FIRST_OPENING_HOURS)
  expect((await write(weekend)).status).toBe(200)
  expect(await shownHours()).toEqual(weekend)
})

test("are shown in the mail of an order that is collected, and in the footer of every mail", async () => {
  const soon = new Date(Date.now() + 2 * 86_400_000).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" })
  await write({ ...weekend, holidays: [diwali, { from: soon, to: soon, name: "Gurpurab" }] })
  await setStock(slug, "M", 9)
  const email = `collects-${randomInt(1e9)}@mail.example`
  await buys(await aGuest({ deliveryMethod: "pickup", contact: { email } }), await aBag([{ slug }]))
  const mail = await afterWork("the mail is there", async () => (await mails()).find(({ to }) => to.includes(email)))
  for (const part of [mail.text, mail.html]) expect(part.split("Saturday and Sunday, 11:30 am to 8 pm")).toHaveLength(3)
  // A day on which the shop is closed soon, at the end of the mail.
  for (const part of [mail.text, mail.html]) expect(part).toMatch(/Closed on \d+ \w+ for Gurpurab/)
})

test("requires some opening hours of a shop where orders are collected, but not of one that only sends them", async () => {
  await write(weekend)
  const refused = await write(never)
  expect([refused.status, refused.body.code]).toEqual([422, "shop.never_open"])
  expect(await shownHours()).toEqual(weekend)
  expect((await collecting(false)).status).toBe(200)
  expect((await write(never)).status).toBe(200)
  const again = await collecting(true)
  expect([again.status, again.body.code]).toEqual([422, "shop.never_open"])
  await write(weekend)
  expect((await collecting(true)).status).toBe(200)
})

test("still uses hours that an earlier version stored with the delivery fee after the update, with their history", async () => {
  const pool = new Pool({ connectionString: theShop().databaseUrl, max: 1 })
  const client = await pool.connect()
  const handOn = (way: "up" | "down") =>
    statementsOf("plugins/checkout/src/modules/checkout", "Migration20261125171500", way)
  const rules = (feePaise: number, hours?: object) =>
    JSON.stringify({
      everywhere: { feePaise, freeFromPaise: null },
      places: [],
      pickup: { offered: true, ...(hours && { hours }) },
    })
  try {
    // All of it is rolled back: the test shop stays as it is.
    await client.query("begin")
    for (const one of await handOn("down")) await client.query(one)
    await client.query(`delete from shipping_fee_rules`)
    await client.query(
      `insert into shipping_fee_rules (version, rules, author_id, author_name, created_at)
         values (1, $1, 'user_1', 'Asha', '2026-11-01'), (2, $2, 'user_2', 'Ravi', '2026-11-02')`,
      [rules(8_000), rules(9_500, { week: weekend.week, closed: ["2026-12-25", "2026-11-08"] })],
    )
    for (const one of await handOn("up")) await client.query(one)
    const { rows } = await client.query(
      `select section, version, value, author_name as by from shop_setting where section in ('delivery', 'hours') order by section, version`,
    )
    const delivery = (feePaise: number) => ({
      everywhere: { feePaise, freeFromPaise: null },
      places: [],
      pickup: { offered: true },
    })
    const day = (on: string) => ({ from: on, to: on, name: "" })
    expect(rows).toEqual([
      { section: "delivery", version: 1, value: delivery(8_000), by: "Asha" },
      { section: "delivery", version: 2, value: delivery(9_500), by: "Ravi" },
      {
        section: "hours",
        version: 1,
        value: { week: weekend.week, holidays: [day("2026-11-08"), day("2026-12-25")] },
        by: "Ravi",
      },
    ])
  } finally {
    await client.query("rollback")
    client.release()
    await pool.end()
  }
})

test("delays the promised days by the holidays, until the shop opens again, and what is due then", async () => {
  const dayText = (ahead: number) => new Date((dayInIndia(Date.now()) + ahead) * DAY_MS).toISOString().slice(0, 10)
  const holidays = [{ ...diwali, from: dayText(0), to: dayText(8) }]
  await write({ ...FIRST_OPENING_HOURS, holidays })
  await setStock(slug, "M", 9)
  const { days } = (await (await aGuest()).call(checkoutCalls.pincode, { pincode: "141001" })).body.data
  const lastClosed = Date.parse(`${dayText(8)}T12:00:00+05:30`)
  for (const [deliveryMethod, takes] of [
    ["pickup", DAYS_TO_COLLECT],
    ["home", days],
  ] as const) {
    const orderId = await buys(await aGuest({ deliveryMethod }), await aBag([{ slug }]))
    const { promised, dueOn } = (await owner.call(orderCalls.single, { orderId })).body.data
    expect([deliveryMethod, promised, dueOn]).toEqual([
      deliveryMethod,
      workingDaysAfter(lastClosed, takes),
      leavesBy(lastClosed, false),
    ])
  }
})

test.each<[string, OpeningHours]>([
  [
    "a shop that closes before it opens",
    { ...weekend, week: [...weekend.week.slice(1), { from: "20:00", to: "11:30" }] },
  ],
  ["an hour that no clock shows", { ...weekend, week: [...weekend.week.slice(1), { from: "10:00", to: "24:30" }] }],
  ["a week of eight days", { ...weekend, week: [...weekend.week, late] }],
  ["a day that is none", { ...weekend, holidays: [{ ...diwali, from: "2026-02-30" }] }],
  ["a holiday that ends before it begins", { ...weekend, holidays: [{ ...diwali, to: "2026-11-07" }] }],
  ["a holiday with a speech for a name", { ...weekend, holidays: [{ ...diwali, name: "a".repeat(41) }] }],
  ["more holidays than a year has weeks", { ...weekend, holidays: Array.from({ length: 61 }, () => diwali) }],
])("%s is refused", async (_what, values) => {
  const before = await history()
  const { status, body } = await write(values)
  expect([status, body.code]).toEqual([400, "house.bad_body"])
  expect(await history()).toEqual(before)
})
