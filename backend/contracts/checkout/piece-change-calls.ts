import { z } from "zod"
import { adminCall } from "../call"
import { REASON, TAKE_OUT } from "../order/limits"
import { bagLineSchema } from "./shapes"
import { CHECKOUT, CHEAPER_PROGRESS } from "./limits"
import { linkHoursSchema, pricedLineSchema, unpaidSchema } from "./phone-order-calls"
import { proseShape } from "../text"

const read = adminCall("order.read")
const write = adminCall("order.write")

const id = z.string().trim().min(1).max(80)
const piece = bagLineSchema.pick({ variantId: true, size: true, quantity: true })
const pieces = z.number().int().min(1).max(TAKE_OUT.maxPieces)
const insteadOf = z.strictObject({
  itemId: z.string().trim().min(1).max(20).describe("the line's `_id`"),
  quantity: pieces.describe("how many of it leave the order"),
  left: pieces.describe("how many it has, as the caller saw it"),
})
const asked = {
  orderId: id,
  piece,
  differenceRupees: z
    .number()
    .min(-CHECKOUT.maxRupees)
    .max(CHECKOUT.maxRupees)
    .multipleOf(0.01)
    .describe("the sum that the buyer agreed to, below 0 for a refund; compared, never trusted"),
  linkHours: linkHoursSchema,
  reason: proseShape(REASON.most).default(""),
}

const made = z.object({
  _id: z.string(),
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  itemId: z.string().describe("the line that joined the order"),
  quantity: z.number().int(),
  insteadOf: z.object({ itemId: z.string(), quantity: z.number().int() }).nullable(),
  paidRupees: z.number().describe("what was paid for it by link"),
  paymentId: z.string().nullable(),
  refundRupees: z.number().describe("what it is cheaper by, as far as it was left of the payment"),
  money: z.enum(CHEAPER_PROGRESS).describe("whether the refund has arrived; none: nothing is refunded"),
})
export type MadeChange = z.output<typeof made>

const all = z.object({
  data: z.object({
    waiting: unpaidSchema.nullable().describe("the change that waits for its payment; its piece is held"),
    made: z.array(made).describe("oldest first"),
  }),
})

/** An order takes another piece until it is packed. */
export const pieceChangeCalls = {
  quote: read(
    "/admin/order/piece/quote",
    "The price of adding a piece to an order, or of swapping it for others; nothing is held.",
    {
      body: z.strictObject({ orderId: id, piece, insteadOf: insteadOf.optional() }),
      reply: z.object({
        data: z.object({
          line: pricedLineSchema,
          discountRupees: z.number().describe("of the pieces that leave it; it stays with those that replace them"),
          paidRupees: z.number().describe("what was paid, or agreed, for the pieces that leave it"),
          differenceRupees: z.number().describe("to be paid by link; below 0 less is due, or it is refunded"),
          leftRupees: z
            .number()
            .describe("how much of the order's payment, or of what is still to be paid, is left for a refund"),
        }),
      }),
    },
  ),
  all: read(
    "/admin/order/piece/all",
    "Pieces that joined an order or were swapped, and the change that waits for its payment.",
    {
      body: z.strictObject({ orderId: id }),
      reply: all,
    },
  ),
  add: write(
    "/admin/order/piece/add",
    "Adds a piece to an order that is not packed: it is held, a link to pay it is sent, and it joins the order when that is paid. The same ask again finds the same link.",
    { body: z.strictObject(asked), reply: all },
  ),
  swap: write(
    "/admin/order/piece/swap",
    "Swaps pieces of an order that is not packed for another one. A higher price is paid by link first; by a lower one less is due, or it is refunded, as far as it is left of the payment.",
    { body: z.strictObject({ ...asked, insteadOf }), reply: all },
  ),
}
