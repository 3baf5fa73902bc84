import { WAY_LABELS } from "@silai/contracts/measurement/fit-messages"
import type { MeasurementName } from "@silai/contracts/measurement/limits"

/** Texts of the measuring dialog beyond requirements §5's sentences. All lengths are of the body, in inches. */
export const measuringMessages = {
  title: "Your measurements",
  next: "Next",
  goBack: "Back",
  complete: "Complete",
  notNow: "Not now",
  fieldOf: (what: string) => `${what}, in inches`,
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  kept: "Kept on this device, so that you need not measure again.",
  fraction: "Fraction of an inch",
  fitTitle: "How it should sit",
  fitMore: "How you wear it, and your build",
  fitDone: "Done",
  savedOf: (name: string) => `${name}: saved measurements`,
  /** For shoppers whose saved measurements are not enough for this piece. */
  lacking: "Your saved measurements do not have these yet. It is one short measurement after the other.",
  /** A comparison with a ready-made size, for people unsure of the tape. */
  nearest: (size: string, rows: readonly { row: string; chart: number }[]) =>
    `Nearest ready-made size so far: ${size} (${rows.map(({ row, chart }) => `${row.toLowerCase()} ${chart}`).join(", ")} in the size chart).`,
} as const

export const lastOrderMessages = {
  title: WAY_LABELS.lastOrder,
  lead: "Wore it, and know what to change? Each press is a quarter of an inch.",
  which: "Which piece?",
  none: "We have not cut anything for you yet. Measure with a tape, or copy a piece that fits.",
  less: (what: string) => `${what}: a quarter of an inch less`,
  more: (what: string) => `${what}: a quarter of an inch more`,
  use: "Use these measurements",
} as const

/** Texts about the other people whom the customer measures. */
export const otherPeopleMessages = {
  /** As in "We could not fetch …". */
  what: "the measurements of others",
  add: (half: string) => `Add a person: ${half.toLowerCase()}`,
  change: "Change",
  measure: "Add measurements",
  halfOf: (half: string, name: string) => `${half}, for ${name}`,
  rename: "Change the name",
  save: "Save the name",
  remove: "Delete",
  stay: "Keep them",
  removeAsk: (name: string) => `Delete the measurements of ${name}?`,
} as const

/** How to take each measurement, one short instruction. */
export const HOW_TO_MEASURE: Record<MeasurementName, string> = {
  neck: "Lay the tape around the base of the neck, where a collar sits. Keep one finger between tape and skin.",
  shoulder: "Across the back, from the edge of one shoulder to the edge of the other. Let someone help you.",
  chest: "Around the fullest part of the chest, under the arms, the tape level. Breathe out and do not pull tight.",
  upperBodyWaist: "Around the body at the navel, the tape level and loose enough for one finger.",
  sleeveLength: "From the edge of the shoulder, over a slightly bent elbow, to the wrist bone.",
  shirtLength: "From the highest point of the shoulder, next to the neck, straight down to where the shirt should end.",
  hip: "Around the fullest part of the seat, feet together, the tape level.",
  lowerBodyWaist: "Around the body where you wear your trousers, over a thin shirt, one finger between.",
  thigh: "Around the fullest part of one thigh, standing straight, the tape level.",
  legLength: "Along the outside of the leg, from the waistband down to where the trouser should end.",
  bottom: "Around the hem of trousers that you like, or around the ankle with the room you want.",
}
