import { z } from "zod"
import { orderMessages } from "./messages"
import { isShortened, trackingOf } from "./tracking"
import { REFERENCE } from "../checkout/limits"

/** The number of a transfer or a receipt, as the bank or the courier prints it. */
export const referenceShape = z
  .string()
  .max(REFERENCE.most)
  .overwrite(trackingOf)
  .refine((reference) => !isShortened(reference), orderMessages.trackingShortened)
  .default("")
