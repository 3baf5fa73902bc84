import { z } from "zod"
import { adminCall } from "../call"
import { DELIVERY_METHODS } from "../checkout/limits"
import { measurementSchema } from "../measurement/calls"
import { MEASUREMENT_TYPES } from "../measurement/limits"
import { ORDER_LIST } from "./limits"
import { WORKSHOP_STAGE_KEYS } from "./workshop"

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
  pieces: z.array(workshopPiece).describe("what is cut to measure, of the type that is asked for"),
  others: z.number().int().describe("pieces of the order that are not among them"),
  nextStatuses: z.array(status).describe("what the caller may do with it"),
})
export type WorkshopOrder = z.output<typeof workshopOrder>

export const workshopCalls = {
  all: read(
    "/admin/order/workshop",
    "What is cut to measure and still in the shop, by its stage at the workshop, the most urgent first, with the count of each stage.",
    {
      body: z.strictObject({
        search: z.string().trim().max(ORDER_LIST.maxSearch).optional(),
        type: z.enum(MEASUREMENT_TYPES).optional(),
      }),
      reply: z.object({
        data: z.array(workshopOrder),
        counts: z.record(z.enum(WORKSHOP_STAGE_KEYS), z.number().int()),
        toAccept: z.number().int().describe("orders with such pieces that wait to be accepted"),
      }),
    },
  ),
}
