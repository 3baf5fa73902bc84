import { LEAST_PAYABLE_PAISE } from "@silai/contracts/coupon/limits"
import { expect, test } from "vitest"
import { type Rule, worthOf } from "./judge"
import { shareOut } from "./share-out"

const plain: Rule = {
  kind: "percent",
  percent: 10,
  amountPaise: null,
  capPaise: null,
  minimumPaise: 0,
  categoryIds: [],
  styleIds: [],
  colourwayIds: [],
  customerIds: [],
  startsAt: null,
  endsAt: null,
  state: "active",
}
const line = (linePaise: number, categoryId = "shirts") => ({
  linePaise,
  categoryId,
  styleId: "style",
  colourwayId: "colour",
})
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Seeded, so that a failing bag can be reproduced. */
function dice(state: number) {
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** The discount, or 0: less than half a rupee is rounded to none, and refused in words. */
function tried(rule: Rule, bag: Parameters<typeof worthOf>[1]) {
  try {
    return worthOf(rule, bag)
  } catch (error) {
    if ((error as { code: string }).code !== "coupon.nothing_off") throw error
    return { linesPaise: bag.lines.map(() => 0), deliveryPaise: 0 }
  }
}

test("adds up the discount of the lines in ten thousand random bags to the paisa, with no line below zero", () => {
  const roll = dice(1968)
  for (let n = 0; n < 10_000; n++) {
    const lines = Array.from({ length: 1 + roll(8) }, () => line(1 + roll(500_000), roll(2) ? "shirts" : "trousers"))
    const deliveryPaise = roll(3) ? 0 : roll(20_000)
    const concerned = roll(2) ? ["shirts"] : []
    const forThem = lines.filter(({ categoryId }) => !concerned.length || concerned.includes(categoryId))
    if (!forThem.length || sum(lines.map(({ linePaise }) => linePaise)) < 2 * LEAST_PAYABLE_PAISE) continue
    const rule: Rule = roll(2)
      ? { ...plain, categoryIds: concerned, percent: 1 + roll(100), capPaise: roll(2) ? 1 + roll(100_000) : null }
      : { ...plain, categoryIds: concerned, kind: "flat", percent: null, amountPaise: 1 + roll(900_000) }
    const paid = sum(lines.map(({ linePaise }) => linePaise)) + deliveryPaise
    const worth = tried(rule, { lines, deliveryPaise })
    const off = sum(worth.linesPaise)
    expect(worth.linesPaise.every((one, at) => Number.isInteger(one) && one >= 0 && one <= lines[at]!.linePaise)).toBe(
      true,
    )
    expect(
      lines.every(({ categoryId }, at) => !concerned.length || concerned.includes(categoryId) || !worth.linesPaise[at]),
    ).toBe(true)
    expect(paid - off).toBeGreaterThanOrEqual(LEAST_PAYABLE_PAISE)
    const most = Math.min(sum(forThem.map(({ linePaise }) => linePaise)), paid - LEAST_PAYABLE_PAISE)
    expect(off).toBe(rule.kind === "flat" ? Math.min(rule.amountPaise!, most) : Math.min(off, most))
  }
})

test("rounds a percentage to whole rupees and limits it to its cap", () => {
  const off = (rule: Partial<Rule>) =>
    sum(worthOf({ ...plain, ...rule }, { lines: [line(79_900)], deliveryPaise: 0 }).linesPaise)
  expect([off({}), off({ percent: 5 }), off({ percent: 50, capPaise: 30_000 })]).toEqual([8_000, 4_000, 30_000])
})

test("gives the remainder of rounding to the lines that lost most by it", () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(shareOut(10, [0, 30, 70])).toEqual([0, 3, 7])
  expect(shareOut(0, [5, 5])).toEqual([0, 0])
  expect(sum(shareOut(49_999_999, [50_000_000, 49_999_999, 1]))).toBe(49_999_999)
})
