import { colourwayCalls } from "@silai/contracts/catalogue/calls"
import { FIRST_SIZES } from "@silai/contracts/catalogue/garment-sizes"
import { SIZES } from "@silai/contracts/catalogue/limits"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { shopCalls } from "@silai/contracts/shop/calls"
import { settingsRefusals } from "@silai/contracts/shop/messages"
import { FIRST_CHART_ROWS } from "@silai/contracts/size-chart/charts"
import { afterEach, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { aDraft, change, counterRead } from "../../rig/colourway"
import { signInAs, signInAsOwner } from "../../rig/owner"

const section = "sizes" as const
const owner = await signInAsOwner()
const write = async (values: object, at = owner) => {
  const { body } = await owner.call(shopCalls.history, { section })
  return at.call(shopCalls.update, { section, values, version: body.data[0]!.version })
}
const seen = async () => (await browser().call(shopCalls.settings)).body.data
afterEach(() => write(FIRST_SIZES))

test("offers, sells and charts an added size at once, and removes it only when no colour has it", async () => {
  const more = { Shirts: ["XS", ...SIZES, "3XL"], Trousers: ["32″", ...SIZES] }
  const charts = (await owner.call(shopCalls.history, { section: "sizeCharts" })).body.data[0]!
  expect((await write(more)).body.data.values).toEqual(more)
  // An edit of a chart that was opened with the old sizes is refused.
  const { version, values } = charts
  const old = await owner.call(shopCalls.update, { section: "sizeCharts", version, values })
  expect([old.status, old.body.code]).toEqual([409, "shop.settings_changed"])
  const { sizes, sizeCharts } = await seen()
  expect(sizes).toEqual(more)
  const [chest] = FIRST_CHART_ROWS.Shirts
  expect(sizeCharts.Shirts[0]!.values).toEqual([chest!.values[0], ...chest!.values, chest!.values.at(-1)])
  expect((await owner.call(colourwayCalls.choices)).body.data.sizes).toEqual(more)

  const wanted = [
    { size: "3XL", stock: 4 },
    { size: "M", stock: 2 },
    { size: "XS", stock: 1 },
  ]
  const draft = await aDraft(owner, { sizes: wanted, measurementType: "upperBody" })
  expect(draft.sizes.map(({ size }) => size)).toEqual(["XS", "M", "3XL"])
  const stock = async () => (await owner.call(inventoryCalls.all, { search: draft.slug })).body.data[0]!.sizes
  expect(await stock()).toEqual(["XS", "M", "3XL"])
  const odd = await change(owner, draft, { sizes: [{ size: "M" }, { size: "32″" }] })
  expect([odd.status, odd.body.code]).toEqual([422, "catalogue.size_not_made"])

  const refused = await write(FIRST_SIZES)
  expect([refused.status, refused.body.message]).toEqual([409, settingsRefusals.size_in_use.say("3XL", "Shirts", 1)])
  // Another order of sizes applies everywhere.
  await write({ ...more, Shirts: ["3XL", "XS", ...SIZES] })
  const moved = await counterRead(owner, draft.slug)
  expect([moved.sizes.map(({ size }) => size), await stock()]).toEqual([
    ["3XL", "XS", "M"],
    ["3XL", "XS", "M"],
  ])
  await change(owner, moved, { sizes: [{ size: "M" }] })
  expect((await write(FIRST_SIZES)).status).toBe(200)
})

test("lets no tailor change the sizes", async () => {
  expect((await write(FIRST_SIZES, await signInAs("tailor"))).status).toBe(403)
})

test.each([
  ["a garment without a size", { ...FIRST_SIZES, Trousers: [] }],
  ["a garment that is left out", { Shirts: FIRST_SIZES.Shirts }],
  ["a size that is there twice", { ...FIRST_SIZES, Shirts: ["M", "m"] }],
  ["a size under its other name", { ...FIRST_SIZES, Shirts: [...SIZES, "2XL"] }],
  ["what is cut to measure", { ...FIRST_SIZES, Shirts: [...SIZES, "custom"] }],
  ["a size without a name", { ...FIRST_SIZES, Shirts: [...SIZES, " "] }],
  ["a size of signs", { ...FIRST_SIZES, Shirts: [...SIZES, "<b>"] }],
  ["a size as long as a sentence", { ...FIRST_SIZES, Shirts: [...SIZES, "large, but not very"] }],
  ["more sizes than a page holds", { ...FIRST_SIZES, Shirts: Array.from({ length: 21 }, (_, n) => `${n + 30}`) }],
])("%s is refused", async (_what, values) => {
  const { status, body } = await write(values)
  expect([status, body.code]).toEqual([400, "house.bad_body"])
  expect((await seen()).sizes).toEqual(FIRST_SIZES)
})
