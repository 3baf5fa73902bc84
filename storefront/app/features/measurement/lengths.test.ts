import { wrongLength } from "@silai/contracts/measurement/parse-inches"
import { expect, test } from "vitest"
import { lengthIn, lengthText } from "./lengths"

test("reads words, and wrong fractions, as no length", () => {
  expect(["wide", "15 5/4", "1/0", "15 1", "15½½", "1e1", "", "."].map((typed) => lengthIn(typed, "in"))).toEqual(
    Array(8).fill(null),
  )
  expect(lengthIn("39½", "cm")).toBeNull()
})

test("converts centimetres to inches, and back unchanged", () => {
  expect(lengthIn("40 cm", "cm")).toBe(15.75)
  for (const typed of ["39.4", "101.6", "60", "87.3"]) expect(lengthText(lengthIn(typed, "cm")!, "cm")).toBe(typed)
})

test("shows inches as a tape shows them", () => {
  for (const inches of [15, 15.25, 40.5, 24.13]) expect(lengthIn(lengthText(inches, "in"), "in")).toBe(inches)
})

test("complains about a length in the shop's words", () => {
  expect([
    wrongLength(" ", null),
    wrongLength("wide", null),
    wrongLength("4", 4),
    wrongLength("81", 81),
    wrongLength("38", 38),
  ]).toEqual([
    "Please fill out this measurement to continue.",
    "Please enter a valid number.",
    "Measurement must be between 5 and 80 inches.",
    "Measurement must be between 5 and 80 inches.",
    null,
  ])
})
