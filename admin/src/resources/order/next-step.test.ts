import { NEXT } from "@silai/contracts/order/status"
import { expect, test } from "vitest"
import { nextStep } from "./next-step"

test("accepts a new order first, never cancels it by the main button", () => {
  expect(nextStep(NEXT[0], "home")).toBe(1)
})

test("ships a parcel, lets a pickup wait at the counter", () => {
  expect(nextStep(NEXT[2], "home")).toBe(3)
  expect(nextStep(NEXT[2], "pickup")).toBe(7)
})

test("has no main button for a finished order", () => {
  expect(nextStep(NEXT[6], "home")).toBeNull()
  expect(nextStep(NEXT[9], "home")).toBeNull()
  expect(nextStep([], "home")).toBeNull()
})
