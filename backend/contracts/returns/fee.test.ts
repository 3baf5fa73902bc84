import { expect, test } from "vitest"
import { returnRuleMessages } from "../shop/messages"
import { FIRST_SETTINGS } from "../shop/sections"
import { feeForReasons, FIRST_FREE_REASONS, sortedReasons } from "./fee"
import { RETURN_REASONS } from "./limits"

test("deducts no fee for the shop's own mistakes, and the whole fee for any other reason or a mixed request", () => {
  const rules = { fee: 100, free: FIRST_SETTINGS.returns.freeReasons }
  expect(RETURN_REASONS.filter((reason) => feeForReasons([reason], rules) === 0)).toEqual(["faulty", "wrongPiece"])
  expect(feeForReasons(["faulty", "wrongPiece"], rules)).toBe(0)
  expect(feeForReasons(["faulty", "tooSmall"], rules)).toBe(100)
  expect(feeForReasons([""], rules)).toBe(100)
  expect(feeForReasons([], rules)).toBe(100)
})

test("states on the policy page for which reasons there is no fee, and nothing without such a reason or a fee", () => {
  const policy = (freeReasons: (typeof RETURN_REASONS)[number][], feeRupees = 100) =>
    returnRuleMessages.fee({ feeRupees, freeReasons })
  expect(policy([...FIRST_FREE_REASONS])).toContain(
    "There is no fee when your reason is “Something is faulty” or “Not what I ordered”.",
  )
  expect(policy(["faulty"])).toContain("when your reason is “Something is faulty”.")
  expect(policy([])).not.toContain("no fee")
  expect(policy(["faulty"], 0)).toBe("Nothing is deducted from the refund.")
  expect(sortedReasons(["wrongPiece", "faulty", "faulty"])).toEqual(["faulty", "wrongPiece"])
})
