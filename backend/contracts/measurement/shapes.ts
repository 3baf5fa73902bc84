import { z } from "zod"
import { ownLowerFit, ownUpperFit } from "./fit-shapes"
import { MEASUREMENT, MEASUREMENT_NAMES, MEASUREMENT_TYPES, MEASUREMENTS } from "./limits"
import { measurementMessages } from "./messages"

export const inchesShape = z
  .number(measurementMessages.notANumber)
  .min(MEASUREMENT.minInches, measurementMessages.outOfRange)
  .max(MEASUREMENT.maxInches, measurementMessages.outOfRange)
const fieldsOf = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, inchesShape])) as Record<K, typeof inchesShape>

export const upperFields = fieldsOf(MEASUREMENTS.upperBody)
export const lowerFields = fieldsOf(MEASUREMENTS.lowerBody)
const everyField = { ...upperFields, ...lowerFields }
/** Any subset of all measurements; which of them belong together is checked by a rule. */
export const someFields = Object.fromEntries(
  Object.entries(everyField).map(([name, type]) => [name, type.optional()]),
) as { [K in keyof typeof everyField]: z.ZodOptional<typeof inchesShape> }

/** One body half for the back office. `changedBy` is a staff member, or null when the customer measured. */
export const halfSaved = z.object({
  _id: z.string(),
  measurementType: z.enum(MEASUREMENT_TYPES),
  inches: z.object(someFields),
  fit: z.union([ownUpperFit, ownLowerFit]).nullable(),
  changedAt: z.string(),
  changedBy: z.string().nullable(),
  /** Increases with each change; a change must name the one that was read. */
  version: z.number(),
})
export type SavedHalfRow = z.output<typeof halfSaved>

/** The customer, as a tailor needs them: no money, no addresses. */
export const measuredPerson = z.object({ _id: z.string(), name: z.string(), phone: z.string().nullable() })
export type MeasuredPerson = z.output<typeof measuredPerson>
export const halfRow = halfSaved.extend({ customer: measuredPerson })
export type HalfRow = z.output<typeof halfRow>

const wasAndIs = z.object({ name: z.enum(MEASUREMENT_NAMES), from: z.number().nullable(), to: z.number() })
/** One change of a half: what differed. `by` is null when the customer measured, `first` when nothing was kept before. */
export const halfChange = z.object({
  at: z.string(),
  by: z.string().nullable(),
  first: z.boolean(),
  changes: z.array(wasAndIs),
})
export type HalfChange = z.output<typeof halfChange>
