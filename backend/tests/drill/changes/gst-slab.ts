import { expect } from "vitest"
import { aGuestBuyer } from "../../rig/buyer"
import { sql } from "../../rig/sql"
import type { Change } from "../change"

const limits = "backend/contracts/checkout/limits.ts"
const rule = "backend/contracts/checkout/gst.test.ts"

export const gstSlab: Change = {
  row: "change the slabs of GST",
  first: [
    {
      file: limits,
      find: "{ lowPercent: 5, highPercent: 18, lowUpToPaise: 250_000 }",
      replace: "{ lowPercent: 5, highPercent: 12, lowUpToPaise: 80_000 }",
    },
  ],
  noticed: [{ file: rule, test: "taxes a piece of ₹2,500 before tax" }],
  rest: [
    { file: rule, find: "₹2,500 before tax, ₹2,625 with it", replace: "₹800 before tax, ₹840 with it" },
    { file: rule, find: "a paisa more at 18 %", replace: "a paisa more at 12 %" },
    { file: rule, find: "toBe(262_500)", replace: "toBe(84_000)" },
    { file: rule, find: "[5, 5, 18]", replace: "[5, 5, 12]" },
  ],
  works: async () => {
    // Trousers at ₹999.
    const { orderId } = await aGuestBuyer()
    const lines = await sql<{ rate: number }>(
      `select t.rate::float as rate from order_item i join order_line_item_tax_line t on t.item_id = i.item_id where i.order_id = $1`,
      [orderId],
    )
    expect(lines).toEqual([{ rate: 6 }, { rate: 6 }])
  },
}
