import { expect, test } from "vitest"
import { tokenIn } from "./reset-token"

test("finds the token of a mail's link", () => {
  const token = "A".repeat(43)
  expect(tokenIn(`#token=${token}`)).toBe(token)
  expect(tokenIn("")).toBeNull()
  expect(tokenIn("#elsewhere")).toBeNull()
})

test("distinguishes a link that was cut short from no link at all", () => {
  expect(tokenIn("#token=AAAA")).toBe("")
  expect(tokenIn("#token=")).toBe("")
})
