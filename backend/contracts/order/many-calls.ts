import { z } from "zod"
import { adminCall } from "../call"
import { MATCHING, MOVE_MANY, ORDER_NOTE, REASON } from "./limits"
import { chosenOrders, matchingPart, movedOne, orderFilters, statusCode } from "./matching"
import { orderMessages } from "./messages"
import { whyNotDone } from "../outcome"
import { proseShape } from "../text"

const read = adminCall("order.read")
const move = adminCall("order.move")
const own = adminCall("order.archive")

const part = z.object({
  after: z.string().nullable(),
  through: z.string(),
  number: z.number().int(),
})
/** The result for one order of many. */
const one = z.object({ _id: z.string(), orderNumber: z.string(), done: z.boolean(), ...whyNotDone })
export type OneOrderOfMany = z.output<typeof one>

/** Actions on many selected orders, including those on other pages of the list. */
export const manyOrderCalls = {
  matching: read(
    "/admin/order/matching",
    `How many orders match the list's filters now, at most ${MATCHING.most.toLocaleString("en-IN")}, and the parts of ${MOVE_MANY} that the calls below take.`,
    {
      body: z.strictObject(orderFilters),
      reply: z.object({ data: z.object({ total: z.number().int(), upTo: z.number().int(), parts: z.array(part) }) }),
    },
  ),
  move: move(
    "/admin/order/move-matching",
    `Moves one part of the matching orders, as "order/move" would, with a result for each.`,
    {
      body: z.strictObject({
        part: matchingPart,
        status: statusCode,
        reason: proseShape(REASON.most).default(""),
      }),
      reply: z.object({ data: z.array(movedOne) }),
    },
  ),
  note: move(
    "/admin/order/note-many",
    `Writes the same note about up to ${MOVE_MANY} orders, with a result for each.`,
    {
      body: z.strictObject({
        of: chosenOrders,
        text: proseShape(ORDER_NOTE.maxLength, orderMessages.noteTooLong).min(1, orderMessages.noteEmpty),
      }),
      reply: z.object({ data: z.array(one) }),
    },
  ),
  archive: own(
    "/admin/order/archive-many",
    `Archives up to ${MOVE_MANY} closed orders, as "order/delete" would, or restores them, with a result for each.`,
    {
      body: z.strictObject({ of: chosenOrders, archived: z.boolean().default(true) }),
      reply: z.object({ data: z.array(one) }),
    },
  ),
}
