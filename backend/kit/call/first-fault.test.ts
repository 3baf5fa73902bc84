import { BAD_BODY } from "@silai/contracts/house/limits"
import { expect, test } from "vitest"
import { z } from "zod"
import { firstFault } from "./first-fault"

const shape = z.strictObject({ name: z.string().max(5, "Too long."), ages: z.array(z.number()).optional() })
const faultIn = (given: unknown) => firstFault(shape, given).fault

test("passes on a valid body", () => {
  expect(firstFault(shape, { name: "Ravi" })).toEqual({ data: { name: "Ravi" }, fault: null })
})

test("reports the first of many faults, with its field", () => {
  expect(faultIn({ name: "Balbir", ages: ["", ""] })).toEqual({ field: "name", message: "Too long.", isOurs: true })
  expect(faultIn({ name: "Ravi", ages: [1, "2"] })?.field).toBe("ages.1")
  expect(faultIn(undefined)?.field).toBe("")
})

test("reports one of ten thousand unknown names, and only the start of a long one", () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`unknown${n}`, 1]))
  expect(faultIn({ name: "Ravi", ...many })).toEqual({
    field: "",
    message: 'Unrecognized key: "unknown0"',
    isOurs: false,
  })
  const { message } = faultIn({ name: "Ravi", ["w".repeat(90_000)]: 1 })!
  expect(message.length).toBeLessThanOrEqual(BAD_BODY.maxSentence)
  expect(message).toContain("www…")
})

test("shortens a field and a sentence where they repeat what was sent", () => {
  const names = z.record(z.string(), z.string())
  expect(firstFault(names, { ["y".repeat(5_000)]: 1 }).fault!.field).toHaveLength(BAD_BODY.maxField)
  const loud = z.string().refine(() => false, { error: ({ input }) => String(input) })
  expect(firstFault(loud, "z".repeat(5_000)).fault!.message).toHaveLength(BAD_BODY.maxSentence)
})
