import { customerMessages } from "../customer/messages"
import { refusals } from "../refusal"
import type { Doubt } from "./body-limits"
import { fitMessages } from "./fit-messages"
import { type LengthUnit, MEASUREMENT, MEASUREMENT_LABELS, type MeasurementType } from "./limits"

/** Requirements §5. */
export const measurementMessages = {
  empty: "Please fill out this measurement to continue.",
  notANumber: "Please enter a valid number.",
  outOfRange: `Measurement must be between ${MEASUREMENT.minInches} and ${MEASUREMENT.maxInches} inches.`,
  saveForLater: "Save this measurement for later?",
  saved: "Measurements saved",
  asTheyWere: "Nothing has changed; the measurements are the same.",
  notSaved: "Your measurements could not be saved for later. This order has them all the same.",
  unchanged: "Your measurements are as they were.",
  removed: "Measurements removed",
} as const

/** Texts of the measurements page about each body half. */
export const halfMessages: Record<MeasurementType, { title: string; empty: string; remove: string }> = {
  upperBody: {
    title: "Upper body",
    empty: "For shirts: six measurements, a tape, and someone to help for five minutes.",
    remove: "Delete the upper body's measurements?",
  },
  lowerBody: {
    title: "Lower body",
    empty: "For trousers: five measurements, taken standing, over thin clothes.",
    remove: "Delete the lower body's measurements?",
  },
}
export const savedMeasurementMessages = {
  removeWords: "They are deleted from your account. Orders already placed keep the measurements they are cut to.",
  typing: {
    in: "Fractions are welcome: 15 1/2, 15½ or 15.5.",
    cm: "We keep inches; centimetres are turned into them.",
  },
} as const

/** A question about an unlikely measurement; the shopper's answer counts. */
export const doubtMessages = {
  title: "Is this right?",
  right: "It is right",
  again: "Measure again",
  /** `length` writes inches in the shown unit, as "17" or "43.2". */
  what({ about, inches, is, comparedTo }: Doubt, unit: LengthUnit, length: (inches: number) => string): string {
    const written = (value: number) => `${length(value)} ${unit}`
    const subject = `A ${MEASUREMENT_LABELS[about].toLowerCase()} of ${written(inches)}`
    if (comparedTo) {
      const other = `your ${MEASUREMENT_LABELS[comparedTo.name].toLowerCase()} of ${written(comparedTo.inches)}`
      return `${subject} is very ${is} next to ${other}.`
    }
    const centimetres = is === "large" && unit === "in" ? " Are these centimetres?" : ""
    return `${subject} is very ${is} for a man.${centimetres}`
  },
} as const

export const measurementRefusals = refusals("measurement", {
  incomplete: { status: 422, field: "size", say: measurementMessages.empty },
  unknown: { status: 404, say: "These measurements are no longer saved." },
  customer_unknown: { status: 404, field: "customerId", say: customerMessages.unknown },
  already_kept: { status: 409, say: "Measurements of this body half are kept already. Please change those." },
  changed_meanwhile: {
    status: 409,
    say: "These measurements were changed in the meantime. Nothing has been overwritten.",
  },
  other_unknown: { status: 404, field: "personId", say: "This person is no longer saved." },
  name_taken: { status: 409, field: "name", say: "You have already saved a person of this name." },
  too_many_others: { status: 409, field: "name", say: fitMessages.tooMany },
  half_empty: { status: 422, say: (field: string) => `${measurementMessages.empty} (${field})` },
})
