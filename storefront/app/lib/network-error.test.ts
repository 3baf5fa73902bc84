import { expect, test } from "vitest"
import { isNetworkError, orEmptyOffline } from "./network-error"

test("renders a page whose data never arrived from the browser's cache", async () => {
  for (const words of ["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"]) {
    expect(await orEmptyOffline(() => Promise.reject(new TypeError(words)))).toEqual({ state: undefined })
  }
  expect(await orEmptyOffline(async () => ({ state: 1 }))).toEqual({ state: 1 })
})

test("does not mistake our own error for a lost connection", async () => {
  const fault = new TypeError("Cannot read properties of undefined")
  expect(isNetworkError(fault)).toBe(false)
  await expect(orEmptyOffline(() => Promise.reject(fault))).rejects.toBe(fault)
})
