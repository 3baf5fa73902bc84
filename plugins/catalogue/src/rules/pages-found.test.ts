import { expect, test } from "vitest"
import { pagesFound } from "./pages-found"
import { searchWords, typedWords } from "./search-terms"

const urls = (typed: string) => pagesFound(typedWords(searchWords(typed))).map(({ url }) => url)

test("finds a page by its name, by what people call it, and by the beginning of either", () => {
  expect(urls("shipping")[0]).toBe("/shipping-policy")
  expect(urls("courier")).toContain("/shipping-policy")
  expect(urls("ship")).toContain("/shipping-policy")
})

test("forgives one typing mistake", () => {
  expect(urls("delivry")).toContain("/shipping-policy")
  expect(urls("privcay")).toEqual(["/privacy-policy"])
})

test.each([
  ["cancel order", "/faq"],
  ["cancel order", "/track-order"],
  ["contact number", "/support"],
  ["phone number", "/support"],
  ["gst invoice", "/faq"],
  ["washing", "/faq"],
  ["payment failed", "/faq"],
  ["cash on delivery", "/faq"],
])("finds, for “%s”, the page %s, which answers it", (typed, url) => expect(urls(typed)).toContain(url))

test("requires every word to match, and lists pages with them in the name first", () => {
  expect(urls("size chart")).toEqual(["/size-guide"])
  expect(urls("return")[0]).toMatch(/return/)
  expect(urls("return zebra")).toEqual([])
})
