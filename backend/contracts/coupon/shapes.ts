import { z } from "zod"
import { COUPON, COUPON_KINDS, COUPON_STANDINGS, COUPON_STATES } from "./limits"
import { couponCodeOf } from "./code"
import { couponFormMessages, couponRefusals } from "./messages"
import { listOf } from "../list"
import { lineShape } from "../text"

const named = listOf(z.string().trim().min(1).max(120), COUPON.maxNamed)
const rupees = z.number().min(0).max(COUPON.maxRupees).multipleOf(0.01)
const moment = z.iso.datetime({ offset: true }).max(40)

export const couponCode = z
  .string()
  .max(COUPON.maxTyped, couponFormMessages.codeShape)
  .transform(couponCodeOf)
  .pipe(
    z
      .string()
      .min(COUPON.minCode, couponFormMessages.codeShape)
      .max(COUPON.maxCode, couponFormMessages.codeShape)
      .regex(COUPON.pattern, couponFormMessages.codeShape),
  )

/** A shopper's code, as it is compared; one that cannot exist is simply not found. */
export const typedCode = z.string().max(COUPON.maxTyped, couponRefusals.not_valid.say).overwrite(couponCodeOf)

/** The worth of a coupon, its customers and its goods; money in rupees. Empty lists: for everything, or everyone. */
export const couponRule = z.strictObject({
  name: lineShape(COUPON.maxName).default("").describe("what customers read next to the code"),
  kind: z.enum(COUPON_KINDS),
  percent: z.number().int().min(1).max(100).nullable().default(null),
  amount: rupees.min(1).nullable().default(null),
  cap: rupees.min(1).nullable().default(null).describe("the highest discount of a percentage"),
  minimum: rupees.default(0).describe("the least that the items it is for must cost"),
  categoryIds: named.default([]),
  styleIds: named.default([]),
  colourwayIds: named.default([]),
  customerIds: named.default([]).describe("a personal coupon: only these accounts"),
  isListed: z
    .boolean()
    .default(false)
    .describe(
      "shown to every shopper who can use it; else found only by its code. A personal one is for its customers only",
    ),
  firstOrder: z.boolean().default(false),
  perCustomer: z.number().int().min(1).max(COUPON.maxPerCustomer).nullable().default(null),
  totalUses: z.number().int().min(1).max(COUPON.maxUses).nullable().default(null),
  startsAt: moment.nullable().default(null),
  endsAt: moment.nullable().default(null),
})
export type CouponRule = z.output<typeof couponRule>

/** A coupon in the back office; a change sends its `version` again. */
export const couponRow = couponRule.extend({
  _id: z.string(),
  code: z.string(),
  state: z.enum(COUPON_STATES),
  held: z.number().int().describe("purchases that are being paid with it"),
  used: z.number().int().describe("orders placed with it"),
  discountRupees: z.number().describe("its total discount, without pieces that were taken out of those orders"),
  revenueRupees: z
    .number()
    .describe("the sales of those orders, as on the dashboard: paid less refunded, without cancelled ones"),
  batchId: z.string().nullable().describe("the batch that it is a code of"),
  promotionId: z.string().nullable().describe("the engine's promotion that mirrors it"),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
})
export type CouponRow = z.output<typeof couponRow>

/** The same as the back office lists it. */
export const listedCoupon = couponRow.extend({
  goodsGone: z.boolean().describe("it is for certain goods, and none of them exists any more"),
})
export type ListedCoupon = z.output<typeof listedCoupon>

/** One order that used a coupon. */
export const couponUse = z.object({
  orderId: z.string(),
  at: z.string(),
  code: z.string(),
  discountRupees: z.number().describe("without pieces that were taken out of the order"),
  totalRupees: z.number().describe("paid for the order, less refunds"),
})

/** A coupon as a shopper sees it; rupees. */
export const shopperCoupon = z.object({
  _id: z.string(),
  code: z.string(),
  name: z.string(),
  worth: z.string().describe("in words: “10% off, at most ₹300”"),
  conditions: z.array(z.string()).describe("each in words: “From ₹1,200”, “First order only”"),
  standing: z.enum(COUPON_STANDINGS),
  isPersonal: z.boolean(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  usedAt: z.string().nullable(),
  orderId: z.string().nullable().describe("the shopper's latest order with it"),
})
export type ShopperCoupon = z.output<typeof shopperCoupon>

/** A coupon's discount on the given goods and their delivery; rupees. */
export const suggestedCoupon = z.object({ code: z.string(), name: z.string(), worth: z.string(), off: z.number() })
