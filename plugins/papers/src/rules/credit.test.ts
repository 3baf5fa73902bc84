import { taxOf } from "@silai/contracts/checkout/tax"
import { describe, expect, test } from "vitest"
import { creditFacts, spread } from "./credit"
import { type PaperFacts, SUM_KEYS, sumOf } from "./facts"

const invoiceOf = (prices: number[], deliveryPaise: number, placeOfSupply: "03" | "07"): PaperFacts => {
  const tax = taxOf({
    seller: { gstin: "03AAAAA0000A1ZC", state: "03" },
    placeOfSupply,
    business: null,
    lines: prices.map((linePaise) => ({ hsn: "6205", quantity: 2, linePaise })),
    deliveryPaise,
  })
  const row = { name: "Shirt", detail: "", unitPaise: 0, discountPaise: 0 }
  const lines = [
    ...tax.lines.map((line, place) => ({ ...row, place, quantity: 2, ...line })),
    ...tax.delivery.map((part) => ({
      ...{ ...row, place: null, hsn: "6205", quantity: 0 },
      ...part,
      paidPaise: part.taxablePaise + part.cgstPaise + part.sgstPaise + part.igstPaise,
    })),
  ]
  return { lines, total: sumOf(lines), isLocal: placeOfSupply === "03", placeOfSupply } as PaperFacts
}
const of = { number: "INV/26-27/000001", issuedAt: "" }
const refund = (paise: number) => ({ paise, id: "r", at: null, reference: null })

describe("credit notes", () => {
  test.each([1, 2, 3, 5, 8, 13])(
    "money that goes back in %i parts is credited to the paisa, tax by tax, and nothing beyond the invoice",
    (parts) => {
      for (const placeOfSupply of ["03", "07"] as const)
        for (const prices of [[79_900], [79_901, 1_23_457], [49_999, 2_99_999, 79_900]]) {
          const invoice = invoiceOf(prices, 49_01, placeOfSupply)
          const notes: PaperFacts[] = []
          for (let at = 0; at < parts; at++) {
            const gone = notes.reduce((sum, { total }) => sum + total.paidPaise, 0)
            const left = invoice.total.paidPaise - gone
            const note = creditFacts(invoice, notes, refund(at === parts - 1 ? left : Math.floor(left / 3) + at), of)!
            for (const line of note.lines) {
              expect(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise).toBe(line.paidPaise)
              expect(line.cgstPaise).toBe(line.sgstPaise)
              for (const key of SUM_KEYS) expect(line[key]).toBeGreaterThanOrEqual(0)
            }
            notes.push(note)
          }
          expect(sumOf(notes.map(({ total }) => total))).toEqual(invoice.total)
          const credited = notes.flatMap(({ lines }) => lines)
          for (const { place, quantity } of invoice.lines) {
            const same = credited.filter((line) => line.place === place)
            expect(same.reduce((sum, line) => sum + line.quantity, 0)).toBe(quantity)
          }
          expect(creditFacts(invoice, notes, refund(1), of)).toBeNull()
        }
    },
  )

  test("what is known to have come back is credited to its line, less what the shop kept", () => {
    const invoice = invoiceOf([79_900, 99_900], 0, "07")
    const note = creditFacts(invoice, [], refund(89_900), of, [{ place: 1, quantity: 2, paidPaise: 99_900 }])!
    expect(note.lines.map(({ place, quantity, paidPaise }) => [place, quantity, paidPaise])).toEqual([[1, 2, 89_900]])
  })

  test("a piece is credited once, however often money follows for it", () => {
    const invoice = invoiceOf([79_900], 0, "07")
    const back = [{ place: 0, quantity: 2, paidPaise: 79_900 }]
    const first = creditFacts(invoice, [], refund(60_000), of, back)!
    const second = creditFacts(invoice, [first], refund(10_000), of, back)!
    const last = creditFacts(invoice, [first, second], refund(9_900), of, back)!
    expect([first, second, last].map(({ lines }) => lines[0]!.quantity)).toEqual([2, 0, 0])
  })

  test("more than the returned line is worth goes to what else is left, and never beyond it", () => {
    const invoice = invoiceOf([79_900, 99_900], 0, "07")
    const note = creditFacts(invoice, [], refund(9_99_999), of, [{ place: 0, quantity: 2, paidPaise: 79_900 }])!
    expect(note.total).toEqual(invoice.total)
  })

  test("a sum is spread in whole paise by weight, none above its most", () => {
    expect(
      spread(
        100,
        [1, 1, 1].map((weight) => ({ weight, most: 100 })),
      ),
    ).toEqual([34, 33, 33])
    expect(
      spread(100, [
        { weight: 9, most: 10 },
        { weight: 1, most: 100 },
      ]),
    ).toEqual([10, 90])
    expect(
      spread(500, [
        { weight: 0, most: 10 },
        { weight: 0, most: 20 },
      ]),
    ).toEqual([10, 20])
  })
})
