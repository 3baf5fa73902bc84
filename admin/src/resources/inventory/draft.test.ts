import { expect, test } from "vitest"
import { EMPTY, forget, keyOf, put, readCount, rebase, undo } from "./draft"

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

test("numbers are whole and not endless", () => {
  expect([readCount("12"), readCount(" 1,200 "), readCount("0")]).toEqual([12, 1200, 0])
  expect([readCount(""), readCount("-1"), readCount("1.5"), readCount("12345"), readCount("ten")]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})
