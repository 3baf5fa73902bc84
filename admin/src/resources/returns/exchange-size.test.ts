import { expect, test } from "vitest"
import { mayGive, wrongSize } from "./exchange-size"

const sizes = [
  { size: "L", free: 1 },
  { size: "XL", free: 0 },
]

test("asks for a size of each chosen piece of an exchange, and of no other", () => {
  expect(wrongSize({ sizes }, 0, undefined)).toBeNull()
  expect(wrongSize({ sizes }, 1, undefined)).toEqual({ why: "choose" })
  expect(wrongSize({ sizes }, 1, "L")).toBeNull()
})

test("refuses a size of which too few are free", () => {
  expect(wrongSize({ sizes }, 2, "L")).toEqual({ why: "few", size: "L", free: 1 })
  expect(sizes.map((size) => mayGive(size, 0))).toEqual([true, false])
  expect(sizes.map((size) => mayGive(size, 2))).toEqual([false, false])
})
