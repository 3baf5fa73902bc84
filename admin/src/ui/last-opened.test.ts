import { expect, test } from "vitest"
import { nextAfter } from "./last-opened"

const before = ["a", "b", "c", "d"]

test("the row that was open gets the focus again", () => expect(nextAfter("b", before, before)).toBe("b"))

test("when it has left the list, the next one is, and after the last the one before", () => {
  expect(nextAfter("b", before, ["a", "c", "d"])).toBe("c")
  expect(nextAfter("b", before, ["a", "d"])).toBe("d")
  expect(nextAfter("d", before, ["a", "b"])).toBe("b")
})

test("among rows that are all new, none is", () => {
  expect(nextAfter("b", before, ["x", "y"])).toBeUndefined()
  expect(nextAfter("z", before, ["x"])).toBeUndefined()
})
