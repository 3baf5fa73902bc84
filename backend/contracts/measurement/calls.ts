import { z } from "zod"
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
