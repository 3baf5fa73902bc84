import { expect, test } from "vitest"
import { MADE_FOR } from "./fit-limits"
import { fitMessages } from "./fit-messages"
import { wrongMadeFor } from "./made-for"

test("reports what is wrong with another person's name instead of cutting it", () => {
  expect(wrongMadeFor(null)).toBeUndefined()
  expect(wrongMadeFor(" Papa ")).toBeUndefined()
  expect(wrongMadeFor(` ${"n".repeat(MADE_FOR.maxName)} `)).toBeUndefined()
  expect(wrongMadeFor("  ")).toBe(fitMessages.nameMissing)
  expect(wrongMadeFor("n".repeat(MADE_FOR.maxName + 1))).toBe(fitMessages.nameLong)
})
