import { expect, test } from "vitest"
import { proofWaysOf } from "./self-proof"

test("offers the proofs that the shop accepts, in its order", () => {
  expect(proofWaysOf({ proofs: ["password", "code", "mail"] }, true)).toEqual(["password", "code", "mail"])
  expect(proofWaysOf({ proofs: [] }, true)).toEqual([])
})

test("does not offer Google as a proof where the shop does not have it", () => {
  expect(proofWaysOf({ proofs: ["google", "mail"] }, false)).toEqual(["mail"])
})
