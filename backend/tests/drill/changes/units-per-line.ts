import { bagCalls } from "@silai/contracts/bag/calls"
import { expect } from "vitest"
import { aBag } from "../../rig/shopper"
import { setStock } from "../../rig/stock"
import { type Change, pinnedNumber, pinnedText, requirement } from "../change"
import { demoCustomer } from "../people"

const shirt = "black-aura-formal-shirt"

export const unitsPerLine: Change = {
  row: "change the most units per line",
  first: [{ file: "backend/contracts/bag/limits.ts", find: "maxUnitsPerLine: 2,", replace: "maxUnitsPerLine: 3," }],
  noticed: [requirement("units per bag line")],
  rest: [
    pinnedNumber('units per bag line", 2,', 'units per bag line", 3,'),
    pinnedText(
      'You can only add up to 2 units of Black Aura Formal Shirt (Size: M)"',
      'You can only add up to 3 units of Black Aura Formal Shirt (Size: M)"',
    ),
    pinnedText(
      'You can only add up to 2 units of Black Aura Formal Shirt (Size: M)."',
      'You can only add up to 3 units of Black Aura Formal Shirt (Size: M)."',
    ),
  ],
  works: async () => {
    const customer = await demoCustomer()
    await setStock(shirt, "M", 9)
    const [{ variantId }] = await aBag([{ slug: shirt }])
    const added = await customer.call(bagCalls.add, { variantId, size: "M", quantity: 3 })
    expect([added.status, added.body.data?.bagItems.map(({ quantity }) => quantity)]).toEqual([200, [3]])
    const more = await customer.call(bagCalls.add, { variantId, size: "M", quantity: 1 })
    expect([more.status, more.body.message]).toEqual([422, expect.stringContaining("You can only add up to 3 units")])
  },
}
