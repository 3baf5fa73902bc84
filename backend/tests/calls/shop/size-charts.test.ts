import { shopCalls } from "@silai/contracts/shop/calls"
import { FIRST_CHART_ROWS, TRUE_TROUSERS } from "@silai/contracts/size-chart/charts"
import { afterEach, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, sql } from "../../rig/sql"

closeSqlAfterwards()
const section = "sizeCharts" as const
const first = FIRST_CHART_ROWS
const [chest, ...others] = first.Shirts
const owner = await signInAsOwner()
const history = async () => (await owner.call(shopCalls.history, { section })).body.data
const write = async (values: object, at = owner) =>
  at.call(shopCalls.update, { section, values, version: (await history())[0]!.version } as never)
const seen = async () => (await browser().call(shopCalls.settings)).body.data.sizeCharts

afterEach(() => write(first))

test("shows a chart that the shopkeeper writes to everyone at once, with the shopkeeper's own rows", async () => {
  const own = {
    ...first,
    Shirts: [
      { ...chest!, values: [37, 39, 41, 43, 45.25] },
      { name: "Collar", values: [15, 15.5, 16, 16.5, 17] },
    ],
    Trousers: TRUE_TROUSERS,
  }
  expect((await write(own)).body.data.values).toEqual(own)
  expect(await seen()).toEqual(own)
  expect((await history()).at(-1)!.values).toEqual(first)
})

test("warns in the form of a row that shrinks as sizes grow, without refusing it", async () => {
  const falling = { ...first, Shirts: [{ ...chest!, values: [36, 38, 40, 39, 44] }, ...others] }
  expect((await write(falling)).status).toBe(200)
  expect(await seen()).toEqual(falling)
})

test("reads a chart older than the shop's largest size with that size", async () => {
  await write(first)
  await sql(
    `update shop_setting set value = jsonb_set(jsonb_set(value, '{sizes}', '["S","M","L","XL"]'), '{Shirts,0,values}', '[37,39,41,43]')
     where section = $1`,
    [section],
  )
  expect((await history())[0]!.values).toEqual({
    ...first,
    Shirts: [{ ...chest!, values: [37, 39, 41, 43, 44] }, ...others],
  })
})

test("refuses a chart that was written for other sizes than the present ones", async () => {
  const before = await history()
  for (const values of [chest!.values.slice(1), [...chest!.values, 46]]) {
    const { status, body } = await write({ ...first, Shirts: [{ ...chest!, values }] })
    expect([status, body.code]).toEqual([409, "shop.chart_of_other_sizes"])
  }
  expect(await history()).toEqual(before)
})

test("lets a tailor read the charts in the shop, and not change them", async () => {
  expect((await write(first, await signInAs("tailor"))).status).toBe(403)
})

test.each([
  ["a chart without rows", { ...first, Trousers: [] }],
  ["a chart that is left out", { Shirts: first.Shirts }],
  ["a chart of jackets", { ...first, Jackets: first.Shirts }],
  ["a row that is neither the body's nor the garment's", { ...first, Shirts: [{ ...chest!, of: "horse" }] }],
  ["two rows of one name", { ...first, Shirts: [chest!, { ...chest!, name: "CHEST" }] }],
  ["a row without a name", { ...first, Shirts: [{ ...chest!, name: " " }] }],
  ["a shirt for a giant", { ...first, Shirts: [{ ...chest!, values: [36, 38, 40, 42, 101] }] }],
  ["an inch that no tape shows", { ...first, Shirts: [{ ...chest!, values: [36, 38, 40, 42, 44.1] }] }],
  ["words in the place of inches", { ...first, Shirts: [{ ...chest!, values: [36, 38, 40, 42, "44"] }] }],
  [
    "more rows than a page holds",
    { ...first, Shirts: Array.from({ length: 13 }, (_, n) => ({ ...chest!, name: `Row ${n}` })) },
  ],
])("%s is refused", async (_what, values) => {
  const before = await history()
  const { status, body } = await write(values)
  expect([status, body.code]).toEqual([400, "house.bad_body"])
  expect(await history()).toEqual(before)
})
