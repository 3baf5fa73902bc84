import { z } from "zod"
import { listOf } from "../list"
import { contradict } from "./ease"
import {
  BUILD_NOTES,
  type BuildNote,
  FITS,
  type FitProfile,
  MADE_FOR,
  MEASURING_WAYS,
  SHIRT_WORN,
  SLEEVE_ENDS,
} from "./fit-limits"
import { fitMessages } from "./fit-messages"
import type { MeasurementType } from "./limits"
import { lineShape } from "../text"

/** A person's name as the customer calls them: "Papa" will do. */
export const madeForShape = lineShape(MADE_FOR.maxName, fitMessages.nameLong).min(1, fitMessages.nameMissing)

const buildOf = <H extends MeasurementType>(half: H) =>
  listOf(z.enum(BUILD_NOTES[half]), BUILD_NOTES[half].length)
    .refine((notes) => !contradict(notes as BuildNote[]), fitMessages.contradiction)
    .optional()

const asWished = {
  fit: z.enum(FITS).describe("how close it sits"),
  way: z.enum(MEASURING_WAYS).optional().describe("how the inches came about"),
}
/** The fit of a customer's own upper or lower half. */
export const ownUpperFit = z.object({
  ...asWished,
  worn: z.enum(SHIRT_WORN).optional(),
  sleeveTo: z.enum(SLEEVE_ENDS).optional(),
  build: buildOf("upperBody"),
})
export const ownLowerFit = z.object({ ...asWished, build: buildOf("lowerBody") })

const madeFor = { madeFor: madeForShape.optional().describe("whose the piece is; absent: the customer's own") }
export const upperFit = ownUpperFit.extend(madeFor)
export const lowerFit = ownLowerFit.extend(madeFor)

/** The fits of a customer's own halves, saved with their inches. */
export const ownFits = { upperBodyFit: ownUpperFit.optional(), lowerBodyFit: ownLowerFit.optional() }

// The shapes and the type must agree, both ways.
upperFit satisfies z.ZodType<FitProfile>
lowerFit satisfies z.ZodType<FitProfile>
