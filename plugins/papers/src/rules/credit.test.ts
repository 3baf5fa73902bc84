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
      ...row,
      place: null,
      hsn: "6205",
      quantity: 0,
      ...part,
      paidPaise: part.taxablePaise + part.cgstPaise + part.sgstPaise + part.igstPaise,
    })),
  ]
  return { lines, total: sumOf(lines), isLocal: placeOfSupply === "03", placeOfSupply } as PaperFacts
}
/** The same random numbers in every run (mulberry32). */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}
const of = { number: "INV/26-27/000001", issuedAt: "" }
const refund = (paise: number) => ({ paise, id: "r", at: null, reference: null })

describe("credit notes", () => {
  test.each([1, 2, 3, 5, 8, 13])(
    "credit a refund in %i parts to the paisa, tax by tax, and never more than the invoice",
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

  test("credit a returned piece to its line, less what the shop kept", () => {
    const invoice = invoiceOf([79_900, 99_900], 0, "07")
    const note = creditFacts(invoice, [], refund(89_900), of, [{ place: 1, quantity: 2, paidPaise: 99_900 }])!
    expect(note.lines.map(({ place, quantity, paidPaise }) => [place, quantity, paidPaise])).toEqual([[1, 2, 89_900]])
  })

  test("credit a piece once, however many refunds follow for it", () => {
    const invoice = invoiceOf([79_900], 0, "07")
    const returned = [{ place: 0, quantity: 2, paidPaise: 79_900 }]
    const first = creditFacts(invoice, [], refund(60_000), of, returned)!
    const second = creditFacts(invoice, [first], refund(10_000), of, returned)!
    const last = creditFacts(invoice, [first, second], refund(9_900), of, returned)!
    expect([first, second, last].map(({ lines }) => lines[0]!.quantity)).toEqual([2, 0, 0])
  })

  test("credit a sum above the returned line's price to the other lines, and never more than is left", () => {
    const invoice = invoiceOf([79_900, 99_900], 0, "07")
    const note = creditFacts(invoice, [], refund(9_99_999), of, [{ place: 0, quantity: 2, paidPaise: 79_900 }])!
    expect(note.total).toEqual(invoice.total)
  })

  test("have no negative part for any prices, rates, parts and pieces; all add up to the invoice, pieces too", () => {
    const random = randomOf(20_261_123)
    const upTo = (most: number) => Math.floor(random() * (most + 1))
    for (let sale = 0; sale < 200; sale++) {
      const prices = Array.from({ length: 1 + upTo(5) }, () =>
        random() < 0.25 ? 0 : random() < 0.3 ? 1 + upTo(400) : 1000 + upTo(400_000),
      )
      if (prices.every((paise) => paise < 100)) prices.push(79_900)
      const placeOfSupply = random() < 0.5 ? "03" : "07"
      const invoice = invoiceOf(prices, random() < 0.5 ? 0 : upTo(9900), placeOfSupply)
      const notes: PaperFacts[] = []
      const returned = prices.map(() => 0)
      for (let left = invoice.total.paidPaise; left > 0;) {
        // The bank accepts no refund below a rupee, so the rest is never less.
        const asked = 100 + upTo(random() < 0.3 ? 200 : left)
        const paise = left - asked < 100 ? left : asked
        const pieces = prices.flatMap((paidPaise, place) =>
          returned[place]! < 2 && random() < 0.4 ? [{ place, quantity: 1, paidPaise: Math.floor(paidPaise / 2) }] : [],
        )
        const earlier = returned.map((quantity, place) => ({ place, quantity }))
        const note = creditFacts(invoice, notes, refund(paise), of, pieces, earlier)!
        for (const { place } of pieces) returned[place]! += 1
        expect(note.total.paidPaise).toBe(paise)
        for (const line of note.lines) {
          expect(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise).toBe(line.paidPaise)
          expect(line.cgstPaise).toBe(line.sgstPaise)
          for (const key of SUM_KEYS) expect(line[key], JSON.stringify({ prices, key, line })).toBeGreaterThanOrEqual(0)
          expect(line.paidPaise + line.quantity).toBeGreaterThan(0)
        }
        notes.push(note)
        left -= paise
        const credited = (place: number) =>
          notes.flatMap(({ lines }) => lines.filter((line) => line.place === place)).reduce((n, l) => n + l.quantity, 0)
        for (const { place } of pieces) expect(credited(place)).toBeGreaterThanOrEqual(returned[place]!)
        for (const place of prices.keys()) expect(credited(place)).toBeLessThanOrEqual(2)
      }
      expect(sumOf(notes.map(({ total }) => total))).toEqual(invoice.total)
      for (const [at, line] of invoice.lines.entries()) {
        const credited = notes.flatMap(({ lines }) =>
          lines.filter(({ place, ratePercent }) => place === line.place && ratePercent === line.ratePercent),
        )
        expect(sumOf(credited), `line ${at}`).toEqual(sumOf([line]))
        expect(credited.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(line.quantity)
      }
    }
  })

  test("count pieces without a price with the next refund", () => {
    const invoice = invoiceOf([0, 99_900], 0, "03")
    const piecesOf = (note: PaperFacts) =>
      note.lines.map(({ place, quantity, paidPaise }) => [place, quantity, paidPaise])
    const both = [
      { place: 0, quantity: 1, paidPaise: 0 },
      { place: 1, quantity: 1, paidPaise: 49_950 },
    ]
    const first = creditFacts(invoice, [], refund(49_950), of, both)!
    expect(piecesOf(first)).toEqual([
      [0, 1, 0],
      [1, 1, 49_950],
    ])
    const forNothing = [{ place: 0, quantity: 1, paidPaise: 0 }]
    const next = creditFacts(invoice, [first], refund(1_00), of, [], [...both, ...forNothing])!
    expect(piecesOf(next)).toEqual([
      [0, 1, 0],
      [1, 0, 1_00],
    ])
    const last = creditFacts(invoice, [first, next], refund(99_900), of)!
    expect(piecesOf(last)).toEqual([[1, 1, 99_900 - 49_950 - 1_00]])
  })

  test("credit every piece, free ones too, with a refund by hand of all that was paid", () => {
    const note = creditFacts(invoiceOf([0, 99_900], 0, "07"), [], refund(99_900), of)!
    expect(note.lines.map(({ quantity }) => quantity)).toEqual([2, 2])
  })

  test("spread a sum in whole paise by weight, no share above its limit", () => {
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
