import { expect, test } from "vitest"
import { searchedFor } from "./search-terms"

test("finds a request by its number, by its order's, by a name and by a phone", () => {
  expect(searchedFor("RT-12")).toEqual({ patterns: ["%rt-12%"], number: 12, orderNumber: null })
  expect(searchedFor("sl 12")).toMatchObject({ number: null, orderNumber: 12 })
  expect(searchedFor("Request RT-000012.")).toMatchObject({ number: 12, orderNumber: null })
  expect(searchedFor("“SL-000012”,")).toMatchObject({ number: null, orderNumber: 12 })
  expect(searchedFor("12")).toEqual({ patterns: null, number: 12, orderNumber: 12 })
  expect(searchedFor("Navdeep")).toEqual({ patterns: ["%navdeep%"], number: null, orderNumber: null })
  expect(searchedFor("9800011122")).toMatchObject({ patterns: ["%9800011122%"] })
})

test("finds all requests by one letter, and none by mere punctuation", () => {
  expect(searchedFor("n")).toBeNull()
  expect(searchedFor("--")).toEqual({ patterns: null, number: null, orderNumber: null })
})
