import { codeOf } from "@silai/contracts/order/status"
import { expect, test } from "vitest"
import { stepsDone, TAILOR_STEPS } from "./tailor-steps"

const done = (status: Parameters<typeof codeOf>[0], hasCustom = true) =>
  stepsDone({ status: codeOf(status), hasCustom })

test("shows cutting once the work on a made-to-measure piece has begun, and pressing once it is ready", () => {
  expect(done("accepted")).toBe(0)
  expect(done("inProgress")).toBe(1)
  expect(done("readyForShipping")).toBe(TAILOR_STEPS.length)
  expect(done("readyForPickup")).toBe(TAILOR_STEPS.length)
})

test("has no steps for ready-made pieces, and for orders that are not at the workshop", () => {
  expect(done("inProgress", false)).toBeNull()
  expect(done("placed")).toBeNull()
  expect(done("shipped")).toBeNull()
})
