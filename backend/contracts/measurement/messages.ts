import { refusals } from "../refusal"
import { MEASUREMENT } from "./limits"

/** SPEC §5. */
export const measurementSays = {
  empty: "Please fill out this measurement to continue.",
  notANumber: "Please enter a valid number.",
  outOfRange: `Measurement must be between ${MEASUREMENT.minInches} and ${MEASUREMENT.maxInches} inches.`,
  saved: "Measurements saved",
  unchanged: "Your measurements are as they were.",
  removed: "Measurements removed",
} as const

export const measurementRefusals = refusals("measurement", {
  incomplete: { status: 422, field: "size", say: measurementSays.empty },
  half_empty: { status: 422, say: (field: string) => `${measurementSays.empty} (${field})` },
})
