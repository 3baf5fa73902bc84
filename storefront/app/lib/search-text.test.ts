import { SEARCH } from "@silai/contracts/catalogue/limits"
import { expect, test } from "vitest"
import { searchText } from "./search-text"

test("collapses the spaces a thumb leaves behind", () => {
  expect(searchText("  black \t  shirt ")).toBe("black shirt")
})

test("treats a text of only spaces or dots as empty", () => {
  expect(["   ", ".", " .. "].map(searchText)).toEqual(["", "", ""])
  expect(searchText("...")).toBe("...")
})

test("shortens a search from a link to the length of the field", () => {
  expect(searchText("shirt ".repeat(40))).toHaveLength(SEARCH.maxLength)
  expect(searchText(`${"x".repeat(SEARCH.maxLength - 1)}👕`)).toBe("x".repeat(SEARCH.maxLength - 1))
  expect(searchText("black\u0000 \u0007shirt")).toBe("black shirt")
})
