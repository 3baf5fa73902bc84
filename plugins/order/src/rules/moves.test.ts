import { expect, test } from "vitest"
import { movesFrom } from "./moves"

test("a placed order can be accepted", () => expect(movesFrom(0)).toEqual([1]))
test("an accepted order can be put in progress, not accepted again", () => {
  expect(movesFrom(1)).toContain(2)
  expect(movesFrom(1)).not.toContain(1)
})
test("a cancelled order goes nowhere", () => expect(movesFrom(9)).toEqual([]))
