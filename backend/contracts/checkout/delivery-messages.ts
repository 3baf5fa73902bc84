import { inWords, plural, rangeInWords } from "../counting"
import { DELIVERY_DAYS } from "./limits"

const { make, customExtra } = DELIVERY_DAYS

/** "1 to 4 extra days": the extra time of made-to-measure and made-to-order pieces. */
export const extraDays = `${rangeInWords(customExtra)} extra ${plural(customExtra.max, "day")}`
/** "within two working days": when a ready-made piece leaves the workshop. */
export const leavesWithin = `within ${inWords(make.max)} working ${plural(make.max, "day")}`
/** "2 to 4 working days", "1 working day" */
export const workingDays = (days: { min: number; max: number }): string =>
  `${rangeInWords(days)} working ${plural(days.max, "day")}`
