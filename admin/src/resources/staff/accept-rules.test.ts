import { INVITATION } from "@silai/contracts/staff/limits"
import { expect, test } from "vitest"
import { tokenIn, wrongIn } from "./accept-rules"

test("explains a short name and a short password, each in its own words", () => {
  expect(wrongIn(" K ", "short")).toEqual({
    name: "Name must be at least 3 characters long.",
    password: "Password must be at least 8 characters long.",
  })
  expect(wrongIn("K4vita", "chalk-and-tape").name).toMatch(/^Invalid name/)
  expect(wrongIn("Kavita Rao", "chalk-and-tape")).toEqual({ name: undefined, password: undefined })
})

test("reads a link's token from behind the #, and finds none in a link that was cut short", () => {
  const token = "x".repeat(INVITATION.tokenLength)
  expect(tokenIn(`#token=${token}`)).toBe(token)
  expect(tokenIn(`#token=${token.slice(1)}`)).toBeNull()
  expect(tokenIn("")).toBeNull()
})
