import { expect, test } from "vitest"
import { refundParts } from "./refund-parts"

const paid = (...left: number[]) => left.map((paise) => ({ paise, isDue: false }))

test("refunds from one payment where one is enough, and from the first before the later ones", () => {
  expect(refundParts(paid(80_000, 20_000), 20_000)).toEqual([{ at: 0, paise: 20_000 }])
  expect(refundParts(paid(10_000, 20_000), 20_000)).toEqual([{ at: 1, paise: 20_000 }])
  expect(refundParts(paid(10_000), 0)).toEqual([])
})

test("takes a refund that exceeds each single payment from several of them, to the paisa", () => {
  const parts = refundParts(paid(50_000, 0, 30_001, 20_000), 90_001)
  expect(parts).toEqual([
    { at: 0, paise: 50_000 },
    { at: 2, paise: 30_001 },
    { at: 3, paise: 10_000 },
  ])
})

test("reduces the sum still due before it refunds anything, even where one payment is enough", () => {
  const left = [...paid(90_000), { paise: 10_000, isDue: true }]
  expect(refundParts(left, 50_000)).toEqual([
    { at: 1, paise: 10_000 },
    { at: 0, paise: 40_000 },
  ])
  expect(refundParts(left, 10_000)).toEqual([{ at: 1, paise: 10_000 }])
})
