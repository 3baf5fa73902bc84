import { OTP } from "@silai/contracts/account/limits"
import { expect, test } from "vitest"
import { macOf, newCode } from "./code"

const pepper = "a-pepper-of-thirty-two-letters-ok"
const occasion = { sessionId: "ses_1", phone: "9876543210", purpose: "signup" } as const

test("keeps all digits of a code, leading zeros included", () => {
  const codes = Array.from({ length: 4000 }, newCode)
  const all = 10 ** OTP.digits
  expect(codes.every((code) => OTP.pattern.test(code))).toBe(true)
  expect(codes.some((code) => code.startsWith("0"))).toBe(true)
  // Only as many repeats as chance predicts.
  expect(new Set(codes).size).toBeGreaterThan(0.97 * all * (1 - Math.exp(-codes.length / all)))
})

test("makes every digit as likely as any other", () => {
  const seen = Array.from({ length: 10 }, () => 0)
  for (let i = 0; i < 5000; i++) for (const digit of newCode()) seen[Number(digit)]! += 1
  const each = (5000 * OTP.digits) / 10
  expect(Math.min(...seen)).toBeGreaterThan(0.9 * each)
  expect(Math.max(...seen)).toBeLessThan(1.1 * each)
})

test("binds the stored hash to the browser, the phone, the purpose and the shop's pepper", () => {
  const saved = macOf(pepper, occasion, "123456")
  expect(macOf(pepper, occasion, "123456")).toBe(saved)
  for (const other of [
    { ...occasion, sessionId: "ses_2" },
    { ...occasion, phone: "9876543211" },
    { ...occasion, purpose: "signin" as const },
  ])
    expect(macOf(pepper, other, "123456")).not.toBe(saved)
  expect(macOf(`${pepper}!`, occasion, "123456")).not.toBe(saved)
  expect(macOf(pepper, occasion, "123457")).not.toBe(saved)
  expect(saved).not.toContain("123456")
})
