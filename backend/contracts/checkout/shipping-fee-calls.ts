import { z } from "zod"
import { adminCall } from "../call"
import { listOf } from "../list"
import { STATES } from "../place/states"
import { DELIVERY_DAYS, OPENING_HOURS, PIN, SHIPPING_FEE } from "./limits"
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
const where = {
  name: z.string().trim().min(1, shippingFeeSays.placeUnnamed).max(SHIPPING_FEE.maxName),
  states: listOf(z.enum(STATES.map(({ code }) => code)), STATES.length).default([]),
  pincodes: listOf(range, SHIPPING_FEE.maxRanges).default([]),
}
const isSomewhere = ({ states, pincodes }: { states: unknown[]; pincodes: unknown[] }) =>
  states.length + pincodes.length > 0
const place = z.strictObject({ ...where, ...fee }).refine(isSomewhere, shippingFeeSays.placeEmpty)

const day = z.number().int().min(1).max(DELIVERY_DAYS.most)
const span = {
  min: day.describe("working days from an order to the door, of a ready-made piece"),
  max: day,
}
const isForwards = ({ min, max }: { min: number; max: number }) => min <= max
const days = z.strictObject({
  everywhere: z.strictObject(span).refine(isForwards, shippingFeeSays.daysBackwards),
  zones: listOf(
    z
      .strictObject({ ...where, ...span })
      .refine(isSomewhere, shippingFeeSays.placeEmpty)
      .refine(isForwards, shippingFeeSays.daysBackwards),
    DELIVERY_DAYS.maxZones,
  ).describe("of two that fit an address, the first counts; before `everywhere`"),
})

const clock = z.string().regex(OPENING_HOURS.clock, shippingFeeSays.clockShape).describe("on India's clock: 19:30")
const hours = z.strictObject({
  week: listOf(
    z
      .strictObject({ from: clock, to: clock })
      .refine(({ from, to }) => from < to, shippingFeeSays.hoursBackwards)
      .nullable(),
    7,
    { least: 7 },
  ).describe("Monday first; null: closed"),
  closed: listOf(z.iso.date(), OPENING_HOURS.maxClosed).describe("days on which the shop stays closed"),
})
const isOpenSometime = ({ offered, hours: told }: { offered: boolean; hours?: z.output<typeof hours> | undefined }) =>
  !offered || !told || told.week.some((span) => span !== null)
const neverOpen = { path: ["hours"], error: shippingFeeSays.neverOpen }
const offered = z.boolean()

/** The rules as the wire has them, in rupees. */
const rules = z.strictObject({
  everywhere: z.strictObject(fee),
  places: listOf(place, SHIPPING_FEE.maxPlaces).describe(
    "of two that fit an address, the first counts; before `everywhere`",
  ),
  pickup: z.strictObject({ offered, hours }).refine(isOpenSometime, neverOpen),
  days,
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
    "The rules of the shipping fee and of the delivery days, each version with who wrote it and when, the latest first. Version 0 is the shop's first.",
    { body: z.strictObject({}), reply: z.object({ data: z.array(kept) }) },
  ),
  update: write(
    "/admin/shippingFee/update",
    "Writes the rules of the shipping fee and of the delivery days anew; they count at once. `version` is the one that was read: refused when somebody has changed them meanwhile.",
    {
      body: rules.extend({
        pickup: z
          .strictObject({ offered, hours: hours.optional().describe("left out: as they were") })
          .refine(isOpenSometime, neverOpen),
        days: days.optional().describe("left out: as they were"),
        version,
      }),
      reply: z.object({ data: kept }),
    },
  ),
}
