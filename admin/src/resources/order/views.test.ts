import { expect, test } from "vitest"
import { keepViews, readViews, VIEW, viewAddress, withView } from "./views"

test("a view is a list's filters and order, without its page", () => {
  expect(viewAddress("?status=0,1&sort=-total&page=4&size=50")).toBe("?status=0,1&sort=-total")
  expect(viewAddress("?page=2")).toBe("")
})

test("views are kept per person, and what somebody else has written there is passed over", () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  const views = [{ name: "Late", address: "?status=1" }]
  keepViews("one", views, store)
  expect([readViews("one", store), readViews("other", store)]).toEqual([views, []])
  for (const nonsense of ["{", "3", `[{"name":1}]`, `[{"name":"x","address":"https://evil.example"}]`, "[null]"]) {
    store.setItem("adminOrderViews:one", nonsense)
    expect(readViews("one", store)).toEqual([])
  }
})

test("a view of the same name is replaced, and of too many the oldest goes", () => {
  const many = Array.from({ length: VIEW.most }, (_, at) => ({ name: `${at}`, address: "?status=1" }))
  expect(withView(many, { name: "3", address: "?status=2" })).toHaveLength(VIEW.most)
  const more = withView(many, { name: "new", address: "?status=2" })
  expect([more.length, more[0]!.name, more.at(-1)!.name]).toEqual([VIEW.most, "1", "new"])
})
