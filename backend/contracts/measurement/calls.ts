import { z } from "zod"
import { defineCall } from "../call"
import { MEASUREMENT, MEASUREMENTS } from "./limits"
import { measurementSays } from "./messages"

const inches = z.number(measurementSays.notANumber).min(MEASUREMENT.minInches, measurementSays.outOfRange).max(MEASUREMENT.maxInches, measurementSays.outOfRange)
const body = <K extends string>(names: readonly K[]) => Object.fromEntries(names.map((name) => [name, inches])) as Record<K, typeof inches>

/** A made-to-measure size (SPEC §3): every measurement of one body half, in inches. */
export const measurementSchema = z.discriminatedUnion("measurementType", [
  z.object({ measurementType: z.literal("upperBody"), ...body(MEASUREMENTS.upperBody) }),
  z.object({ measurementType: z.literal("lowerBody"), ...body(MEASUREMENTS.lowerBody) }),
])
export type Measurement = z.output<typeof measurementSchema>

const owner = { userId: z.string().trim().min(1).max(80).optional(), customerId: z.string().trim().min(1).max(80).optional() }
const everyField = { ...body(MEASUREMENTS.upperBody), ...body(MEASUREMENTS.lowerBody) }
const someFields = Object.fromEntries(Object.entries(everyField).map(([name, type]) => [name, type.optional()])) as { [K in keyof typeof everyField]: z.ZodOptional<typeof inches> }
const bodyHalf = z.enum(["upperBody", "lowerBody"])

/** What is kept of somebody: both halves in one flat record, as SPEC §3 has it; a half that was never measured is absent. */
const kept = z.object({ ...someFields, upperBodyChangedAt: z.string().nullable(), lowerBodyChangedAt: z.string().nullable() })
export type KeptMeasurements = z.output<typeof kept>

export const measurementCalls = {
  add: defineCall({
    path: "/customer/measurement/add", audience: "customer", summary: "Keeps measurements of the signed-in customer, in inches: all of one body half, or of both.",
    body: z.strictObject({ ...owner, ...someFields }),
    reply: z.object({ data: kept }),
  }),
  single: defineCall({
    path: "/customer/measurement/single", audience: "customer", summary: "The signed-in customer's measurements, with when each half was last changed.",
    body: z.strictObject(owner),
    reply: z.object({ data: kept }),
  }),
  update: defineCall({
    path: "/customer/measurement/update", audience: "customer", summary: "Changes kept measurements (`changed` says whether anything differed), or removes one body half.",
    body: z.strictObject({ ...owner, ...someFields, remove: bodyHalf.optional() }),
    reply: z.object({ data: kept, changed: z.boolean() }),
  }),
}
