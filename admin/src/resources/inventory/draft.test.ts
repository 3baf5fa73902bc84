import { expect, test } from "vitest"
import { drop, EMPTY, forget, keyOf, put, rebase, restore, undo } from "./draft"

const shirt = { variantId: "p1", size: "M", seen: 4, to: 9 }
const key = keyOf("p1", "M")

test("a typed number waits, and goes when it is what lies there already", () => {
  const one = put(EMPTY, shirt)
  expect(one.now).toEqual({ [key]: shirt })
  expect(put(one, { ...shirt, to: 4 }).now).toEqual({})
  expect(put(EMPTY, { ...shirt, to: 4 })).toBe(EMPTY)
})

test("each step can be taken back, to the beginning and no further", () => {
  const two = put(put(EMPTY, shirt), { ...shirt, to: 12 })
  expect(undo(two).now[key]!.to).toBe(9)
  expect(undo(undo(two)).now).toEqual({})
  expect(undo(undo(undo(two))).now).toEqual({})
})

test("what is saved cannot be taken back from here", () => {
  const saved = forget(put(EMPTY, shirt), [key])
  expect(saved).toEqual(EMPTY)
  expect(undo(saved)).toEqual(EMPTY)
})

test("a number typed against an old count stays, against the new one; one that agrees with it is done", () => {
  expect(rebase(put(EMPTY, shirt), { [key]: 6 }).now[key]).toMatchObject({ seen: 6, to: 9 })
  expect(rebase(put(EMPTY, shirt), { [key]: 9 }).now).toEqual({})
})

test("a pasted block is one step, and what is there already is no change", () => {
  const cap = { variantId: "p2", size: "S", seen: 3, to: 3 }
  const both = put(EMPTY, shirt, cap, { ...cap, size: "L", to: 8 })
  expect(Object.keys(both.now)).toEqual([key, keyOf("p2", "L")])
  expect(undo(both).now).toEqual({})
})

test("what is given up can be taken back, by one step or later, without what was typed since being lost", () => {
  const typed = put(EMPTY, shirt)
  expect(undo(drop(typed)).now).toEqual(typed.now)
  const since = put(drop(typed), { ...shirt, size: "L", to: 2 })
  expect(Object.keys(restore(since, typed.now).now)).toEqual([key, keyOf("p1", "L")])
  expect(drop(EMPTY)).toBe(EMPTY)
})
