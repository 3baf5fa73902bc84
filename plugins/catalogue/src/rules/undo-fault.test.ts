import { expect, test } from "vitest"
import { undoFault } from "./undo-fault"

const line = { priceBefore: 79900, baseBefore: 119900, priceAfter: 59900, baseAfter: 119900 }
const now = {
  version: 4,
  updatedBy: "Asha",
  published: true,
  sized: true,
  price: 599 as number | null,
  basePrice: 1199 as number | null,
  sale: null as null | { price: number; from: string; to: null },
}
const codeOf = (fault: ReturnType<typeof undoFault>) => fault?.code ?? null

test("restores a price that is still as the change left it", () => {
  expect(undoFault(line, now)).toBeNull()
})

test("refuses a price that was changed since then, and a deleted variant", () => {
  expect(codeOf(undoFault(line, { ...now, price: 550 }))).toBe("catalogue.price_changed_since")
  expect(codeOf(undoFault(line, { ...now, basePrice: 1299 }))).toBe("catalogue.price_changed_since")
  expect(codeOf(undoFault(line, undefined))).toBe("catalogue.colourway_gone")
})

test("does not restore an old price that would contradict later changes", () => {
  const sale = { price: 850, from: "2026-01-01T00:00:00.000Z", to: null }
  expect(codeOf(undoFault(line, { ...now, sale }))).toBe("catalogue.sale_not_lower")
  expect(codeOf(undoFault({ ...line, priceBefore: null, baseBefore: null }, now))).toBe("catalogue.not_ready")
})
