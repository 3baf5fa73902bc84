import { expect, test } from "vitest"
import { proofWaysOf } from "./self-proof"

test("the proofs that the shop accepts are offered, in its order", () => {
  expect(proofWaysOf({ proofs: ["password", "code", "mail"] }, true)).toEqual(["password", "code", "mail"])
  expect(proofWaysOf({ proofs: [] }, true)).toEqual([])
})

test("Google is no proof where the shop does not offer it", () => {
  expect(proofWaysOf({ proofs: ["google", "mail"] }, false)).toEqual(["mail"])
})
