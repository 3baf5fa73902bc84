import { z } from "zod"

const parts = {
  taxableRupees: z.number(),
  cgstRupees: z.number(),
  sgstRupees: z.number(),
  igstRupees: z.number(),
}
const rate = { ratePercent: z.number(), ...parts }
export const orderTax = z.object({
  sellerGstin: z.string(),
  placeOfSupply: z.string().describe("GST state code"),
  business: z.object({ name: z.string(), gstin: z.string() }).nullable(),
  lines: z
    .array(z.object({ hsn: z.string(), paidRupees: z.number(), ...rate }))
    .describe("in the order of `itemsList`"),
  delivery: z.array(z.object(rate)).describe("the fee, spread over the rates of the goods"),
  total: z.object(parts),
})
export type OrderTax = z.output<typeof orderTax>
