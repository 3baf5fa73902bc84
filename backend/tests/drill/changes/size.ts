import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { expect } from "vitest"
import { change, counterRead } from "../../rig/colourway"
import { browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { type Change, type Edit, pinnedNumber, requirement } from "../change"

const charts = "backend/contracts/size-chart/charts.ts"
const [shirt, size] = ["classic-white-formal-shirt", "XXXL"]
/** Adds a number for the new size to a row of the charts, there and where the charts are pinned. */
const row = (name: string, values: string, more: number): Edit[] => {
  const key = name.includes(" ") ? `"${name}"` : name
  return [
    { file: charts, find: `"${name}", values: [${values}]`, replace: `"${name}", values: [${values}, ${more}]` },
    pinnedNumber(`${key}: [${values}]`, `${key}: [${values}, ${more}]`),
  ]
}

/** The same in the chart that the shopkeeper can take with one click. */
const offered = (values: string, more: number): Edit[] => [
  { file: charts, find: `[${values}], of`, replace: `[${values}, ${more}], of` },
]

export const xxxl: Change = {
  row: "change the sizes that a shop begins with",
  first: [
    {
      file: "backend/contracts/catalogue/limits.ts",
      find: `["S", "M", "L", "XL", "XXL"] as const`,
      replace: `["S", "M", "L", "XL", "XXL", "XXXL"] as const`,
    },
  ],
  noticed: [{ types: charts }, requirement(" sizes"), requirement("filter sizes")],
  rest: [
    ...row("Chest", "36, 38, 40, 42, 44", 46),
    ...row("Shoulder", "17, 18, 18.5, 19, 20", 20.5),
    ...row("Sleeve Length", "23.5, 24, 24.5, 25, 25.5", 26),
    ...row("Length", "28.5, 29, 29.5, 30, 30.5", 31),
    ...row("Waist", "36, 38, 40, 42, 44", 46),
    ...row("Hip", "17, 18, 18.5, 19, 20", 20.5),
    ...row("Thigh", "23.5, 24, 24.5, 25, 25.5", 26),
    ...row("Length", "28.5, 29, 29.5, 30, 30.5", 31),
    ...row("Bottom", "28.5, 29, 29.5, 30, 30.5", 31),
    ...offered("28, 32, 36, 40, 44", 48),
    ...offered("35, 38, 41.5, 45, 48", 51),
    ...offered("20.5, 22, 24, 26, 28", 30),
    ...offered("39, 40, 40.5, 41, 41.5", 42),
    ...offered("14, 15, 16, 17, 17.5", 18),
    pinnedNumber(`sizes", ["S", "M", "L", "XL", "XXL"]`, `sizes", ["S", "M", "L", "XL", "XXL", "XXXL"]`),
    pinnedNumber(`["S", "M", "L", "XL", "2XL"]`, `["S", "M", "L", "XL", "2XL", "XXXL"]`),
    pinnedNumber(`["S", "M", "L", "XL", "XXL", "Custom"]`, `["S", "M", "L", "XL", "XXL", "XXXL", "Custom"]`),
  ],
  works: async () => {
    const owner = await signInAsOwner()
    const before = await counterRead(owner, shirt)
    const sizes = [
      ...before.sizes.filter((one) => one.size !== "Custom").map((one) => ({ size: one.size })),
      { size, stock: 4 },
    ]
    const changed = await change(owner, before, { sizes: sizes as never })
    expect([changed.status, changed.body.message]).toEqual([200, expect.any(String)])
    const page = await browser().call(catalogueCalls.single, { variantIdOrSlug: shirt })
    expect(page.body.data.sizes.map((one) => [one.size, one.stock]).at(-1)).toEqual([size, 4])
    const found = await browser().post<{ data: { slug: string }[] }>(catalogueCalls.list.path, { sizeFilter: [size] })
    expect(found.body.data.map(({ slug }) => slug)).toEqual([shirt])
    expect((await askToPay(await aGuest(), await aBag([{ slug: shirt, size }]))).status).toBe(200)
  },
}
