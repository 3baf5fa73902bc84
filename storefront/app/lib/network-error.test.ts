import { expect, test } from "vitest"
import { isNetworkError, orEmptyOffline } from "./network-error"

test("a page whose data never arrived is rendered from the browser's cache", async () => {
  for (const words of ["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"]) {
    expect(await orEmptyOffline(() => Promise.reject(new TypeError(words)))).toEqual({ state: undefined })
  }
  expect(await orEmptyOffline(async () => ({ state: 1 }))).toEqual({ state: 1 })
})

test("our own error is not mistaken for a lost connection", async () => {
  const fault = new TypeError("Cannot read properties of undefined")
  expect(isNetworkError(fault)).toBe(false)
  await expect(orEmptyOffline(() => Promise.reject(fault))).rejects.toBe(fault)
})
