import { beforeEach, expect, test, vi } from "vitest"
import { viewedPieces } from "~/features/catalogue/viewed-pieces"
import { recentSearches } from "./recent-searches"

const browser = new Map<string, string>()
const works = {
  getItem: (key: string) => browser.get(key) ?? null,
  setItem: (key: string, text: string) => void browser.set(key, text),
  removeItem: (key: string) => void browser.delete(key),
}

beforeEach(() => {
  vi.stubGlobal("localStorage", works)
  for (const { forgetAll } of [recentSearches, viewedPieces]) forgetAll()
})

test("puts the latest search first, and does not keep the same one twice, whatever its capitals", () => {
  for (const text of ["chinos", "white shirt", "Chinos"]) recentSearches.remember(text)
  expect(recentSearches.list.get()).toEqual(["Chinos", "white shirt"])
})

test("keeps only the last five searches, and can forget one", () => {
  for (const text of ["a", "b", "c", "d", "e", "f"]) recentSearches.remember(text)
  recentSearches.forget("D")
  expect(recentSearches.list.get()).toEqual(["f", "e", "c", "b"])
})

test("keeps eight pieces besides the open one", () => {
  for (let at = 0; at < 12; at++) viewedPieces.remember(`p${at}`)
  expect(viewedPieces.list.get()).toHaveLength(9)
  expect(viewedPieces.list.get()[0]).toBe("p11")
})

test("keeps entries that another tab has added", () => {
  viewedPieces.remember("mine")
  browser.set("recently-viewed", '["theirs","mine"]')
  viewedPieces.remember("new")
  expect(viewedPieces.list.get()).toEqual(["new", "theirs", "mine"])
})

test("keeps what another tab has added when one is forgotten", () => {
  for (const id of ["old", "mine"]) viewedPieces.remember(id)
  browser.set("recently-viewed", '["theirs","mine","old"]')
  viewedPieces.forget("old")
  expect(browser.get("recently-viewed")).toBe('["theirs","mine"]')
})

test.each([
  ["", []],
  ["{", []],
  ["7", []],
  ['{"a":1}', []],
  ['[1,"",null,"prod_1","<b>"]', ["prod_1"]],
])("ignores rubbish in the browser's storage: %s", (found, left) => {
  browser.set("recently-viewed", found)
  viewedPieces.recall()
  expect(viewedPieces.list.get()).toEqual(left)
})

test("keeps the list as long as the tab lives where storage is forbidden", () => {
  vi.stubGlobal("localStorage", undefined)
  for (const text of ["shirt", "chinos"]) recentSearches.remember(text)
  expect(recentSearches.list.get()).toEqual(["chinos", "shirt"])
})
