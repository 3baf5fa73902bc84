import { z } from "zod"
import { COUPON, COUPON_BATCH, COUPON_STATES } from "./limits"
import { couponCodeOf } from "./code"
import { couponFormMessages } from "./messages"
import { couponRule } from "./shapes"

const pattern = z
  .string()
  .max(COUPON.maxTyped, couponFormMessages.patternShape)
  .transform(couponCodeOf)
  .pipe(
    z
      .string()
      .min(COUPON.minCode, couponFormMessages.patternShape)
      .max(COUPON.maxCode, couponFormMessages.patternShape)
      .regex(COUPON_BATCH.pattern, couponFormMessages.patternShape),
  )

/**
 * The worth of each code of a batch: its limits are counted code by code. Such codes are not personal, and never listed
 * to shoppers.
 */
const batchRule = couponRule.omit({ customerIds: true, isListed: true })
export type BatchRule = z.output<typeof batchRule>

export const newBatch = batchRule.extend({
  pattern: pattern.describe("each # becomes a random letter or digit: “DIWALI-########”"),
  codes: z.number().int().min(1).max(COUPON_BATCH.maxCodes),
})

/** Many codes of one offer, as the back office reads them; rupees. */
export const couponBatch = batchRule.extend({
  _id: z.string(),
  pattern: z.string(),
  codes: z.number().int().describe("how many were requested"),
  made: z.number().int().describe("how many there are so far"),
  state: z.enum(COUPON_STATES),
  held: z.number().int(),
  used: z.number().int(),
  discountRupees: z.number().describe("the discounts of all codes, as of one coupon"),
  revenueRupees: z.number().describe("the sales with all codes, as of one coupon"),
  promotionId: z.string().nullable().describe("the engine's promotion that mirrors all of them"),
  createdAt: z.string(),
  version: z.number().int(),
})
export type CouponBatch = z.output<typeof couponBatch>
