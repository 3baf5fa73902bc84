import { expect, test } from "vitest"
import { isLost, orNothing } from "./lost"

test("a page whose data never arrived is drawn from what the browser knows", async () => {
  for (const words of ["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"]) {
    expect(await orNothing(() => Promise.reject(new TypeError(words)))).toEqual({ state: undefined })
  }
  expect(await orNothing(async () => ({ state: 1 }))).toEqual({ state: 1 })
})

test("a fault of our own is not taken for a lost line", async () => {
  const fault = new TypeError("Cannot read properties of undefined")
  expect(isLost(fault)).toBe(false)
  await expect(orNothing(() => Promise.reject(fault))).rejects.toBe(fault)
})
