import { UNPAID_SHARE } from "@silai/contracts/checkout/limits"
import { expect, test } from "vitest"
import { mostHeld } from "./share"

test("the last piece, and the last pair, can always be held", () => {
  for (const share of Object.values(UNPAID_SHARE)) expect([mostHeld(1, share), mostHeld(2, share)]).toEqual([2, 2])
})

test("of more, guests hold three quarters at most, and one address half", () => {
  expect([3, 4, 10, 22].map((unsold) => mostHeld(unsold, UNPAID_SHARE.ofAllGuests))).toEqual([3, 3, 8, 17])
  expect([3, 4, 10, 22].map((unsold) => mostHeld(unsold, UNPAID_SHARE.ofOneAddress))).toEqual([2, 2, 5, 11])
})
