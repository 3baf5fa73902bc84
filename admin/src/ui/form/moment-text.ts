import { plainOf } from "@silai/contracts/plain"
import type { Dayjs } from "dayjs"
import { dayTyped, TYPED } from "./day-text"

/** The first is shown; the others are read too. */
export const MOMENTS = [
  "DD/MM/YYYY, HH:mm",
  "DD/MM/YYYY HH:mm",
  "D/M/YYYY, H:mm",
  "D/M/YYYY H:mm",
  "DD/MM/YYYY",
  "D/M/YYYY",
]
const READ = TYPED.date.flatMap((day) => [
  day,
  ...["H:mm", "HH:mm", "h:mm A", "h A"].flatMap((hour) => [`${day} ${hour}`, `${day}, ${hour}`]),
])

const isBareDay = (typed: string) => /\d/.test(typed) && !/:|[ap]\.?m\b/i.test(typed)

/** A field's moment as text: of an end that was typed as a bare day, the last minute of that day. */
export const momentText = (moment: Dayjs, typed: string, isEnd: boolean): string =>
  moment.format(isEnd && isBareDay(plainOf(typed)) ? "YYYY-MM-DDT23:59" : "YYYY-MM-DDTHH:mm")

/** The same of a text in any digits, with slashes, dots or hyphens. Null where it is no moment. */
export function momentTyped(written: string, isEnd: boolean): string | null {
  const moment = dayTyped(written.replace(/\s*,\s*$/, ""), [...READ, "YYYY-MM-DDTHH:mm"])
  return moment && momentText(moment, written, isEnd)
}
