import { DELIVERY_DAYS } from "@silai/contracts/checkout/limits"
import { type DaySpan, workingDaysAfter } from "@silai/contracts/checkout/working-days"

export type Days = { min: number; max: number }

const plus = (a: Days, b: Days): Days => ({ min: a.min + b.min, max: a.max + b.max })

/** Working days until delivery, made-to-measure included (requirements §1). `road` is the reply of the PIN call. */
export function daysToDoor(road: Days, custom: boolean): Days {
  return custom ? plus(road, DELIVERY_DAYS.customExtra) : road
}

/** Working days until an order can be collected at the shop. */
export function daysToCollect(custom: boolean): Days {
  return custom ? plus(DELIVERY_DAYS.make, DELIVERY_DAYS.customExtra) : DELIVERY_DAYS.make
}

const range = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })

/** "25–28 Nov 2026" */
export const daysInWords = ({ from, to }: DaySpan): string =>
  range.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, "–")

/** The days on which an order placed at `fromMs` is expected. */
export const expectedDays = (fromMs: number, days: Days): string => daysInWords(workingDaysAfter(fromMs, days))
