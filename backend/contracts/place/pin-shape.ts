import { z } from "zod"
import { PIN } from "../checkout/limits"
import { checkoutSays } from "../checkout/messages"
import { pinOf } from "./pin"

/** The PIN code of every body. */
export const pinShape = z
  .string()
  .max(PIN.maxWritten, checkoutSays.pinInvalid)
  .overwrite(pinOf)
  .refine((pin) => PIN.pattern.test(pin), checkoutSays.pinInvalid)
