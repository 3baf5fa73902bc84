import { expect, test } from "vitest"
import { proofWaysOf } from "./self-proof"

test("a password, or a code to the phone, shows who it is", () => {
  expect(proofWaysOf({ hasPassword: true, phone: "9876543210", hasGoogle: true })).toEqual(["password", "code"])
  expect(proofWaysOf({ hasPassword: true, phone: null, hasGoogle: true })).toEqual(["password"])
})

test("who came by Google and has nothing else shows Google again", () => {
  expect(proofWaysOf({ hasPassword: false, phone: null, hasGoogle: true })).toEqual(["google"])
  expect(proofWaysOf({ hasPassword: false, phone: "9876543210", hasGoogle: true })).toEqual(["code", "google"])
})
