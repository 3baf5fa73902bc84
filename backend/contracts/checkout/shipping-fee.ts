import { type DeliveryDays, FIRST_DELIVERY_DAYS } from "./delivery-days"
import { type Destination, isWithin, type Where } from "./destination"
import type { DeliveryMethod } from "./limits"

/** A fee in paise; `freeFromPaise` is the value of the goods from which it is free, null if never. */
export type Fee = { feePaise: number; freeFromPaise: number | null }
/** A separate fee for some states, or some PIN codes. */
export type PlaceFee = Fee & Where
/**
 * The delivery fee: by place (the first match counts), else everywhere; how long it takes; and whether orders can be collected at
 * the shop instead.
 */
export type ShippingFeeRules = {
  everywhere: Fee
  places: PlaceFee[]
  pickup: { offered: boolean }
  days: DeliveryDays
}

/** The rules until the shop sets its own (requirements §1): free everywhere in India. */
export const FIRST_SHIPPING_FEE: ShippingFeeRules = {
  everywhere: { feePaise: 0, freeFromPaise: null },
  places: [],
  pickup: { offered: true },
  days: FIRST_DELIVERY_DAYS,
}

/** The fee of a place. Without a destination, that of most of India. */
export const feeOfPlace = ({ places, everywhere }: ShippingFeeRules, to: Destination): Fee =>
  places.find((place) => isWithin(to, place)) ?? everywhere

/** The fee in paise of goods of this value, before a coupon. A collected order has none. */
export function shippingFee(
  rules: ShippingFeeRules,
  { method, itemsPaise, ...to }: Destination & { method: DeliveryMethod; itemsPaise: number },
): number {
  if (method === "pickup") return 0
  const { feePaise, freeFromPaise } = feeOfPlace(rules, to)
  return freeFromPaise !== null && itemsPaise >= freeFromPaise ? 0 : feePaise
}

/** Whether delivery is free everywhere, whatever the parcel. */
export const isFreeEverywhere = ({ everywhere, places }: ShippingFeeRules): boolean =>
  [everywhere, ...places].every(({ feePaise }) => feePaise === 0)
