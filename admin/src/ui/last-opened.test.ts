import { expect, test } from "vitest"
import { nextAfter } from "./last-opened"

const before = ["a", "b", "c", "d"]

test("returns the focus to the row that was open", () => expect(nextAfter("b", before, before)).toBe("b"))

test("moves the focus to the next row when the open one has left the list, and after the last to the one before", () => {
  expect(nextAfter("b", before, ["a", "c", "d"])).toBe("c")
  expect(nextAfter("b", before, ["a", "d"])).toBe("d")
  expect(nextAfter("d", before, ["a", "b"])).toBe("b")
})

test("focuses no row when all rows are new", () => {
  expect(nextAfter("b", before, ["x", "y"])).toBeUndefined()
  expect(nextAfter("z", before, ["x"])).toBeUndefined()
})
