import { type DeliveryDays, FIRST_DELIVERY_DAYS } from "./delivery-days"
import { type Destination, lies, type Where } from "./destination"
import type { DeliveryMethod } from "./limits"
import { FIRST_OPENING_HOURS, type OpeningHours } from "./opening-hours"

/** A fee in paise; `freeFromPaise` is the worth of the goods from which on it is not taken, null where it always is. */
export type Fee = { feePaise: number; freeFromPaise: number | null }
/** A fee of its own for some states, or some PIN codes. */
export type PlaceFee = Fee & Where
/**
 * What delivery costs: everywhere, and before that in places of their own, of which the first that fits counts; and how
 * long it takes.
 */
export type ShippingFeeRules = {
  everywhere: Fee
  places: PlaceFee[]
  pickup: { offered: boolean; hours: OpeningHours }
  days: DeliveryDays
}

/** The rules until the shop writes its own (requirements §1): free everywhere in India. */
export const FIRST_SHIPPING_FEE: ShippingFeeRules = {
  everywhere: { feePaise: 0, freeFromPaise: null },
  places: [],
  pickup: { offered: true, hours: FIRST_OPENING_HOURS },
  days: FIRST_DELIVERY_DAYS,
}

/** The fee of a place. Without a destination, that of most of India. */
export const feeOfPlace = ({ places, everywhere }: ShippingFeeRules, to: Destination): Fee =>
  places.find((place) => lies(to, place)) ?? everywhere

/** The fee in paise of goods of this worth, before a coupon. Whoever collects an order pays none. */
export function shippingFee(
  rules: ShippingFeeRules,
  { method, itemsPaise, ...to }: Destination & { method: DeliveryMethod; itemsPaise: number },
): number {
  if (method === "pickup") return 0
  const { feePaise, freeFromPaise } = feeOfPlace(rules, to)
  return freeFromPaise !== null && itemsPaise >= freeFromPaise ? 0 : feePaise
}

/** Whether nobody pays for delivery, wherever a parcel goes and whatever it holds. */
export const isFreeEverywhere = ({ everywhere, places }: ShippingFeeRules): boolean =>
  [everywhere, ...places].every(({ feePaise }) => feePaise === 0)
