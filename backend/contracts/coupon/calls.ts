import { z } from "zod"
import { BAG } from "../bag/limits"
import { adminCall, callFor } from "../call"
import { bagLineSchema } from "../checkout/calls"
import { listOf } from "../list"
import { counted, fileSummary, paged } from "../paging"
import { COUPON, COUPON_FILTERS, COUPON_LIST, COUPON_SORTS, COUPON_STATES } from "./limits"
import {
  couponCode as code,
  couponRow,
  couponRule,
  couponUse,
  listedCoupon,
  shopperCoupon,
  suggestedCoupon,
  typedCode,
} from "./shapes"
import { lineShape } from "../text"

export { couponBatchCalls } from "./batch-calls"

const guest = callFor("guest")
const read = adminCall("coupon.read")
const write = adminCall("coupon.write")

const couponCode = typedCode.min(1)
const items = listOf(bagLineSchema, BAG.maxLines, { least: 1 })
const _id = z.string().trim().min(1).max(80)
const version = z.number().int().min(1).max(2_147_483_647)

const filters = {
  search: lineShape(COUPON_LIST.maxSearch).optional().describe("a code or name, or the whole code of a batch"),
  status: z.enum(COUPON_FILTERS).default("current"),
  sort: z.enum(COUPON_SORTS).default("latest"),
}

/** The discount of a code; rupees. */
const worth = z.object({
  code: z.string(),
  name: z.string(),
  worth: z.string().describe("in words: “10% off, at most ₹300”"),
  discount: z.number().describe("off the goods; 0 where no items were sent"),
  freeDelivery: z.boolean(),
})

export const couponCalls = {
  mine: guest(
    "/customer/coupon/customerCoupon",
    "The coupons that this shopper can use or has used: personal ones, and public ones; with `items`, the best of them for these.",
    {
      body: z.strictObject({
        _id: _id.optional().describe("only this one"),
        items: items.optional(),
        deliveryFee: z.number().min(0).max(COUPON.maxRupees).default(0).describe("the delivery fee, if known"),
      }),
      reply: z.object({ data: z.array(shopperCoupon), best: suggestedCoupon.nullable() }),
    },
  ),
  verify: guest(
    "/customer/coupon/verifyCoupon",
    "Whether a coupon code can be used, and its discount on the bag. Holds nothing.",
    { body: z.strictObject({ couponCode, items: items.optional() }), reply: z.object({ data: worth }) },
  ),
  reserve: guest(
    "/customer/coupon/reserveCoupon",
    "Whether a coupon can be held for these goods now. The hold itself is made by customer/order, with the goods, and ends with it.",
    { body: z.strictObject({ couponCode, items }), reply: z.object({ data: worth }) },
  ),
  apply: guest(
    "/customer/coupon/applyCoupon",
    "The state of this shopper's coupon: held with a payment, used for an order, or neither. Changes nothing.",
    {
      body: z.strictObject({ couponCode, orderId: _id.optional() }),
      reply: z.object({
        data: z.object({ code: z.string(), status: z.enum(["held", "used", "none"]), orderId: z.string().nullable() }),
      }),
    },
  ),
  adminGenerate: write("/admin/coupon/generate", "Makes a coupon, with its promotion in the engine.", {
    body: couponRule.extend({ code }),
    reply: z.object({ data: couponRow }),
  }),
  adminAll: read("/admin/coupon/all", "Coupons with their uses and revenue, a page at a time.", {
    body: z.strictObject({ ...filters, ...paged(COUPON_LIST) }),
    reply: z.object({ data: z.array(listedCoupon), ...counted }),
  }),
  adminExport: read("/admin/coupon/export", fileSummary("The filtered list of coupons"), {
    body: z.strictObject(filters),
    reply: z.object({}),
  }),
  adminSingle: read("/admin/coupon/single", "One coupon, with its newest uses.", {
    body: z.strictObject({ _id }),
    reply: z.object({
      data: listedCoupon.extend({
        uses: z.array(couponUse),
        named: z
          .array(z.object({ _id: z.string(), name: z.string() }))
          .describe("the names in its lists; empty for what was deleted"),
      }),
    }),
  }),
  adminUpdate: write(
    "/admin/coupon/update",
    "Changes, pauses or resumes a coupon; its code stays. `version` is the one that was read. Purchases under way keep their price.",
    {
      body: couponRule.extend({ _id, version, state: z.enum(COUPON_STATES) }),
      reply: z.object({ data: couponRow }),
    },
  ),
  adminDelete: write(
    "/admin/coupon/delete",
    "Deletes a coupon; one that was used is archived, because its orders name it.",
    {
      body: z.strictObject({ _id, version }),
      reply: z.object({ data: z.object({ _id: z.string(), archived: z.boolean() }) }),
    },
  ),
}
