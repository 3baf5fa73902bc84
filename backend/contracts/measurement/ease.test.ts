import { expect, test } from "vitest"
import { bodyIn, contradict, cutOf, easeOf, fitKey, isSameFit, withBuild } from "./ease"
import { BUILD_NOTES, EASE, FITS, OPPOSITE_BUILDS } from "./fit-limits"
import { MEASUREMENT_NAMES } from "./limits"

const body = { neck: 15, chest: 38, sleeveLength: 24 }

test("never makes a looser fit smaller than a closer one, and rounds each ease to a mark of the tape", () => {
  for (const name of MEASUREMENT_NAMES) {
    const [slim, regular, loose] = FITS.map((fit) => EASE[name][fit])
    expect(slim! <= regular! && regular! <= loose!, name).toBe(true)
    for (const fit of FITS) expect(Number.isInteger(EASE[name][fit] * 4), name).toBe(true)
  }
})

test("cuts a chest of 38 to 43 regular and 41½ slim, and a sleeve to the thumb an inch longer", () => {
  expect(cutOf(body, { fit: "regular" })).toEqual({ neck: 15.5, chest: 43, sleeveLength: 24 })
  expect(cutOf(body, { fit: "slim" }).chest).toBe(41.5)
  expect(easeOf("sleeveLength", { fit: "slim", sleeveTo: "thumb" })).toBe(1)
})

test.each(FITS)("gives a garment that is copied and cut %s again the same measurements", (fit) => {
  const piece = { neck: 15.5, chest: 44, sleeveLength: 25, hip: 41, lowerBodyWaist: 34 }
  expect(cutOf(bodyIn(piece, fit), { fit })).toEqual(piece)
})

test("uses the later of two opposite build notes, and finds contradictions", () => {
  expect(withBuild(["slopingShoulders", "longArms"], "shortArms", true)).toEqual(["slopingShoulders", "shortArms"])
  expect(withBuild(["longArms"], "longArms", true)).toEqual(["longArms"])
  expect(withBuild(["longArms", "erect"], "longArms", false)).toEqual(["erect"])
  expect([contradict(["longArms", "shortArms"]), contradict(["longArms", "erect"])]).toEqual([true, false])
})

test("has opposites only among the notes of one body half", () => {
  for (const [one, other] of OPPOSITE_BUILDS)
    expect(
      Object.values(BUILD_NOTES).filter((notes) => [one, other].every((note) => notes.some((is) => is === note))),
    ).toHaveLength(1)
})

test("treats the same fit in another order as the same piece, and one for another person as another piece", () => {
  const papa = fitKey({ fit: "regular", build: ["longArms", "erect"], madeFor: "Papa" })
  expect(fitKey({ fit: "regular", build: ["erect", "longArms"], madeFor: "papa", way: "garment" })).toBe(papa)
  expect(fitKey({ fit: "regular", build: ["longArms", "erect"] })).not.toBe(papa)
  expect([fitKey(undefined), fitKey(null)]).toEqual(["", ""])
})

test("saves a fit again only when it differs, not when its parts come in another order", () => {
  const saved = { fit: "regular", way: "tape", worn: "over", build: ["longArms", "erect"] } as const
  const [one, other] = [
    { ...saved, build: [...saved.build] },
    { build: [...saved.build].reverse(), worn: saved.worn, fit: saved.fit, way: saved.way },
  ]
  expect(isSameFit(one, other)).toBe(true)
  expect(isSameFit(one, { ...other, way: "garment" })).toBe(false)
  expect([isSameFit(one, undefined), isSameFit(null, undefined)]).toEqual([false, true])
})
