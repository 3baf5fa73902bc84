import { expect, test } from "vitest"
import { searchesOf, withoutSearch, withSearch } from "./recent-searches"

test("the latest search stands first, and the same one is not kept twice", () => {
  expect(withSearch(["white shirt", "chinos"], "Chinos")).toEqual(["Chinos", "white shirt"])
})

test("only the last five searches are kept", () => {
  expect(withSearch(["a", "b", "c", "d", "e"], "f")).toEqual(["f", "a", "b", "c", "d"])
})

test("a search can be forgotten", () => {
  expect(withoutSearch(["a", "b"], "A")).toEqual(["b"])
})

test("rubbish in the browser's storage is no search", () => {
  expect([null, "", "{", "7", '{"a":1}', '[1,"",null,"shirt"]'].map(searchesOf)).toEqual([[], [], [], [], [], ["shirt"]])
})
