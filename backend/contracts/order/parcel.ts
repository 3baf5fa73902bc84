import { z } from "zod"
import { checkoutSays } from "../checkout/messages"
import { oneLine } from "../plain"
import { PARCEL } from "./limits"
import { orderSays } from "./messages"
import { isShortened, trackingOf } from "./tracking"

/** How a parcel travels. */
export const parcelShape = z.strictObject({
  courier: z
    .string()
    .max(PARCEL.maxWritten)
    .overwrite(oneLine)
    .max(PARCEL.courier, checkoutSays.lineTooLong(PARCEL.courier))
    .default(""),
  trackingNumber: z
    .string()
    .max(PARCEL.maxWritten)
    .overwrite(trackingOf)
    .max(PARCEL.number, checkoutSays.lineTooLong(PARCEL.number))
    .refine((tracking) => !isShortened(tracking), orderSays.trackingShortened)
    .default(""),
  trackingUrl: z.union([z.literal(""), z.string().trim().max(PARCEL.url).regex(PARCEL.link)]).default(""),
})
export type Parcel = z.output<typeof parcelShape>
