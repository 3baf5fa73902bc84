import { expect, test } from "vitest"
import { drop, EMPTY, forget, keyOf, put, rebase, restore, undo } from "./draft"

const shirt = { variantId: "p1", size: "M", seen: 4, to: 9 }
const key = keyOf("p1", "M")

test("a typed number becomes a draft, and is dropped when it equals the stock", () => {
  const one = put(EMPTY, shirt)
  expect(one.now).toEqual({ [key]: shirt })
  expect(put(one, { ...shirt, to: 4 }).now).toEqual({})
  expect(put(EMPTY, { ...shirt, to: 4 })).toBe(EMPTY)
})

test("each step can be undone, back to the start and no further", () => {
  const two = put(put(EMPTY, shirt), { ...shirt, to: 12 })
  expect(undo(two).now[key]!.to).toBe(9)
  expect(undo(undo(two)).now).toEqual({})
  expect(undo(undo(undo(two))).now).toEqual({})
})

test("a saved count cannot be undone here", () => {
  const saved = forget(put(EMPTY, shirt), [key])
  expect(saved).toEqual(EMPTY)
  expect(undo(saved)).toEqual(EMPTY)
})

test("a draft against an old count is kept against the new one; one that equals it is dropped", () => {
  expect(rebase(put(EMPTY, shirt), { [key]: 6 }).now[key]).toMatchObject({ seen: 6, to: 9 })
  expect(rebase(put(EMPTY, shirt), { [key]: 9 }).now).toEqual({})
})

test("a pasted block is one step, and equal numbers are no change", () => {
  const cap = { variantId: "p2", size: "S", seen: 3, to: 3 }
  const both = put(EMPTY, shirt, cap, { ...cap, size: "L", to: 8 })
  expect(Object.keys(both.now)).toEqual([key, keyOf("p2", "L")])
  expect(undo(both).now).toEqual({})
})

test("discarded drafts can be brought back, by undo or later, and what was typed since stays", () => {
  const typed = put(EMPTY, shirt)
  expect(undo(drop(typed)).now).toEqual(typed.now)
  const since = put(drop(typed), { ...shirt, size: "L", to: 2 })
  expect(Object.keys(restore(since, typed.now).now)).toEqual([key, keyOf("p1", "L")])
  expect(drop(EMPTY)).toBe(EMPTY)
})
