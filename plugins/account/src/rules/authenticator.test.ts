import { Secret, TOTP } from "otpauth"
import { expect, test } from "vitest"
import { addressOf, newSecret, stepOf } from "./authenticator"

// RFC 6238, appendix B, for SHA-1; apps show the last six of its eight digits.
const rfc = new Secret({ buffer: new TextEncoder().encode("12345678901234567890").buffer }).base32
const samples: [number, string][] = [
  [59, "94287082"],
  [1111111109, "07081804"],
  [1111111111, "14050471"],
  [1234567890, "89005924"],
  [2000000000, "69279037"],
  [20000000000, "65353130"],
]

test.each(samples)("gives the standard's code at second %i of the clock", (seconds, eight) => {
  expect(stepOf(rfc, eight.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test("lets a phone's clock be at most a step early or late", () => {
  const now = 2_000_000_000_000
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(rfc) }).generate({ timestamp: now + steps * 30_000 })
  const here = Math.floor(now / 30_000)
  expect([-2, -1, 0, 1, 2].map((steps) => stepOf(rfc, codeAt(steps), now))).toEqual([
    null,
    here - 1,
    here,
    here + 1,
    null,
  ])
})

test("makes every key different, with 160 bits, and an address that says whose it is", () => {
  const [one, other] = [newSecret(), newSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
  const address = new URL(addressOf(one, "owner@silai.example", "Silai"))
  expect([address.protocol, address.host]).toEqual(["otpauth:", "totp"])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: "Silai",
    secret: one,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  })
  expect(decodeURIComponent(address.pathname)).toContain("Silai:owner@silai.example")
})
