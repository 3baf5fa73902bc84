import { expect, test } from "vitest"
import { forgetInBrowser, viewAddress, viewsInBrowser } from "./views"

const storeOf = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  removeItem: (key: string) => void stored.delete(key),
})

test("stores a list's filters and order as a view, without its page", () => {
  expect(viewAddress("?status=0,1&sort=-total&page=4&size=50")).toBe("?status=0,1&sort=-total")
  expect(viewAddress("?page=2")).toBe("")
})

test("finds views that a browser has stored for a person, and ignores anything else stored there", () => {
  const views = [{ name: "Late", address: "?status=1" }]
  const stored = new Map([["adminViews:order:one", JSON.stringify(views)]])
  expect([viewsInBrowser("order:one", storeOf(stored)), viewsInBrowser("order:other", storeOf(stored))]).toEqual([
    views,
    [],
  ])
  for (const nonsense of ["{", "3", `[{"name":1}]`, `[{"name":"x","address":"https://evil.example"}]`, "[null]"]) {
    stored.set("adminViews:order:one", nonsense)
    expect(viewsInBrowser("order:one", storeOf(stored))).toEqual([])
  }
})

test("finds the orders' views of the time before other lists had any, and removes them once they are taken over", () => {
  const stored = new Map([["adminOrderViews:one", JSON.stringify([{ name: "Late", address: "?status=1" }])]])
  expect(viewsInBrowser("order:one", storeOf(stored))).toHaveLength(1)
  forgetInBrowser("order:one", storeOf(stored))
  expect([viewsInBrowser("order:one", storeOf(stored)), stored.size]).toEqual([[], 0])
})
