import { expect, test } from "vitest"
import { forgetInBrowser, viewAddress, viewsInBrowser } from "./views"

const storeOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
})

test("stores a list's filters and order as a view, without its page", () => {
  expect(viewAddress("?status=0,1&sort=-total&page=4&size=50")).toBe("?status=0,1&sort=-total")
  expect(viewAddress("?page=2")).toBe("")
})

test("finds views that a browser has stored for a person, and ignores anything else stored there", () => {
  const views = [{ name: "Late", address: "?status=1" }]
  const kept = new Map([["adminViews:order:one", JSON.stringify(views)]])
  expect([viewsInBrowser("order:one", storeOf(kept)), viewsInBrowser("order:other", storeOf(kept))]).toEqual([
    views,
    [],
  ])
  for (const nonsense of ["{", "3", `[{"name":1}]`, `[{"name":"x","address":"https://evil.example"}]`, "[null]"]) {
    kept.set("adminViews:order:one", nonsense)
    expect(viewsInBrowser("order:one", storeOf(kept))).toEqual([])
  }
})

test("finds the orders' views of the time before other lists had any, and removes them once they are taken over", () => {
  const kept = new Map([["adminOrderViews:one", JSON.stringify([{ name: "Late", address: "?status=1" }])]])
  expect(viewsInBrowser("order:one", storeOf(kept))).toHaveLength(1)
  forgetInBrowser("order:one", storeOf(kept))
  expect([viewsInBrowser("order:one", storeOf(kept)), kept.size]).toEqual([[], 0])
})
