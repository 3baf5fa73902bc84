import { z } from "zod"
import { adminCall } from "../call"
import { STATES } from "../place/states"
import { PIN, SHIPPING_FEE } from "./limits"
import { shippingFeeSays } from "./fee-messages"

const read = adminCall("settings.read")
const write = adminCall("settings.write")

const fee = {
  fee: z.number().int().min(0).max(SHIPPING_FEE.maxRupees).describe("rupees"),
  freeFrom: z
    .number()
    .int()
    .min(1)
    .max(SHIPPING_FEE.maxFreeFromRupees)
    .nullable()
    .describe("rupees of goods, before a coupon, from which on delivery is free; null: never"),
}
const pincode = z.string().trim().regex(PIN.pattern, shippingFeeSays.pinShape)
const range = z
  .strictObject({ from: pincode, to: pincode })
  .refine(({ from, to }) => from <= to, shippingFeeSays.rangeBackwards)
const place = z
  .strictObject({
    name: z.string().trim().min(1, shippingFeeSays.placeUnnamed).max(SHIPPING_FEE.maxName),
    states: z
      .array(z.enum(STATES.map(({ code }) => code)))
      .max(STATES.length)
      .default([]),
    pincodes: z.array(range).max(SHIPPING_FEE.maxRanges).default([]),
    ...fee,
  })
  .refine(({ states, pincodes }) => states.length + pincodes.length > 0, shippingFeeSays.placeEmpty)

/** The rules as the wire has them, in rupees. */
const rules = z.strictObject({
  everywhere: z.strictObject(fee),
  places: z
    .array(place)
    .max(SHIPPING_FEE.maxPlaces)
    .describe("of two that fit an address, the first counts; before `everywhere`"),
  pickup: z.strictObject({ offered: z.boolean() }),
})
export type ShippingFeeForm = z.output<typeof rules>

const version = z.number().int().min(0).max(2_147_483_647)
const kept = rules.extend({
  version: z.number().int(),
  changedAt: z.string().nullable().describe("null: nobody has changed the first rules yet"),
  changedBy: z.string().nullable(),
})
export type KeptShippingFee = z.output<typeof kept>

export const shippingFeeCalls = {
  all: read(
    "/admin/shippingFee/all",
    "The rules of the shipping fee, each version with who wrote it and when, the latest first. Version 0 is the shop's first.",
    { body: z.strictObject({}), reply: z.object({ data: z.array(kept) }) },
  ),
  update: write(
    "/admin/shippingFee/update",
    "Writes the rules of the shipping fee anew; they count at once. `version` is the one that was read: refused when somebody has changed them meanwhile.",
    { body: rules.extend({ version }), reply: z.object({ data: kept }) },
  ),
}
