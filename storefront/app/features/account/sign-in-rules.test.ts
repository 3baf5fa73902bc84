import { expect, test } from "vitest"
import { wrongSignInEmail, wrongSignInPassword } from "./sign-in-rules"

test("asks for an email address, then for a valid one", () => {
  expect(wrongSignInEmail("  ")).toBe("Please enter email address")
  expect(wrongSignInEmail("owner@")).toBe("Please enter a valid email address")
  expect(wrongSignInEmail(" owner@silai.example ")).toBeUndefined()
})

test("asks for a password, whatever its length", () => {
  expect(wrongSignInPassword("")).toBe("Please enter your password")
  expect(wrongSignInPassword("x")).toBeUndefined()
})
