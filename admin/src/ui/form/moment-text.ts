import { plainOf } from "@silai/contracts/plain"
import type { Dayjs } from "dayjs"
import { dayTyped } from "./day-text"

/** The first is shown; the others are read too. */
export const MOMENTS = [
  "DD/MM/YYYY, HH:mm",
  "DD/MM/YYYY HH:mm",
  "D/M/YYYY, H:mm",
  "D/M/YYYY H:mm",
  "DD/MM/YYYY",
  "D/M/YYYY",
]
const ISO = ["YYYY-MM-DD HH:mm", "YYYY-MM-DDTHH:mm", "YYYY-MM-DD"]

const isBareDay = (typed: string) => /\d/.test(typed) && !typed.includes(":")

/** A field's moment as text: of an end that was typed as a bare day, the last minute of that day. */
export const momentText = (moment: Dayjs, typed: string, isEnd: boolean): string =>
  moment.format(isEnd && isBareDay(plainOf(typed)) ? "YYYY-MM-DDT23:59" : "YYYY-MM-DDTHH:mm")

/** The same of a text in any digits, with slashes, dots or hyphens. Null where it is no moment. */
export function momentTyped(written: string, isEnd: boolean): string | null {
  const moment = dayTyped(written.replace(/\s*,\s*$/, ""), [...MOMENTS, ...ISO])
  return moment && momentText(moment, written, isEnd)
}
