import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { expect, test } from "vitest"
import { factorText, wrongFactor } from "./factor-rules"

test("reads the six digits of a code that is pasted with a gap or a word before it", () => {
  for (const typed of ["123 456", "123456", " 123-456 ", "Code: 123456"])
    expect(factorText("app", typed)).toBe("123456")
  expect(factorText("app", "1234567")).toBe("1234567")
})

test("leaves a recovery code as it is written", () => {
  expect(factorText("recovery", "0a1b2-c3d4e")).toBe("0a1b2-c3d4e")
})

test("refuses an impossible code at once, each kind in its own words", () => {
  expect(wrongFactor("app", "")).toBe(secondFactorMessages.codeEmpty)
  expect(wrongFactor("app", "12345")).toBe(secondFactorMessages.codeInvalid)
  expect(wrongFactor("app", "123456")).toBeUndefined()
  expect(wrongFactor("recovery", " - ")).toBe(secondFactorMessages.codeEmpty)
  expect(wrongFactor("recovery", "123456")).toBe(secondFactorMessages.recoveryInvalid)
  expect(wrongFactor("recovery", "0A1B2 C3D4E")).toBeUndefined()
})
