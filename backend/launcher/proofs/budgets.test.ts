import { describe, expect, test } from "vitest"
import { overBudget } from "./budgets.mjs"

describe("the time budget of the gate", () => {
  const budgets = { calls: 100, unit: 10 }

  test("names a part that took over 125 % of its budget in three runs in a row", () => {
    const run = { calls: 126, unit: 12 }
    expect(overBudget(budgets, [run, run])).toEqual([])
    expect(overBudget(budgets, [run, run, run])).toEqual(["calls"])
  })

  test("forgives a slow run between quick ones, and ignores a part that did not run", () => {
    const slow = { calls: 300, unit: 10 }
    expect(overBudget(budgets, [slow, slow, { calls: 90, unit: 10 }, slow])).toEqual([])
    expect(overBudget(budgets, [slow, { unit: 10 }, slow])).toEqual([])
  })
})
