import { doubtsOf } from "./plausible"
import { bodyIn } from "./ease"
import type { Doubt } from "./body-limits"
import { GARMENT, type GarmentDoubt } from "./garment-limits"
import { EASE, type Fit } from "./fit-limits"
import { MEASUREMENT_NAMES, type MeasurementName } from "./limits"
import type { Inches } from "./parse-inches"

/** A number off a garment as the tape would go round it. */
export const roundOf = (name: MeasurementName, flat: number): number => (GARMENT[name].isAcross ? flat * 2 : flat)
const flatOf = (name: MeasurementName, round: number): number => (GARMENT[name].isAcross ? round / 2 : round)

const rounds = (flat: Inches): Inches =>
  Object.fromEntries(Object.entries(flat).map(([name, inches]) => [name, roundOf(name as MeasurementName, inches)]))

/** One length of the body that a garment of these inches, measured flat, fits. */
export const bodyLengthOf = (name: MeasurementName, flat: number, fit: Fit): number =>
  roundOf(name, flat) - EASE[name][fit]
/** The body that a garment of these inches, measured flat, fits. */
export const bodyOfGarment = (flat: Inches, fit: Fit): Inches => bodyIn(rounds(flat), fit)

/** The flat measurements of the garment that would be cut for this body, to continue a copy that was begun. */
export const garmentOfBody = (body: Inches, fit: Fit): Inches =>
  Object.fromEntries(
    Object.entries(body).map(([name, inches]) => {
      const key = name as MeasurementName
      return [name, flatOf(key, inches + EASE[key][fit])]
    }),
  )

/**
 * The doubts about a garment, in the order of measuring: inches that no such garment has, and inches that hardly belong
 * to one garment. Inches as typed.
 */
export function garmentDoubtsOf(flat: Inches, fit: Fit): GarmentDoubt[] {
  const alone = MEASUREMENT_NAMES.flatMap((about): GarmentDoubt[] => {
    const inches = flat[about]
    const { isAcross, least, most } = GARMENT[about]
    if (inches === undefined || (inches >= least && inches <= most)) return []
    const isRound = isAcross && inches > most && inches / 2 >= least && inches / 2 <= most
    return [{ about, inches, is: inches < least ? "small" : "large", comparedTo: null, isRound }]
  })
  const odd = new Set(alone.map(({ about }) => about))
  const body = bodyOfGarment(
    Object.fromEntries(Object.entries(flat).filter(([name]) => !odd.has(name as MeasurementName))),
    fit,
  )
  const together = doubtsOf(body).flatMap((doubt): GarmentDoubt[] => {
    if (!doubt.comparedTo) return []
    const { name } = doubt.comparedTo
    const [inches, other] = [flat[doubt.about], flat[name]]
    if (inches === undefined || other === undefined) return []
    return [{ ...doubt, inches, comparedTo: { name, inches: other }, isRound: false }]
  })
  const placeOf = ({ about }: Doubt) => MEASUREMENT_NAMES.indexOf(about)
  return [...alone, ...together].sort((one, other) => placeOf(one) - placeOf(other))
}
