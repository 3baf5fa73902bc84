import { expect, test } from "vitest"
import { pageOf, pagerPlaces } from "./pager-places"

test("names every one of a few pages", () => {
  expect(pagerPlaces(1, 3)).toEqual([1, 2, 3])
  expect(pagerPlaces(2, 4)).toEqual([1, 2, 3, 4])
})

test("names the first, the last and the near ones of many pages", () => {
  expect(pagerPlaces(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
  expect(pagerPlaces(1, 20)).toEqual([1, 2, null, 20])
})

test("names a single left-out number instead of dots", () => {
  expect(pagerPlaces(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
})

test("opens the first page for an address that makes no sense", () => {
  expect(
    ["page=0", "page=x", "page=2.5", "page=9999", ""].map((search) => pageOf(new URLSearchParams(search))),
  ).toEqual([1, 1, 1, 1, 1])
  expect(pageOf(new URLSearchParams("page=3"))).toBe(3)
})
