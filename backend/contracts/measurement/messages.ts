import { customerSays } from "../customer/messages"
import { refusals } from "../refusal"
import { MEASUREMENT } from "./limits"

/** SPEC §5. */
export const measurementSays = {
  empty: "Please fill out this measurement to continue.",
  notANumber: "Please enter a valid number.",
  outOfRange: `Measurement must be between ${MEASUREMENT.minInches} and ${MEASUREMENT.maxInches} inches.`,
  saveForLater: "Save this measurement for later?",
  saved: "Measurements saved",
  asTheyWere: "Nothing was different; the measurements are as they were.",
  notSaved: "Your measurements could not be saved for later. This order has them all the same.",
  unchanged: "Your measurements are as they were.",
  removed: "Measurements removed",
} as const

export const measurementRefusals = refusals("measurement", {
  incomplete: { status: 422, field: "size", say: measurementSays.empty },
  unknown: { status: 404, say: "These measurements are not kept any more." },
  customer_unknown: { status: 404, field: "customerId", say: customerSays.unknown },
  already_kept: { status: 409, say: "Measurements of this body half are kept already. Please change those." },
  changed_meanwhile: { status: 409, say: "These measurements were changed meanwhile. Nothing has been overwritten." },
  half_empty: { status: 422, say: (field: string) => `${measurementSays.empty} (${field})` },
})
