import { z } from "zod"
import { optionalEmailShape, phoneShape } from "../account/shapes"
import { BAG } from "../bag/limits"
import { adminCall } from "../call"
import { typedCode } from "../coupon/shapes"
import { listOf } from "../list"
import { measurementSchema } from "../measurement/calls"
import { addressSchema, bagLineSchema, contactSchema } from "./shapes"
import { ATTEMPT_STATUSES, CHECKOUT, DELIVERY_METHODS, PHONE_ORDER, PHONE_ORDER_WAYS } from "./limits"
import { referenceShape } from "../order/reference"
import { pinShape } from "../place/pin-shape"
import { phoneOrderMessages } from "./phone-order-messages"

const take = adminCall("order.take")
const pay = adminCall("payment.write")

const id = z.string().trim().min(1).max(80)
const rupees = z.number().min(0).max(CHECKOUT.maxRupees).multipleOf(0.01)

/** The pieces and their delivery, as agreed on the phone. Prices are the server's. */
const wish = {
  items: listOf(bagLineSchema.pick({ variantId: true, size: true, quantity: true }), BAG.maxLines, {
    least: 1,
    say: phoneOrderMessages.pieceWanted,
  }),
  couponCode: typedCode.optional(),
  customerId: id
    .optional()
    .describe(
      "the account that it is for; without one, a guest's. Refused where neither the phone nor the e-mail is the account's",
    ),
  deliveryMethod: z.enum(DELIVERY_METHODS),
}

/** How long a link can be paid. */
export const linkHoursSchema = z
  .union(PHONE_ORDER.linkHours.map((hours) => z.literal(hours)))
  .default(PHONE_ORDER.usualLinkHours)
  .describe("how long the link can be paid")

export const pricedLineSchema = z.object({
  variantId: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  unitRupees: z.number(),
  totalRupees: z.number(),
  thumbnail: z.string(),
  isCustom: z.boolean(),
  isShort: z.boolean().describe("too few are free just now"),
})
export type PricedLineOnWire = z.output<typeof pricedLineSchema>
const totals = z.object({
  itemsRupees: z.number(),
  discountRupees: z.number(),
  deliveryRupees: z.number(),
  totalRupees: z.number(),
})

export const unpaidSchema = z.object({
  _id: z.string().describe("the payment's"),
  status: z.enum(ATTEMPT_STATUSES),
  takenAt: z.string(),
  takenBy: z.string(),
  payBy: z.enum(PHONE_ORDER_WAYS),
  heldUntil: z.string(),
  amountRupees: z.number(),
  customerId: z.string().nullable(),
  customerName: z.string(),
  phone: z.string(),
  email: z.string(),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  address: addressSchema.nullable().describe("where it is delivered; null where it is collected"),
  lines: z.array(pricedLineSchema.omit({ isShort: true }).extend({ measurement: measurementSchema.nullable() })),
  totals,
  link: z
    .object({ url: z.string(), until: z.string(), sentAt: z.string() })
    .nullable()
    .describe("where it is paid; null where it is not paid by link, or the link is not made yet"),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  changes: z
    .object({ orderId: z.string(), orderNumber: z.string() })
    .nullable()
    .describe("the order that it adds a piece to; null for a separate order"),
})
export type UnpaidOrder = z.output<typeof unpaidSchema>
const oneUnpaid = z.object({ data: unpaidSchema })

/** Orders that staff take by phone or WhatsApp. */
export const phoneOrderCalls = {
  quote: take("/admin/order/quote", "The price of an order by phone, by the rules of the checkout; nothing is held.", {
    body: z.strictObject({
      ...wish,
      phone: phoneShape.optional().describe("of the buyer, for a coupon's limits"),
      pincode: pinShape.optional().describe("absent: most of India"),
    }),
    reply: z.object({
      data: z.object({
        lines: z.array(pricedLineSchema),
        totals,
        couponTrouble: z.string().nullable().describe("why the coupon gives no discount"),
      }),
    }),
  }),
  add: take(
    "/admin/order/add",
    "Takes an order by phone: holds its goods and coupon as the checkout does, and has its payment link sent. The same key again finds the same order.",
    {
      body: z.strictObject({
        ...wish,
        key: z.string().regex(PHONE_ORDER.key).describe("new for each order, the same for each try of it"),
        contact: contactSchema.extend({
          email: optionalEmailShape.describe("empty: the buyer has none, and gets no mails"),
        }),
        address: addressSchema.optional().describe("wanted where it is delivered"),
        payBy: z.enum(PHONE_ORDER_WAYS),
        linkHours: linkHoursSchema,
        totalRupees: rupees.describe("as quoted to the buyer; compared, never trusted"),
      }),
      reply: oneUnpaid,
    },
  ),
  unpaid: take(
    "/admin/order/unpaid/all",
    "Orders by phone that are not paid, or were cancelled lately; latest first.",
    { body: z.strictObject({}), reply: z.object({ data: z.array(unpaidSchema), total: z.number().int() }) },
  ),
  unpaidSingle: take("/admin/order/unpaid/single", "One order by phone, in any state.", {
    body: z.strictObject({ paymentId: id }),
    reply: oneUnpaid,
  }),
  sendLink: take(
    "/admin/order/unpaid/send",
    "Has an order's payment link sent again, by text message and, where there is an e-mail, by mail.",
    {
      body: z.strictObject({ paymentId: id }),
      reply: oneUnpaid,
    },
  ),
  received: pay(
    "/admin/order/received",
    "Notes, once, that the money of an order has arrived: a transfer that was expected, and the order is placed; cash that was due when it was collected.",
    {
      body: z.strictObject({
        paymentId: id.describe("the payment's, or its order's"),
        reference: referenceShape.describe("by what it is found again; wanted of a transfer"),
      }),
      reply: oneUnpaid,
    },
  ),
  cancelUnpaid: take(
    "/admin/order/unpaid/cancel",
    "Cancels an unpaid order: its link can no longer be paid, then its goods and coupon are free.",
    { body: z.strictObject({ paymentId: id }), reply: oneUnpaid },
  ),
}
