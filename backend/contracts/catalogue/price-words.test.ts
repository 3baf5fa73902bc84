import { expect, test } from "vitest"
import { priceName, pricedSearch } from "./price-words"

const read = (typed: string) => {
  const { rest, price } = pricedSearch(typed)
  return [rest, price?.least ?? null, price?.most ?? null]
}

test.each([
  ["shirt under 1000", "shirt", null, 1000],
  ["Shirts below ₹1,500", "Shirts", null, 1500],
  ["white shirt less than Rs. 900", "white shirt", null, 900],
  ["shirt upto 1k", "shirt", null, 1000],
  ["1000 se kam", "", null, 1000],
  ["1000 se kam wali shirt", "shirt", null, 1000],
  ["shirt 800 tak", "shirt", null, 800],
  ["१००० से कम की शर्ट", "की शर्ट", null, 1000],
  ["शर्ट 900 रुपये से कम", "शर्ट", null, 900],
  ["1500 से ज़्यादा की पैंट", "की पैंट", 1500, null],
  ["trousers above 1500", "trousers", 1500, null],
  ["shirts 1200 se upar", "shirts", 1200, null],
  ["between 1000 and 2000", "", 1000, 2000],
  ["shirt between ₹2,000 and ₹1,000", "shirt", 1000, 2000],
  ["trousers 1000-2000", "trousers", 1000, 2000],
  ["shirt 800 to 1200 rupees", "shirt", 800, 1200],
  ["800 se 1200 tak shirt", "shirt", 800, 1200],
  ["800 और 1200 के बीच शर्ट", "शर्ट", 800, 1200],
  ["shirt price under 1000", "shirt", null, 1000],
  ["under ₹50", "", null, 50],
])("reads the price of a search: %s", (typed, rest, least, most) => {
  expect(read(typed)).toEqual([rest, least, most])
})

test.each([
  "waist under 34",
  "size 38 to 40",
  "shirt 40",
  "black shirt",
  "shirt from linen",
  "trousers 1000",
  "underwear",
  "understated shirt 1000",
  "SL-000123",
  "returns within 7 days",
  "1000th order",
])("reads no price in: %s", (typed) => {
  expect(read(typed)).toEqual([typed, null, null])
})

test("names each kind of price", () => {
  expect(
    [
      { least: null, most: 1000 },
      { least: 1500, most: null },
      { least: 1000, most: 2000 },
    ].map(priceName),
  ).toEqual(["Up to ₹1,000", "₹1,500 and above", "₹1,000 to ₹2,000"])
})
