import { afterEach, expect, test, vi } from "vitest"
import { dropDraft, dropDrafts, dropOldDrafts, saveDraft, savedDraft } from "./device-draft"

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test("keeps input for a day, and not longer", () => {
  vi.useFakeTimers({ now: 0 })
  saveDraft("return.o1", { way: "bring" })
  vi.setSystemTime(23 * 3_600_000)
  expect(savedDraft("return.o1")).toEqual({ way: "bring" })
  vi.setSystemTime(24 * 3_600_000)
  expect([savedDraft("return.o1"), localStorage.length]).toEqual([null, 0])
})

test("deletes a draft that is never read again after its day too, and nothing else", () => {
  vi.useFakeTimers({ now: 0 })
  localStorage.setItem("root", "the bag")
  saveDraft("return.o1", { way: "bring" })
  vi.setSystemTime(23 * 3_600_000)
  saveDraft("return.o2", { way: "fetch" })
  vi.setSystemTime(24 * 3_600_000)
  dropOldDrafts()
  expect(Object.keys(localStorage).toSorted()).toEqual(["draft.return.o2", "root"])
})

test("deletes sent input, and the rest on signing out, and keeps other stored data", () => {
  saveDraft("return.o1", { way: "bring" })
  saveDraft("measuring.upperBody", { typed: { neck: "15" } })
  localStorage.setItem("root", "the bag")
  dropDraft("return.o1")
  expect([savedDraft("return.o1"), savedDraft("measuring.upperBody")]).toEqual([null, { typed: { neck: "15" } }])
  dropDrafts()
  expect([savedDraft("measuring.upperBody"), localStorage.getItem("root")]).toEqual([null, "the bag"])
})

test("ignores invalid stored data as a draft", () => {
  for (const text of ["", "{", "7", `{"at":"now","value":{}}`, `{"at":1}`]) {
    localStorage.setItem("draft.x", text)
    expect(savedDraft("x")).toBeNull()
  }
})
