import { expect, test } from "vitest"
import { seal, unseal } from "./seal"

const secret = "a-secret-of-the-shop-itself"

test("a sealed text is read with the shop's secret, and with no other", () => {
  const closed = seal(secret, "the token")
  expect(unseal(secret, closed)).toBe("the token")
  expect(() => unseal(`${secret}!`, closed)).toThrow(/authenticate/)
  expect(closed).not.toContain("token")
})

test("the same text is never sealed alike twice, and a changed one is refused", () => {
  const closed = seal(secret, "the token")
  expect(seal(secret, "the token")).not.toBe(closed)
  const bytes = Buffer.from(closed, "base64url")
  bytes[bytes.length - 1]! ^= 1
  expect(() => unseal(secret, bytes.toString("base64url"))).toThrow(/authenticate/)
})
