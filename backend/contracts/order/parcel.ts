import { z } from "zod"
import { checkoutMessages } from "../checkout/messages"
import { oneLine } from "../plain"
import { PARCEL } from "./limits"
import { orderMessages } from "./messages"
import { isShortened, trackingOf } from "./tracking"
import { lineShape } from "../text"

/** How a parcel travels. */
export const parcelShape = z.strictObject({
  courier: z
    .string()
    .max(PARCEL.maxWritten)
    .overwrite(oneLine)
    .max(PARCEL.courier, checkoutMessages.lineTooLong(PARCEL.courier))
    .default(""),
  trackingNumber: z
    .string()
    .max(PARCEL.maxWritten)
    .overwrite(trackingOf)
    .max(PARCEL.number, checkoutMessages.lineTooLong(PARCEL.number))
    .refine((tracking) => !isShortened(tracking), orderMessages.trackingShortened)
    .default(""),
  trackingUrl: z.union([z.literal(""), lineShape(PARCEL.url).regex(PARCEL.link)]).default(""),
})
export type Parcel = z.output<typeof parcelShape>
