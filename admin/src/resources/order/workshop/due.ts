import { daysLeft } from "@silai/contracts/checkout/working-days"
import type { WorkshopOrder } from "@silai/contracts/order/workshop-calls"
import type { Tone } from "../../../ui/mark"
import type { Say } from "../../../words/say"

/** An order that is packed and waits to be collected is never late: the buyer comes for it. */
const waitsForBuyer = ({ stage, delivery }: WorkshopOrder) => stage === "ready" && delivery === "pickup"

export const isLate = (order: WorkshopOrder, now: number): boolean =>
  !waitsForBuyer(order) && daysLeft(order.dueOn, now) < 0

/** The time left, in words, and how urgent it is. */
export function dueWords(say: Say, order: WorkshopOrder, now: number): { tone: Tone; words: string } {
  if (waitsForBuyer(order)) return { tone: "done", words: say("workshop.waits") }
  const n = daysLeft(order.dueOn, now)
  if (n < 0) return { tone: "trouble", words: say("workshop.late", { n: -n }) }
  if (n === 0) return { tone: "fresh", words: say("workshop.today") }
  if (n === 1) return { tone: "fresh", words: say("workshop.tomorrow") }
  return { tone: "quiet", words: say("workshop.left", { n }) }
}
