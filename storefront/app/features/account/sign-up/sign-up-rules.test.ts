import { expect, test } from "vitest"
import { wrongNewPassword, wrongPair, wrongPerson } from "./sign-up-rules"

test("has the agreed words for a new person's errors", () => {
  expect(wrongPerson({ name: "Al", email: "al@", password: "seven77" })).toEqual({
    name: "Name must be at least 3 characters long.",
    email: "Invalid email address.",
    password: "Password must be at least 8 characters long.",
  })
  expect(wrongPerson({ name: "Al3x", email: "a@b.in", password: "12345678" })).toEqual({
    name: "Invalid name. Only letters, spaces, apostrophes, and hyphens are allowed.",
  })
  expect(wrongPerson({ name: "Mary-Ann D'Souza", email: " a@b.in ", password: "12345678" })).toEqual({})
})

test("requires a password's repetition to match it", () => {
  expect(wrongPair({ newPassword: "thread-and-needle", confirm: "thread-and-needlE" })).toEqual({
    confirm: "Passwords do not match.",
  })
  expect(wrongPair({ newPassword: "thread-and-needle", confirm: "thread-and-needle" })).toEqual({})
  expect(wrongNewPassword("        ")).toBeUndefined()
})
