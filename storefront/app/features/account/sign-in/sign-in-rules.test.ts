import { expect, test } from "vitest"
import { firstMethod, wrongIdentifier, wrongSignInPassword } from "./sign-in-rules"

test("asks for an email address, then for a valid one", () => {
  expect(wrongIdentifier("email", "  ")).toBe("Please enter email address")
  expect(wrongIdentifier("email", "owner@")).toBe("Please enter a valid email address")
  expect(wrongIdentifier("email", " owner@silai.example ")).toBeUndefined()
})

test("asks for a phone number, then for one that Indian networks give out", () => {
  expect(wrongIdentifier("phone", "")).toBe("Please enter phone number")
  for (const wrong of ["98765", "1234567890", "5876543210"])
    expect(wrongIdentifier("phone", wrong)).toBe("Please enter a valid 10-digit phone number")
  expect(wrongIdentifier("phone", "6876543210")).toBeUndefined()
})

test("asks for a password, whatever its length", () => {
  expect(wrongSignInPassword("")).toBe("Please enter your password")
  expect(wrongSignInPassword("x")).toBeUndefined()
})

test("begins with the phone, or with the e-mail if it was used last, or for the back office", () => {
  expect(firstMethod(null, null)).toBe("phone")
  expect(firstMethod("email", "/profile")).toBe("email")
  expect(firstMethod("anything", null)).toBe("phone")
  expect(firstMethod("phone", "/admin/dashboard")).toBe("email")
})
