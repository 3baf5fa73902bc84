import {
  closedDays,
  type Days,
  type DaySpan,
  daysToMake,
  plusDays,
  withMaking,
  workingDaysAfter,
} from "@silai/contracts/checkout/working-days"
import { shop } from "~/lib/shop/shop"

const range = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" })

/** "25–28 Nov 2026" */
export const daysInWords = ({ from, to }: DaySpan): string =>
  range.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, "–")

/** `queueDays`: what the workshop's queue adds to a piece that is made. */
type Making = { custom: boolean; queueDays?: number }

/**
 * The days on which an order placed at `fromMs` is expected, made-to-measure included (requirements §1), and the days on which
 * the shop is closed. `road` is the reply of the PIN call; null: it is collected at the shop.
 */
export function expectedDays(fromMs: number, road: Days | null, { custom, queueDays = 0 }: Making): string {
  const making = daysToMake(custom, queueDays)
  const days = road ? withMaking(road, { custom, queueDays }) : making
  return daysInWords(workingDaysAfter(fromMs, plusDays(days, closedDays(shop().hours, fromMs, making))))
}
