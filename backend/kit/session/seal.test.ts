import { expect, test } from "vitest"
import { seal, unseal } from "./seal"

const secret = "a-secret-of-the-shop-itself"

test("reads a sealed text with the shop's secret, and with no other", () => {
  const closed = seal(secret, "the token")
  expect(unseal(secret, closed)).toBe("the token")
  expect(() => unseal(`${secret}!`, closed)).toThrow(/authenticate/)
  expect(closed).not.toContain("token")
})

test("never seals the same text alike twice, and refuses a changed one", () => {
  const closed = seal(secret, "the token")
  expect(seal(secret, "the token")).not.toBe(closed)
  const bytes = Buffer.from(closed, "base64url")
  bytes[bytes.length - 1]! ^= 1
  expect(() => unseal(secret, bytes.toString("base64url"))).toThrow(/authenticate/)
})
