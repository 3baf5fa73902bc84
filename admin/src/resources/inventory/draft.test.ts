import { expect, test } from "vitest"
import { drop, EMPTY, forget, keyOf, put, rebase, restore, undo } from "./draft"

const shirt = { variantId: "p1", size: "M", seen: 4, to: 9 }
const key = keyOf("p1", "M")

test("turns a typed number into a draft, and drops it when it equals the stock", () => {
  const one = put(EMPTY, shirt)
  expect(one.now).toEqual({ [key]: shirt })
  expect(put(one, { ...shirt, to: 4 }).now).toEqual({})
  expect(put(EMPTY, { ...shirt, to: 4 })).toBe(EMPTY)
})

test("can undo each step, back to the start and no further", () => {
  const two = put(put(EMPTY, shirt), { ...shirt, to: 12 })
  expect(undo(two).now[key]!.to).toBe(9)
  expect(undo(undo(two)).now).toEqual({})
  expect(undo(undo(undo(two))).now).toEqual({})
})

test("cannot undo a saved count here", () => {
  const saved = forget(put(EMPTY, shirt), [key])
  expect(saved).toEqual(EMPTY)
  expect(undo(saved)).toEqual(EMPTY)
})

test("compares a draft with the new count when the count changes, and drops one that equals it", () => {
  expect(rebase(put(EMPTY, shirt), { [key]: 6 }).now[key]).toMatchObject({ seen: 6, to: 9 })
  expect(rebase(put(EMPTY, shirt), { [key]: 9 }).now).toEqual({})
})

test("counts a pasted block as one step, and equal numbers as no change", () => {
  const cap = { variantId: "p2", size: "S", seen: 3, to: 3 }
  const both = put(EMPTY, shirt, cap, { ...cap, size: "L", to: 8 })
  expect(Object.keys(both.now)).toEqual([key, keyOf("p2", "L")])
  expect(undo(both).now).toEqual({})
})

test("restores discarded drafts, by undo or later, and keeps later input", () => {
  const typed = put(EMPTY, shirt)
  expect(undo(drop(typed)).now).toEqual(typed.now)
  const since = put(drop(typed), { ...shirt, size: "L", to: 2 })
  expect(Object.keys(restore(since, typed.now).now)).toEqual([key, keyOf("p1", "L")])
  expect(drop(EMPTY)).toBe(EMPTY)
})
