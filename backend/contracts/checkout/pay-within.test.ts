import { expect, test } from "vitest"
import { CHECKOUT, SCARCE } from "./limits"
import { secondsToPay } from "./pay-within"

test("closes the payment window before the hold ends, also for a size that is nearly gone", () => {
  expect(secondsToPay(CHECKOUT.holdMinutes * 60)).toBe(CHECKOUT.payWithinSeconds)
  expect(secondsToPay(SCARCE.holdSeconds)).toBeLessThan(SCARCE.holdSeconds)
  expect(secondsToPay(300.9)).toBe(255)
  expect(secondsToPay(SCARCE.leastSeconds)).toBeGreaterThan(120)
})

test("leaves enough time to pay once the window is open", () => expect(secondsToPay(60)).toBe(30))
