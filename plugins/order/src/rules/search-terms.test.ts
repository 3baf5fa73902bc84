import { expect, test } from "vitest"
import { searchedFor } from "./search-terms"

test("finds the middle of a word, beginnings by two letters, and every order by one", () => {
  expect(searchedFor("Navdeep")).toEqual({ patterns: ["%navdeep%"], number: null })
  expect(searchedFor("SL-12")).toEqual({ patterns: ["%sl-12%"], number: 12 })
  expect(searchedFor("na")).toEqual({ patterns: ["% na%"], number: null })
  expect(searchedFor("n")).toBeNull()
})

test("reads digits as an order's number too, and few digits as nothing else", () => {
  expect(searchedFor("12")).toEqual({ patterns: null, number: 12 })
  expect(searchedFor("9800011122")).toEqual({ patterns: ["%9800011122%"], number: null })
  expect(searchedFor("000123")).toEqual({ patterns: ["%000123%"], number: 123 })
})

test("searches for pattern characters literally, and finds nothing by mere punctuation", () => {
  expect(searchedFor("a_b%c")).toEqual({ patterns: ["%a\\_b\\%c%"], number: null })
  expect(["%", "--"].map(searchedFor)).toEqual([
    { patterns: null, number: null },
    { patterns: null, number: null },
  ])
})

test("finds a phone and an order number however they are written", () => {
  for (const written of ["99151 92702", "+91 99151 92702", "+919915192702", "09915192702", "099151-92702"])
    expect(searchedFor(written)?.patterns, written).toEqual(["%9915192702%"])
  for (const written of [
    "SL-3",
    "SL–3",
    "SL\u20113",
    "०३",
    "\u200bsl 3",
    "SL 000003",
    "SL-000003",
    "#000003",
    "# 3",
    "000003",
    "3",
  ])
    expect(searchedFor(written)?.number, written).toBe(3)
  expect(searchedFor("SL-99999999999")).toMatchObject({ number: null })
  expect(searchedFor("Sl1m fit")).toMatchObject({ number: null })
})
