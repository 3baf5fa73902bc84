import { NEXT } from "@silai/contracts/order/status"
import { expect, test } from "vitest"
import { nextStep } from "./next-step"

test("a new order is accepted first, never cancelled by the main button", () => {
  expect(nextStep(NEXT[0], "home")).toBe(1)
})

test("a parcel is shipped, a pickup waits at the counter", () => {
  expect(nextStep(NEXT[2], "home")).toBe(3)
  expect(nextStep(NEXT[2], "pickup")).toBe(7)
})

test("a finished order has no main button", () => {
  expect(nextStep(NEXT[6], "home")).toBeNull()
  expect(nextStep(NEXT[9], "home")).toBeNull()
  expect(nextStep([], "home")).toBeNull()
})
