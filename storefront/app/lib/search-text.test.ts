import { expect, test } from "vitest"
import { searchText } from "./search-text"

test("collapses the spaces a thumb leaves behind", () => {
  expect(searchText("  black \t  shirt ")).toBe("black shirt")
})

test("finds nothing to search for in spaces alone", () => {
  expect(searchText("   ")).toBe("")
})
