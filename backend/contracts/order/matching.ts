import { z } from "zod"
import { whyNotDone } from "../outcome"
import { listOf } from "../list"
import { day } from "../moment"
import { STATES, type StateName } from "../place/states"
import { MOVE_MANY, ORDER_DUE, ORDER_KINDS, ORDER_LIST, ORDER_MONEY, ORDER_NUMBER, ORDER_SORTS } from "./limits"
import { STATUS_CODES } from "./status"
import { lineShape } from "../text"

const id = z.string().trim().min(1).max(80)
export const statusCode = z
  .number()
  .int()
  .min(0)
  .max(Math.max(...STATUS_CODES))

/** The filters of the back office's list, and its order. */
export const orderFilters = {
  search: lineShape(ORDER_LIST.maxSearch).optional(),
  status: listOf(statusCode, STATUS_CODES.length).optional(),
  kind: z.enum(ORDER_KINDS).optional().describe("custom: with a piece made to order"),
  money: z
    .enum(ORDER_MONEY)
    .optional()
    .describe(
      "due_at_door: of what is due, what couriers collect; refunded: in part or whole; refunded_out: wholly, and it still goes out",
    ),
  due: z
    .enum(ORDER_DUE)
    .optional()
    .describe("late: should have left the shop, or arrived; today: leaves the shop today"),
  states: listOf(z.enum(STATES.map(({ name }) => name) as [StateName, ...StateName[]]), STATES.length).optional(),
  from: day.optional().describe("placed on this day in India, or later"),
  to: day.optional(),
  archived: z.boolean().default(false).describe("only archived ones"),
  sort: z.enum(ORDER_SORTS).default("newest"),
}

/** All orders that match the list's filters, as of the moment of selection. */
export const matchingOrders = z.strictObject({
  filters: z.strictObject(orderFilters),
  upTo: z
    .number()
    .int()
    .min(0)
    .max(ORDER_NUMBER.largest)
    .describe("the latest order number at that moment: later orders were not selected"),
})
export type MatchingOrders = z.output<typeof matchingOrders>

/** Up to a hundred of them: a range of the sorted list. */
export const matchingPart = matchingOrders.extend({
  after: id.nullable().describe("the order just before the range; null in the first part"),
  through: id.describe("the last order of the range"),
  number: z
    .number()
    .int()
    .min(1)
    .max(MOVE_MANY)
    .describe(
      "how many orders it had. Those that no longer match stay as they are; if more match now, the call is refused",
    ),
})
export type MatchingPart = z.output<typeof matchingPart>

/** Orders selected in the list: by ids, or by the list's filters. */
export const chosenOrders = z.union([
  z.strictObject({ orderIds: listOf(id, MOVE_MANY, { least: 1 }) }),
  z.strictObject({ part: matchingPart }),
])
export type ChosenOrders = z.output<typeof chosenOrders>

/** The result for one order of many. */
export const movedOne = z.object({
  order: z.string().describe("as the caller named it"),
  _id: z.string().nullable(),
  orderNumber: z.string(),
  customerName: z.string(),
  status: statusCode.nullable().describe("now; null if there is no such order"),
  moved: z.boolean().describe("or, with `check`: whether it would be"),
  ...whyNotDone,
})
export type MovedOne = z.output<typeof movedOne>
