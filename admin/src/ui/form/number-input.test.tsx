import { beforeAll, expect, test } from "vitest"
import { NumberInput } from "./number-input"
import { likeABrowser, savedField } from "./tests/saved-field"

beforeAll(likeABrowser)

const percent = { min: 1, max: 100 }
const sum = { min: 0, max: 500_000, decimals: 2 } as const

test.each([
  [percent, "500", "Please enter a whole number from 1 to 100."],
  [percent, "0", "Please enter a whole number from 1 to 100."],
  [percent, "-20", "Please enter a whole number from 1 to 100."],
  [percent, "12.5", "Please enter a whole number from 1 to 100."],
  [sum, "9,99,999", "Please enter a number from 0 to 5,00,000, with at most two decimals."],
  [sum, "12.345", "Please enter a number from 0 to 5,00,000, with at most two decimals."],
])("refuses a number that %j does not take, as it was typed: %s", async (range, typed, error) => {
  const field = await savedField({ field: <NumberInput />, first: 7, typed, range })
  expect([field.sent, field.error]).toEqual([undefined, error])
  expect(Number(field.text.replaceAll(",", ""))).toBe(Number(typed.replaceAll(",", "")))
})

test.each([
  [percent, "100", 100],
  [percent, "१५", 15],
  [sum, "₹1,299.50", 1299.5],
  [sum, "0", 0],
])("saves a number that %j takes: %s", async (range, typed, value) => {
  expect((await savedField({ field: <NumberInput />, first: 7, typed, range })).sent).toBe(value)
})

test("refuses a text that is no number, instead of saving the former one", async () => {
  const { sent, error } = await savedField({ field: <NumberInput />, first: 7, typed: "twenty", range: percent })
  expect([sent, error]).toEqual([undefined, "Please enter a whole number from 1 to 100."])
})
