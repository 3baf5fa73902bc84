import { z } from "zod"
import { BAG } from "../bag/limits"
import { bagMessages } from "../bag/messages"
import { callFor } from "../call"
import { typedCode } from "../coupon/shapes"
import { listOf } from "../list"
import { measurementSchema } from "../measurement/calls"
import { ADDRESS, ATTEMPT_STATUSES, CHECKOUT, DELIVERY_METHODS, SHIPPING_FEE } from "./limits"
import { pinShape } from "../place/pin-shape"
import { addressSchema, bagLineSchema, contactSchema } from "./shapes"

export { shippingFeeCalls } from "./shipping-fee-calls"
export { paymentCalls } from "./payment-calls"
export { phoneOrderCalls } from "./phone-order-calls"
export { pieceChangeCalls } from "./piece-change-calls"
export { codCalls } from "./cod-calls"
export { type Address, addressSchema, type BagLine, bagLineSchema, type Contact, contactSchema } from "./shapes"

const guest = callFor("guest")
const everyone = callFor("everyone")

const text = (max: number) => z.string().trim().max(max)
const id = z.string().trim().min(1).max(80)

const details = z.object({
  contact: contactSchema.nullable(),
  address: addressSchema.nullable(),
  deliveryMethod: z.enum(DELIVERY_METHODS).nullable(),
  version: z.string().optional().describe("another one after each change; none before anything was entered"),
  isOver: z
    .boolean()
    .optional()
    .describe(
      "An order was placed with them, or the account has changed since: the next purchase begins without them.",
    ),
})
export type CheckoutDetails = z.output<typeof details>

const totals = z.object({
  items: z.number(),
  saved: z.number(),
  delivery: z.number(),
  discount: z.number(),
  total: z.number(),
})
const attemptState = z.object({
  attemptId: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  isYours: z
    .boolean()
    .describe("False when only a payment's signature was proven: the caller gets its state, not the order it became"),
})
export type AttemptState = z.output<typeof attemptState>

const fee = z.object({
  _id: z.string(),
  method: z.enum(DELIVERY_METHODS),
  name: z.string(),
  note: z.string(),
  fee: z.number().describe("rupees, for the goods and the place that were named"),
  freeFrom: z
    .number()
    .nullable()
    .describe("rupees of goods from which on `fee` is not taken there; null where it always is, or is free anyway"),
  pay: z
    .object({ note: z.string(), later: z.boolean().describe("true where the money comes after the order is placed") })
    .describe("how an order that goes this way is paid"),
})

/** The delivery fee for pages without an address: that of most of India, and whether some places pay another. */
const days = z.object({ min: z.number(), max: z.number() })
const everywhere = z.object({
  fee: z.number(),
  freeFrom: z.number().nullable(),
  someDiffer: z.boolean(),
  days: days.describe("working days from an order to the door, the fewest and the most in all India"),
  queueDays: z
    .number()
    .int()
    .describe("working days that the workshop's queue adds to a piece that is made; 0 unless it is full"),
  version: z.number().int().describe("another one after each change of the rules"),
})
const zone = days.extend({
  name: z.string().nullable().describe("null: all other places"),
  states: z.array(z.string()),
})
export type DeliveryZone = z.output<typeof zone>
export type DeliveryCost = z.output<typeof everywhere>

/** The gateway whose field names the documented body of `verifyPayment` uses. */
export const REPORTING_GATEWAY = "razorpay"

const againLine = z.object({
  variantId: z.string(),
  size: z.union([z.string(), measurementSchema]),
  quantity: z.number().int(),
})
/** A piece of an unfinished payment. */
export type AgainLine = z.output<typeof againLine>

export const checkoutCalls = {
  guest: guest(
    "/customer/guest",
    "Opens or continues this browser's checkout: reads, or keeps, contact, address and delivery method.",
    {
      body: z.strictObject({
        contact: contactSchema.optional(),
        address: addressSchema.optional(),
        deliveryMethod: z.enum(DELIVERY_METHODS).optional(),
        forget: z.boolean().optional().describe("True: earlier entries are cleared first"),
      }),
      reply: z.object({ data: details }),
    },
  ),
  pincode: everyone("/customer/pincode", "City and state of a PIN code, and how many days a parcel takes there.", {
    body: z.strictObject({ pincode: pinShape }),
    reply: z.object({
      data: z.object({
        pincode: z.string(),
        city: z.string(),
        district: z.string(),
        state: z.string(),
        stateCode: z.string(),
        otherStates: z
          .array(z.string())
          .optional()
          .describe("GST codes of the states that a PIN code at a border also serves"),
        days,
      }),
    }),
  }),
  shippingFees: everyone(
    "/customer/shippingFee/all",
    "The ways to get an order, with their fees in rupees: for goods of this worth that go to this place. Without a place, for most of India.",
    {
      body: z.strictObject({
        amount: z.number().min(0).max(CHECKOUT.maxRupees).default(0).describe("rupees of goods, before a coupon"),
        pincode: pinShape.optional(),
        state: text(ADDRESS.state).optional().describe("counts where the PIN code is not known"),
      }),
      reply: z.object({
        data: z.array(fee),
        everywhere,
        zones: z.array(zone),
      }),
    },
  ),
  paymentOrder: guest(
    "/customer/order",
    "Holds the goods and opens a payment at the gateway; the same bag gets the same payment again.",
    {
      body: z.strictObject({
        items: listOf(bagLineSchema, BAG.maxLines, { least: 1, say: bagMessages.emptyPage }),
        couponCode: typedCode.optional(),
        deliveryFee: z
          .number()
          .min(0)
          .max(SHIPPING_FEE.maxRupees)
          .optional()
          .describe("Rupees for delivery in the total that the shopper saw, without `cod`; compared, never believed"),
        detailsVersion: z
          .string()
          .max(40)
          .optional()
          .describe("of the contact, address and delivery method that the shopper saw; compared, never trusted"),
        cod: z
          .strictObject({ feeRupees: z.number().min(0), nowRupees: z.number().min(0) })
          .optional()
          .describe("paid in cash on delivery, on the terms that the shopper saw; compared, never trusted"),
      }),
      reply: z.object({
        data: z.object({
          attemptId: z.string(),
          expiresAt: z.string(),
          holdSeconds: z.number().int().describe("from now to `expiresAt`, for a browser whose clock is wrong"),
          totals,
          gateway: z.string().describe("who takes the payment"),
          razorpay: z
            .object({
              keyId: z.string(),
              orderId: z.string(),
              amount: z.number().int().describe("paise, as Razorpay counts"),
              currency: z.string(),
              checkoutUrl: z.string(),
              payWithinSeconds: z.number(),
            })
            .optional()
            .describe("for the window, where Razorpay takes the payment"),
          prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
        }),
      }),
    },
  ),
  verifyPayment: guest(
    "/customer/verifyPayment",
    "Takes the browser's report of a payment; the server asks the gateway itself before it trusts it.",
    {
      body: z.strictObject({
        razorpay_order_id: id,
        razorpay_payment_id: id,
        razorpay_signature: z.string().trim().max(200),
      }),
      reply: z.object({ data: attemptState }),
    },
  ),
  add: guest(
    "/customer/order/add",
    "Requests that the order of a paid attempt be placed now; it is placed even without this.",
    {
      body: z.strictObject({ attemptId: id }),
      reply: z.object({ data: attemptState }),
    },
  ),
  giveUp: guest(
    "/customer/order/giveUp",
    "Cancels an unpaid attempt: its goods and coupon are free at once. While a bank may still be paying, it is unchanged.",
    {
      body: z.strictObject({ attemptId: id }),
      reply: z.object({ data: attemptState }),
    },
  ),
  again: guest(
    "/customer/order/again",
    "The pieces of an unfinished payment, for the bag, to a caller with the key of the mail's link.",
    {
      body: z.strictObject({ attemptId: id, key: z.string().trim().max(100) }),
      reply: z.object({
        data: z.object({
          lines: z.array(againLine),
        }),
      }),
    },
  ),
  success: guest("/customer/order/success", "How far an attempt has come: paid, placed, expired or being refunded.", {
    body: z.strictObject({ attemptId: id }),
    reply: z.object({ data: attemptState }),
  }),
}
