import { z } from "zod"
import { PIN } from "../checkout/limits"
import { checkoutMessages } from "../checkout/messages"
import { pinOf } from "./pin"

/** The PIN code of every body. */
export const pinShape = z
  .string()
  .max(PIN.maxWritten, checkoutMessages.pinInvalid)
  .overwrite(pinOf)
  .refine((pin) => PIN.pattern.test(pin), checkoutMessages.pinInvalid)
