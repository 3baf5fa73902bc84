import { FIRST_IDENTITY } from "@silai/contracts/shop/identity"
import { expect, test } from "vitest"
import { engineTaxLines, taxFactsOf } from "./tax-facts"

const inPune = { ...FIRST_IDENTITY, state: "Maharashtra" as const, gstin: "27AAPFU0939F1ZV" }
const goods = {
  lines: [],
  totals: { deliveryPaise: 0 },
  contact: { business: undefined },
  // All that an order’s tax depends on.
} as unknown as Parameters<typeof taxFactsOf>[0]
const codes = (...asked: Parameters<typeof taxFactsOf>) =>
  engineTaxLines(5, taxFactsOf(...asked)).map(({ code }) => code)

test("lets a shop that moves to another state, or gets another GSTIN, sell under it from then on", () => {
  expect(taxFactsOf({ ...goods, deliveryMethod: "home" }, "03", inPune)).toMatchObject({
    seller: { gstin: inPune.gstin, state: "27" },
    placeOfSupply: "03",
  })
  expect(codes({ ...goods, deliveryMethod: "home" }, "03", inPune)).toEqual(["IGST"])
  expect(codes({ ...goods, deliveryMethod: "home" }, "27", inPune)).toEqual(["CGST", "SGST"])
})

test("taxes collected goods in the shop's current state", () => {
  expect(taxFactsOf({ ...goods, deliveryMethod: "pickup" }, "03", inPune).placeOfSupply).toBe("27")
})
