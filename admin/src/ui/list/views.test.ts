import { expect, test } from "vitest"
import { forgetInBrowser, viewAddress, viewsInBrowser } from "./views"

const storeOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  removeItem: (key: string) => void kept.delete(key),
})

test("stores as a view a list's filters and order, without its page", () => {
  expect(viewAddress("?status=0,1&sort=-total&page=4&size=50")).toBe("?status=0,1&sort=-total")
  expect(viewAddress("?page=2")).toBe("")
})

test("views that a browser has kept for a person are found, and what was written there by others is ignored", () => {
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

test("finds the orders' views from before other lists had any too, and leaves nothing once they are taken over", () => {
  const kept = new Map([["adminOrderViews:one", JSON.stringify([{ name: "Late", address: "?status=1" }])]])
  expect(viewsInBrowser("order:one", storeOf(kept))).toHaveLength(1)
  forgetInBrowser("order:one", storeOf(kept))
  expect([viewsInBrowser("order:one", storeOf(kept)), kept.size]).toEqual([[], 0])
})
