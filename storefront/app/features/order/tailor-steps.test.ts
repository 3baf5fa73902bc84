import { codeOf } from "@silai/contracts/order/status"
import { expect, test } from "vitest"
import { stepsDone, TAILOR_STEPS } from "./tailor-steps"

const done = (status: Parameters<typeof codeOf>[0], hasCustom = true) =>
  stepsDone({ status: codeOf(status), hasCustom })

test("a piece made to measure is cut once the work has begun, and pressed once it is ready", () => {
  expect(done("accepted")).toBe(0)
  expect(done("inProgress")).toBe(1)
  expect(done("readyForShipping")).toBe(TAILOR_STEPS.length)
  expect(done("readyForPickup")).toBe(TAILOR_STEPS.length)
})

test("ready-made pieces, and orders that are not at the workshop, have no steps", () => {
  expect(done("inProgress", false)).toBeNull()
  expect(done("placed")).toBeNull()
  expect(done("shipped")).toBeNull()
})
