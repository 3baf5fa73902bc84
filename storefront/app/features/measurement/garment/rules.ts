import type { Fit, FitProfile } from "@silai/contracts/measurement/fit-limits"
import { bodyLengthOf, bodyOfGarment, garmentDoubtsOf, garmentOfBody } from "@silai/contracts/measurement/garment"
import { garmentMessages } from "@silai/contracts/measurement/garment-messages"
import { readInches, writeInches } from "@silai/contracts/measurement/inches"
import type { MeasurementName } from "@silai/contracts/measurement/limits"
import { type Inches, typedOf, type Typed, wrongLength } from "@silai/contracts/measurement/parse-inches"

/** The lengths of a garment entered so far, in inches as typed. */
export function flatOf(typed: Typed): Inches {
  return Object.fromEntries(
    Object.entries<string | undefined>(typed).flatMap(([name, text = ""]) => {
      const inches = readInches(text)
      return inches === null ? [] : [[name, inches]]
    }),
  )
}

/** Why a number off a garment is refused: it is not a number, or no body would fit into it. */
export function wrongOnGarment(name: MeasurementName, text = "", fit: Fit): string | null {
  const flat = readInches(text)
  const wrong = wrongLength(text, flat === null ? null : bodyLengthOf(name, flat, fit))
  // Measuring all the way round instead of across is the usual slip; the refusal says that, not the range of a body.
  const round =
    wrong === null || flat === null ? undefined : garmentDoubtsOf({ [name]: flat }, fit).find(({ isRound }) => isRound)
  return round ? garmentMessages.what(round, "in", writeInches) : wrong
}

/** The body that fits into what was typed so far. */
export const bodyTyped = (typed: Typed, fit: Fit): Typed => typedOf(bodyOfGarment(flatOf(typed), fit))

/** A copy that was begun or made before, as it lay on the table; nothing of what was measured off the body. */
export const garmentTyped = (body: Inches, profile: FitProfile | undefined): Typed =>
  profile?.way === "garment" ? typedOf(garmentOfBody(body, profile.fit)) : {}
