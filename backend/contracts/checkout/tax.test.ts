import { describe, expect, it } from "vitest"
import { dearestAtLowGst } from "./gst"
import { GST } from "./limits"
import { taxOf, taxPartOf } from "./tax"

const seller = { gstin: "03AAAAA0000A1Z5", state: "03" as const }
const shirt = { hsn: "6205", quantity: 1, linePaise: 79_900 }
const dear = { hsn: "6203", quantity: 1, linePaise: 499_900 }
const sale = { seller, placeOfSupply: "03" as const, business: null, lines: [shirt], deliveryPaise: 0 }

/** The same numbers in every run, so that a failure can be looked at again. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe("the tax of a sale", () => {
  it("is CGST and SGST in equal halves within Punjab, and IGST elsewhere", () => {
    expect(taxOf(sale).lines[0]).toEqual({
      hsn: "6205",
      paidPaise: 79_900,
      ratePercent: 5,
      taxablePaise: 76_096,
      cgstPaise: 1_902,
      sgstPaise: 1_902,
      igstPaise: 0,
    })
    expect(taxOf({ ...sale, placeOfSupply: "04" }).total).toEqual({
      taxablePaise: 76_095,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 3_805,
    })
  })

  it("depends on the price paid for one piece, after its discount", () => {
    const two = { hsn: "6205", quantity: 2, linePaise: 2 * (dearestAtLowGst + 1) }
    expect(taxOf({ ...sale, lines: [two] }).lines[0]!.ratePercent).toBe(GST.highPercent)
    expect(taxOf({ ...sale, lines: [{ ...two, discountPaise: 2 }] }).lines[0]!.ratePercent).toBe(GST.lowPercent)
  })

  it("applies the rates of the goods to delivery, split where they have two", () => {
    expect(taxOf({ ...sale, deliveryPaise: 8_000 }).delivery).toEqual([taxPartOf(8_000, GST.lowPercent, true)])
    const mixed = taxOf({ ...sale, lines: [shirt, dear], deliveryPaise: 8_000 }).delivery
    expect(mixed.map(({ ratePercent }) => ratePercent)).toEqual([GST.lowPercent, GST.highPercent])
    const paid = (part: (typeof mixed)[number]) => part.taxablePaise + part.cgstPaise + part.sgstPaise + part.igstPaise
    expect(mixed.map(paid)).toEqual([1_102, 6_898])
  })

  it("is zero for a free piece", () => {
    expect(taxOf({ ...sale, lines: [{ ...shirt, discountPaise: 79_900 }] }).total).toEqual({
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
    })
  })

  it("adds up to what is paid in ten thousand random bags, to the paisa and without a negative part", () => {
    const below = dice(1968)
    for (let bag = 0; bag < 10_000; bag++) {
      const lines = Array.from({ length: 1 + below(6) }, () => {
        const quantity = 1 + below(2)
        const linePaise = (1 + below(600_000)) * quantity
        return { hsn: "6205", quantity, linePaise, discountPaise: below(3) === 0 ? below(linePaise + 1) : 0 }
      })
      const deliveryPaise = below(2) === 0 ? 0 : below(50_000)
      const placeOfSupply = below(2) === 0 ? "03" : "33"
      const facts = taxOf({ ...sale, lines, deliveryPaise, placeOfSupply })
      const paid = lines.reduce((sum, { linePaise, discountPaise }) => sum + linePaise - discountPaise, deliveryPaise)
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = facts.total
      expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(paid)
      expect(cgstPaise).toBe(sgstPaise)
      expect(placeOfSupply === "03" ? igstPaise : cgstPaise).toBe(0)
      for (const part of [...facts.lines, ...facts.delivery])
        expect(Math.min(part.taxablePaise, part.cgstPaise, part.igstPaise)).toBeGreaterThanOrEqual(0)
      facts.lines.forEach((line, at) => {
        const { linePaise, discountPaise } = lines[at]!
        expect(line.taxablePaise + 2 * line.cgstPaise + line.igstPaise).toBe(linePaise - discountPaise)
      })
    }
  })
})
