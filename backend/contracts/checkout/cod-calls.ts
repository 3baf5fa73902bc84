import { z } from "zod"
import { whyNotDone } from "../outcome"
import { BAG } from "../bag/limits"
import { bagMessages } from "../bag/messages"
import { adminCall, callFor } from "../call"
import { typedCode } from "../coupon/shapes"
import { listOf } from "../list"
import { CHECKOUT, COD } from "./limits"
import { referenceShape } from "../order/reference"
import { trackingOf } from "../order/tracking"
import { bagLineSchema } from "./shapes"

const guest = callFor("guest")
const pay = adminCall("payment.write")
const returnCall = adminCall("return.write")

const rupees = z.number().min(0).max(CHECKOUT.maxRupees).multipleOf(0.01)

/** The terms that the shopper sees before choosing it. */
const offer = z.object({
  feeRupees: z.number().describe("in the total, and on the invoice as a part of delivery"),
  nowRupees: z.number().describe("paid online now; 0: nothing"),
  dueRupees: z.number().describe("in cash, to the courier"),
  totalRupees: z.number(),
  words: z.string().describe("the shopkeeper's own; may be empty, as in Hindi"),
  wordsHindi: z.string(),
})
export type CodOffer = z.output<typeof offer>

/** One order's result of a remittance. */
const collectedOne = z.object({
  order: z.string().describe("as the caller named it"),
  _id: z.string().nullable(),
  orderNumber: z.string(),
  customerName: z.string(),
  dueRupees: z.number().describe("before this"),
  noted: z.boolean().describe("or, with `check`: whether it would be"),
  ...whyNotDone,
})
export type CollectedOne = z.output<typeof collectedOne>

/** Cash on delivery: whether a purchase may be paid so, and the money that couriers bring. */
export const codCalls = {
  offer: guest(
    "/customer/cod",
    "Whether this purchase can be paid in cash on delivery, on what terms, or why not; by the checkout's own rules. Nothing is held.",
    {
      body: z.strictObject({
        items: listOf(bagLineSchema, BAG.maxLines, { least: 1, say: bagMessages.emptyPage }),
        couponCode: typedCode.optional(),
      }),
      reply: z.object({
        data: z.object({
          isOffered: z.boolean().describe("whether the shop has cash on delivery at all"),
          offer: offer.nullable(),
          why: z.string().nullable().describe("why not for this purchase"),
        }),
      }),
    },
  ),
  collect: pay(
    "/admin/cod/collect",
    `Notes the cash of up to ${COD.lines} orders that couriers have collected and paid to the shop, each once, with a result for each; \`check\` only says what would happen.`,
    {
      body: z.strictObject({
        lines: listOf(
          z.strictObject({
            order: z
              .string()
              .max(80)
              .overwrite(trackingOf)
              .min(1)
              .describe("its id, its number, or its parcel's tracking number"),
            amountRupees: rupees.optional().describe("as the courier's file has it; compared with what is due"),
            reference: referenceShape.describe("by what the transfer is found"),
          }),
          COD.lines,
          { least: 1 },
        ),
        check: z.boolean().default(false),
      }),
      reply: z.object({ data: z.array(collectedOne) }),
    },
  ),
  undelivered: returnCall(
    "/admin/cod/undelivered",
    "Notes that a parcel came back undelivered: the order is returned, its pieces are in stock, the paid share is refunded, and the phone's count of such parcels goes up.",
    {
      body: z.strictObject({ orderId: z.string().trim().min(1).max(80) }),
      reply: z.object({ data: z.object({ _id: z.string(), parcelsLeft: z.number().int().describe("of this phone") }) }),
    },
  ),
}
