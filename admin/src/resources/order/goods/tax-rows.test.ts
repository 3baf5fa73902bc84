import { expect, test } from "vitest"
import { taxRows } from "./tax-rows"

const none = { cgstRupees: 0, sgstRupees: 0, igstRupees: 0, taxableRupees: 0 }
const order = { sellerGstin: "", placeOfSupply: "03", business: null, total: none, delivery: [], lines: [] }

test("shows goods and delivery of one rate as one row for each tax, lower rates first", () => {
  const local = { ...none, hsn: "6205", paidRupees: 0 }
  expect(
    taxRows({
      ...order,
      lines: [
        { ...local, ratePercent: 18, cgstRupees: 381.28, sgstRupees: 381.28 },
        { ...local, ratePercent: 5, cgstRupees: 19.02, sgstRupees: 19.02 },
      ],
      delivery: [{ ...none, ratePercent: 5, cgstRupees: 1.9, sgstRupees: 1.9 }],
    }),
  ).toEqual([
    { tax: "CGST", percent: 2.5, rupees: 20.92 },
    { tax: "SGST", percent: 2.5, rupees: 20.92 },
    { tax: "CGST", percent: 9, rupees: 381.28 },
    { tax: "SGST", percent: 9, rupees: 381.28 },
  ])
})

test("has only IGST for an order to another state", () => {
  const lines = [{ ...none, hsn: "6205", paidRupees: 799, ratePercent: 5, igstRupees: 38.05 }]
  expect(taxRows({ ...order, lines })).toEqual([{ tax: "IGST", percent: 5, rupees: 38.05 }])
})
