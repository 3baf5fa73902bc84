import type { CustomerPage } from "@silai/contracts/customer/shapes"
import type { ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import type { Address, Contact } from "@silai/contracts/checkout/calls"
import { type LinkHours, PHONE_ORDER, type PhoneOrderWay, PIN } from "@silai/contracts/checkout/limits"
import { PHONE } from "@silai/contracts/account/limits"
import type { Measurement } from "@silai/contracts/measurement/calls"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { inchesOf, type Typed, typedOf } from "@silai/contracts/measurement/parse-inches"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import { BAG } from "@silai/contracts/bag/limits"
import { isCount } from "../../../ui/form/number-range"
import { blankAddress } from "../address/blank-address"
import type { NewPhoneOrder, PhoneOrderWish } from "./calls"

/** The saved measurements that a piece was filled with, and the customer whose they are. */
type Saved = { of: string; inches: Typed }

/** A chosen piece; `isCustom`: by the measurements in `typed`, whose half `half` is. */
export type Piece = {
  key: number
  variantId: string
  slug: string
  name: string
  thumbnail: string
  half: MeasurementType | null
  size: string | null
  isCustom: boolean
  typed: Typed
  saved: Saved | null
  /** As it is typed; null while it is empty. */
  quantity: number | null
}

/** A piece that was just found: its size is still to be chosen. */
export const pieceOf = ({ _id, slug, variantName, thumbnail }: ColourwayRow): Piece => ({
  key: 1,
  variantId: _id,
  slug,
  name: variantName,
  thumbnail,
  half: null,
  size: null,
  isCustom: false,
  typed: {},
  saved: null,
  quantity: 1,
})

/**
 * A made-to-measure piece has the saved measurements of the chosen customer. Those of one who was chosen before are removed,
 * or the piece would be cut for another body; what staff typed stays.
 */
export function withSaved(piece: Piece, person: Pick<CustomerPage, "_id" | "measurements"> | null): Piece {
  if (!piece.isCustom || !piece.half) return piece
  const half = person?.measurements.find(({ measurementType }) => measurementType === piece.half)
  const saved: Saved | null = person && half ? { of: person._id, inches: typedOf(half.inches) } : null
  if (saved?.of === piece.saved?.of) return piece
  const byHand = Object.entries(piece.typed).filter(
    ([name, text]) => text && text !== piece.saved?.inches[name as keyof Typed],
  )
  return { ...piece, typed: { ...saved?.inches, ...Object.fromEntries(byHand) }, saved }
}

/** The fields of a new order, apart from its pieces. Its parcel goes to the buyer. */
export type Fields = Address & {
  email: string
  deliveryMethod: DeliveryMethod
  coupon: string
  payBy: PhoneOrderWay
  linkHours: LinkHours
}

export const blankFields: Fields = {
  ...blankAddress,
  email: "",
  deliveryMethod: "home",
  coupon: "",
  payBy: "link",
  linkHours: PHONE_ORDER.usualLinkHours,
}

type Filled = Address & Pick<Fields, "email">

/** The fields that a chosen customer fills. */
export function filledBy({ name, phone, email, addresses }: CustomerPage): Filled {
  const { line1, line2, landmark, city, state, pincode } =
    addresses.find(({ isDefault }) => isDefault) ?? addresses[0] ?? blankFields
  return { name, phone: phone ?? "", email: email ?? "", line1, line2, landmark, city, state, pincode }
}

/** The same fields once the choice is removed: blank again, apart from those that were typed over. */
export const unfilled = (filled: Filled, now: Filled): Partial<Filled> =>
  Object.fromEntries(
    (Object.keys(filled) as (keyof Filled)[])
      .filter((key) => now[key] === filled[key])
      .map((key) => [key, blankFields[key]]),
  )

/** Cash is taken where an order is collected, so a delivered one is paid by link. */
export const payableBy = (payBy: PhoneOrderWay, deliveryMethod: DeliveryMethod): PhoneOrderWay =>
  payBy === "cash" && deliveryMethod === "home" ? "link" : payBy

type Items = PhoneOrderWish["items"]

/** The pieces in the shape of the call; null while a size, a number or a measurement is missing. */
export function itemsOf(pieces: readonly Piece[]): Items | null {
  const items = pieces.map(({ variantId, half, isCustom, typed, size, quantity }) => {
    const inches = isCustom && half ? inchesOf(half, typed) : null
    const asked = isCustom ? inches && ({ measurementType: half, ...inches } as Measurement) : size
    return asked && isCount(quantity, BAG.maxUnitsPerLine) && { variantId, size: asked, quantity }
  })
  return items.length > 0 && items.every(Boolean) ? (items as Items) : null
}

const given = (text: string) => text.trim() || undefined

/** The lines that can be priced so far. */
export function wishOf(
  items: Items,
  { deliveryMethod, coupon, phone, pincode }: Pick<Fields, "deliveryMethod" | "coupon" | "phone" | "pincode">,
  customerId: string | undefined,
): PhoneOrderWish {
  return {
    items,
    deliveryMethod,
    couponCode: given(coupon),
    customerId,
    phone: PHONE.pattern.test(phone) ? phone : undefined,
    pincode: deliveryMethod === "home" && PIN.pattern.test(pincode.trim()) ? pincode.trim() : undefined,
  }
}

/** The whole order, without its key. */
export function orderOf(
  items: Items,
  { email, deliveryMethod, coupon, payBy, linkHours, ...address }: Fields,
  customerId: string | undefined,
  totalRupees: number,
): Omit<NewPhoneOrder, "key"> {
  const contact: Contact = { name: address.name, phone: address.phone, email, whatsappUpdates: false }
  return {
    items,
    deliveryMethod,
    couponCode: given(coupon),
    customerId,
    contact,
    ...(deliveryMethod === "home" && { address }),
    payBy,
    linkHours,
    totalRupees,
  }
}
