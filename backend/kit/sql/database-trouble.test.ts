import { expect, test } from "vitest"
import { isTransient } from "./database-trouble"

const withCode = (code: string) => Object.assign(new Error("no words that we know"), { code })

test("treats a restarting database as worth a retry, whatever its message", () => {
  for (const words of [
    "Connection terminated unexpectedly",
    "Connection terminated",
    "Connection terminated due to connection timeout",
    "Client has encountered a connection error and is not queryable",
    "update checkout_attempt set next_look_at = now() - interval '2 seconds' - Connection terminated unexpectedly",
  ])
    expect([words, isTransient(new Error(words))]).toEqual([words, true])
  for (const code of ["57P01", "57P02", "57P03", "08000", "08006", "08P01", "40P01", "ECONNREFUSED", "EPIPE"])
    expect([code, isTransient(withCode(code))]).toEqual([code, true])
  expect(isTransient(new Error("wrapped", { cause: withCode("57P02") }))).toBe(true)
})

test("treats no mistake of ours as temporary", () => {
  for (const code of ["23505", "22003", "42P01", "0A000"]) expect(isTransient(withCode(code))).toBe(false)
  expect(isTransient(new TypeError("cannot read properties of undefined"))).toBe(false)
  expect(isTransient(Object.assign(new Error("Connection terminated"), { code: "23505" }))).toBe(false)
  expect([null, undefined, "Connection terminated", 7].map(isTransient)).toEqual([false, false, false, false])
})
