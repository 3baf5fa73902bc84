import { z } from "zod"
import { listOf } from "../list"
import { STATES } from "../place/states"
import { shippingFeeMessages } from "./fee-messages"
import { DELIVERY_DAYS, PIN, SHIPPING_FEE } from "./limits"
import { pinOf } from "../place/pin"
import { lineShape } from "../text"

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
const pincode = z
  .string()
  .max(PIN.maxWritten, shippingFeeMessages.pinShape)
  .overwrite(pinOf)
  .refine((pin) => PIN.pattern.test(pin), shippingFeeMessages.pinShape)
const range = z
  .strictObject({ from: pincode, to: pincode })
  .refine(({ from, to }) => from <= to, shippingFeeMessages.rangeBackwards)
const where = {
  name: lineShape(SHIPPING_FEE.maxName).min(1, shippingFeeMessages.placeUnnamed),
  states: listOf(z.enum(STATES.map(({ code }) => code)), STATES.length).default([]),
  pincodes: listOf(range, SHIPPING_FEE.maxRanges).default([]),
}
const isSomewhere = ({ states, pincodes }: { states: unknown[]; pincodes: unknown[] }) =>
  states.length + pincodes.length > 0
const place = z.strictObject({ ...where, ...fee }).refine(isSomewhere, shippingFeeMessages.placeEmpty)

const day = z.number().int().min(1).max(DELIVERY_DAYS.most)
const span = {
  min: day.describe("working days from an order to the door, of a ready-made piece"),
  max: day,
}
const isForwards = ({ min, max }: { min: number; max: number }) => min <= max
export const deliveryDays = z.strictObject({
  everywhere: z.strictObject(span).refine(isForwards, shippingFeeMessages.daysBackwards),
  zones: listOf(
    z
      .strictObject({ ...where, ...span })
      .refine(isSomewhere, shippingFeeMessages.placeEmpty)
      .refine(isForwards, shippingFeeMessages.daysBackwards),
    DELIVERY_DAYS.maxZones,
  ).describe("of two that fit an address, the first counts; before `everywhere`"),
})

/** The rules as the wire has them, in rupees. */
export const shippingFeeForm = z.strictObject({
  everywhere: z.strictObject(fee),
  places: listOf(place, SHIPPING_FEE.maxPlaces).describe(
    "of two that fit an address, the first counts; before `everywhere`",
  ),
  pickup: z.strictObject({ offered: z.boolean() }),
  days: deliveryDays,
})
export type ShippingFeeForm = z.output<typeof shippingFeeForm>

const paise = z.number().int().min(0)
const feeInPaise = { feePaise: paise, freeFromPaise: paise.nullable() }
/** The rules as they are kept, in paise. */
export const storedShippingFeeShape = z.object({
  everywhere: z.object(feeInPaise),
  places: listOf(z.object({ ...where, ...feeInPaise }), SHIPPING_FEE.maxPlaces),
  pickup: shippingFeeForm.shape.pickup,
  days: deliveryDays,
})
