import { inWords, plural, rangeInWords } from "../counting"
import { DELIVERY_DAYS } from "./limits"

const { make, customExtra } = DELIVERY_DAYS

/** "1 to 4 extra days": the extra time of made-to-measure and made-to-order pieces. */
export const extraDays = `${rangeInWords(customExtra)} extra ${plural(customExtra.max, "day")}`
/** "Cutting adds 1 to 4 days to delivery": it is not the delivery day. `queueDays`: what the workshop's queue adds to that. */
export const cuttingAddsWith = (queueDays: number): string => {
  const added = { min: customExtra.min + queueDays, max: customExtra.max + queueDays }
  return `Cutting adds ${rangeInWords(added)} ${plural(added.max, "day")} to delivery`
}
/** The same while the workshop has no queue. */
export const cuttingAdds = cuttingAddsWith(0)
/** "within two working days": when a ready-made piece leaves the workshop. */
export const leavesWithin = `within ${inWords(make.max)} working ${plural(make.max, "day")}`
/** "2 to 4 working days", "1 working day" */
export const workingDays = (days: { min: number; max: number }): string =>
  `${rangeInWords(days)} working ${plural(days.max, "day")}`
