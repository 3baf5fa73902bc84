import { z } from "zod"
import { PARCEL } from "./limits"

const words = (most: number) => z.string().trim().max(most)

/** How a parcel travels. */
export const parcelShape = z.strictObject({
  courier: words(PARCEL.courier).default(""),
  trackingNumber: words(PARCEL.number).default(""),
  trackingUrl: z.union([z.literal(""), words(PARCEL.url).regex(PARCEL.link)]).default(""),
})
export type Parcel = z.output<typeof parcelShape>
