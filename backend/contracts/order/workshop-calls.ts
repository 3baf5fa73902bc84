import { z } from "zod"
import { adminCall } from "../call"
import { DELIVERY_METHODS } from "../checkout/limits"
import { measurementSchema } from "../measurement/calls"
import { MEASUREMENT_TYPES } from "../measurement/limits"
import { day } from "../moment"
import { ORDER_LIST } from "./limits"
import { WORKSHOP_STAGE_KEYS } from "./workshop"
import { lineShape } from "../text"

const read = adminCall("order.read")
const status = z.number().int()

const workshopPiece = z.object({
  name: z.string(),
  color: z.string(),
  colorCode: z.string(),
  slug: z.string(),
  thumbnail: z.string().nullable(),
  quantity: z.number().int(),
  measurement: measurementSchema.nullable(),
})
const workshopOrder = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  status,
  stage: z.enum(WORKSHOP_STAGE_KEYS),
  placedAt: z.string(),
  dueOn: z.string().describe("the last day on which it leaves the workshop as promised: `2026-11-28`"),
  customerName: z.string(),
  delivery: z.enum(DELIVERY_METHODS),
  wish: z.string(),
  tailor: z.object({ _id: z.string(), name: z.string() }).nullable(),
  pieces: z.array(workshopPiece).describe("pieces cut to measure, of the requested type"),
  others: z.number().int().describe("pieces of the order that are not among them"),
  nextStatuses: z.array(status).describe("statuses that the caller may set"),
})
export type WorkshopOrder = z.output<typeof workshopOrder>

export const workshopCalls = {
  all: read(
    "/admin/order/workshop",
    "Made-to-measure orders still in the shop, by their stage at the workshop, the most urgent first, with the count of each stage.",
    {
      body: z.strictObject({
        search: lineShape(ORDER_LIST.maxSearch).optional(),
        type: z.enum(MEASUREMENT_TYPES).optional(),
        tailor: z
          .string()
          .trim()
          .min(1)
          .max(80)
          .optional()
          .describe("an id: what this person sews; `nobody`: unassigned"),
        due: z
          .union([day, z.literal("late")])
          .optional()
          .describe("what must leave the workshop on this day, or what should have left it before today"),
      }),
      reply: z.object({
        data: z.array(workshopOrder),
        counts: z.record(z.enum(WORKSHOP_STAGE_KEYS), z.number().int()),
        tailors: z
          .array(
            z.object({
              _id: z.string(),
              name: z.string(),
              orders: z.number().int(),
              dueSoon: z.number().int(),
              perDay: z.number().int().nullable(),
            }),
          )
          .describe(
            "staff who may sew, with each one's number of unfinished orders, how many of these are due by tomorrow, and the pieces that the person sews a day, if that is set",
          ),
        load: z
          .array(
            z.object({
              tailor: z.string().nullable(),
              day: z.string(),
              orders: z.number().int(),
              pieces: z.number().int(),
            }),
          )
          .describe(
            "unfinished pieces by who sews them (null: unassigned) and by the day on which they must leave the workshop, earliest first",
          ),
        toAccept: z.number().int().describe("orders with such pieces that wait to be accepted"),
      }),
    },
  ),
}
