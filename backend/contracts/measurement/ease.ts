import { EASE, type Fit, type FitProfile, OPPOSITE_BUILDS, THUMB_INCHES, type BuildNote } from "./fit-limits"
import type { MeasurementName } from "./limits"
import type { Inches } from "./parse-inches"

/** The inches by which a piece is larger than the body at this place. */
export const easeOf = (name: MeasurementName, { fit, sleeveTo }: Pick<FitProfile, "fit" | "sleeveTo">): number =>
  EASE[name][fit] + (name === "sleeveLength" && sleeveTo === "thumb" ? THUMB_INCHES : 0)

const each = (inches: Inches, change: (name: MeasurementName, value: number) => number): Inches =>
  Object.fromEntries(
    Object.entries(inches).map(([name, value]) => [name, change(name as MeasurementName, value)] as const),
  )

/** The inches of the piece that is cut for this body. */
export const cutOf = (body: Inches, profile: Pick<FitProfile, "fit" | "sleeveTo">): Inches =>
  each(body, (name, inches) => inches + easeOf(name, profile))

/** The body that a piece of these inches fits. Cut with the same ease again, it is the same piece. */
export const bodyIn = (piece: Inches, fit: Fit): Inches => each(piece, (name, inches) => inches - EASE[name][fit])

/** The notes with one added or removed; the opposite of an added one is removed. */
export function withBuild(notes: readonly BuildNote[], note: BuildNote, isSo: boolean): BuildNote[] {
  const against = OPPOSITE_BUILDS.flatMap(([one, other]) => (one === note ? [other] : other === note ? [one] : []))
  const rest = notes.filter((one) => one !== note && !(isSo && against.includes(one)))
  return isSo ? [...rest, note] : rest
}

/** Whether two of the notes cannot both be true of a body. */
export const contradict = (notes: readonly BuildNote[]): boolean =>
  OPPOSITE_BUILDS.some((pair) => pair.every((note) => notes.includes(note)))

/**
 * Equal for two profiles exactly when a tailor cuts the same for both, and for the same person. How the numbers came
 * about makes no other piece. Empty without a profile: keys from before there were any stay as they are.
 */
export function fitKey(profile: FitProfile | null | undefined): string {
  if (!profile) return ""
  const { fit, worn = "", sleeveTo = "", build = [], madeFor = "" } = profile
  // A browser's stored line may hold anything.
  const notes = Array.isArray(build) ? [...new Set(build)].sort() : []
  return [fit, worn, sleeveTo, notes.join("+"), String(madeFor).toLowerCase()].join("/")
}

/** Whether two saved fits are equal, including how the numbers were taken. */
export const isSameFit = (one: FitProfile | null | undefined, other: FitProfile | null | undefined): boolean =>
  fitKey(one) === fitKey(other) && one?.way === other?.way
