import { expect, test } from "vitest"
import { FIRST_CHART_ROWS } from "../size-chart/charts"
import { writeInches } from "./inches"
import { doubtMessages } from "./messages"
import { canBe, doubtsOf } from "./plausible"
import type { Inches } from "./parse-inches"

const valuesOf = (name: string) => FIRST_CHART_ROWS.Shirts.find((row) => row.name === name)!.values
/** The shirts' chart, which fits bodies, with matching necks and waists. */
const shirtBodies = ["S", "M", "L", "XL", "2XL"].map((size, at) => ({
  size,
  neck: 14.5 + at * 0.5,
  shoulder: valuesOf("Shoulder")[at]!,
  chest: valuesOf("Chest")[at]!,
  upperBodyWaist: 30 + at * 2.5,
  sleeveLength: valuesOf("Sleeve Length")[at]!,
  shirtLength: valuesOf("Length")[at]!,
}))
const trouserBodies = ["S", "M", "L", "XL", "2XL"].map((size, at) => ({
  size,
  hip: 36 + at * 2,
  lowerBodyWaist: 30 + at * 2.5,
  thigh: 21.5 + at,
  legLength: 39.5 + at * 0.5,
  bottom: 14 + at * 0.5,
}))
const doubtTexts = (inches: Inches) => doubtsOf(inches).map((doubt) => doubtMessages.what(doubt, "in", writeInches))

test.each([...shirtBodies, ...trouserBodies])("asks nothing of a person who wears $size", ({ size: _, ...body }) =>
  expect(doubtTexts(body)).toEqual([]),
)

test.each<[string, Inches]>([
  ["a slim boy", { neck: 12.5, shoulder: 15, chest: 31, upperBodyWaist: 24.5, sleeveLength: 23, shirtLength: 26 }],
  ["a big belly", { neck: 19, shoulder: 20, chest: 48, upperBodyWaist: 58, sleeveLength: 25, shirtLength: 32 }],
  ["an athlete", { neck: 19, shoulder: 21, chest: 50, upperBodyWaist: 31, sleeveLength: 26, shirtLength: 30 }],
  [
    "a tall man's long shirt",
    { neck: 15, shoulder: 18, chest: 40, upperBodyWaist: 34, sleeveLength: 28, shirtLength: 44 },
  ],
  ["a belly over a slim seat", { hip: 44, lowerBodyWaist: 54, thigh: 24, legLength: 38, bottom: 15 }],
  ["a cyclist", { hip: 38, lowerBodyWaist: 29, thigh: 27, legLength: 42, bottom: 12 }],
  ["a tall thin man in bell-bottoms", { hip: 34, lowerBodyWaist: 27, thigh: 19, legLength: 48, bottom: 22 }],
])("does not ask %s either", (_who, body) => expect(doubtTexts(body)).toEqual([]))

test("notices a half girth, and centimetres, at the step where they are typed", () => {
  expect(doubtTexts({ hip: 17 })).toEqual(["A hip of 17 in is very small for a man."])
  expect(doubtTexts({ neck: 38 })).toEqual(["A neck of 38 in is very large for a man. Are these centimetres?"])
  expect(doubtTexts({ hip: 17, lowerBodyWaist: 36 }), "one slip is one question").toHaveLength(1)
})

test.each<[Inches, string]>([
  [{ hip: 30, lowerBodyWaist: 42 }, "A waist of 42 in is very large next to your hip of 30 in."],
  [{ chest: 30, upperBodyWaist: 44 }, "A waist of 44 in is very large next to your chest of 30 in."],
  [{ neck: 20, shoulder: 15 }, "A shoulder of 15 in is very small next to your neck of 20 in."],
  [{ shoulder: 14, sleeveLength: 32 }, "A sleeve length of 32 in is very large next to your shoulder of 14 in."],
  [{ hip: 46, thigh: 15 }, "A thigh of 15 in is very small next to your hip of 46 in."],
  [{ thigh: 18, bottom: 24.5 }, "A bottom of 24½ in is very large next to your thigh of 18 in."],
])("asks at the second of two that hardly belong to one body: %j", (body, sentence) =>
  expect(doubtTexts(body)).toEqual([sentence]),
)

test("finds no body that fits the trousers' first hip, length and bottom", () => {
  expect([canBe("hip", 17), canBe("legLength", 28.5), canBe("bottom", 28.5)]).toEqual([false, false, false])
})
