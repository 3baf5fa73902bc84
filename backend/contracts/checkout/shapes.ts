import { z } from "zod"
import { emailShape, nameShape, phoneShape } from "../account/shapes"
import { BAG, CUSTOM_SIZE } from "../bag/limits"
import { measurementSchema } from "../measurement/calls"
import { oneLine, visible } from "../plain"
import { gstinOf, stateOfGstin } from "./gstin"
import { ADDRESS, BUSINESS, GIFT, GSTIN } from "./limits"
import { checkoutMessages } from "./messages"
import { isDrawable } from "../place/drawable"
import { pinShape } from "../place/pin-shape"

/** A line of text that is printed, without invisible characters. */
const text = (max: number) =>
  z
    .string()
    .max(max, checkoutMessages.lineTooLong(max))
    .overwrite(oneLine)
    .refine(isDrawable, checkoutMessages.lineScript)
const id = z.string().trim().min(1).max(80)

export const contactSchema = z.strictObject({
  name: nameShape,
  email: emailShape,
  phone: phoneShape,
  whatsappUpdates: z.boolean().default(false),
  business: z
    .strictObject({
      name: text(BUSINESS.maxName).min(BUSINESS.shortest, checkoutMessages.businessNameRequired),
      gstin: z
        .string()
        .max(GSTIN.maxWritten, checkoutMessages.gstinInvalid)
        .overwrite(gstinOf)
        .refine((gstin) => stateOfGstin(gstin) !== null, checkoutMessages.gstinInvalid),
    })
    .optional()
    .describe("a business buyer's; printed on the invoice"),
  giftNote: z
    .string()
    .max(GIFT.maxNote)
    .overwrite((note) => visible(note).trim())
    .min(1)
    .optional()
    .describe("of a present; printed on the slip in the parcel, which shows no price"),
})
export type Contact = z.output<typeof contactSchema>

export const addressSchema = z.strictObject({
  name: nameShape,
  phone: phoneShape,
  line1: text(ADDRESS.line).min(ADDRESS.shortest.line, checkoutMessages.lineRequired),
  line2: text(ADDRESS.line).default(""),
  landmark: text(ADDRESS.landmark).default(""),
  city: text(ADDRESS.city).min(ADDRESS.shortest.place, checkoutMessages.cityRequired),
  state: text(ADDRESS.state).min(ADDRESS.shortest.place, checkoutMessages.stateRequired),
  pincode: pinShape,
})
export type Address = z.output<typeof addressSchema>

/**
 * A bag line as requirements §3 sends it; of its many fields the server uses only those that name the goods, and the
 * price the shopper saw.
 */
export const bagLineSchema = z.object({
  bagItemId: id.optional(),
  variantId: id,
  size: z
    .union([z.string().trim().min(1).max(20), measurementSchema])
    .describe(`A size label, or the measurements of a "${CUSTOM_SIZE}" line`),
  quantity: z.number().int().min(1).max(BAG.maxUnitsPerLine),
  price: z
    .number()
    .min(0)
    .max(1_000_000)
    .optional()
    .describe("Rupees per unit that the shopper saw; compared, never believed"),
})
export type BagLine = z.output<typeof bagLineSchema>
