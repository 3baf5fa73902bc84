import { DELIVERY_DAYS, type DeliveryZone } from "@silai/contracts/checkout/limits"
import type { StateCode } from "@silai/contracts/place/states"

type Days = { min: number; max: number }

/** Delivery zones by GST state code, seen from our workshop in Punjab. Every state not listed is `rest`. */
const zones: Partial<Record<StateCode, DeliveryZone>> = {
  "03": "local",
  "04": "local",
  "02": "north",
  "05": "north",
  "06": "north",
  "07": "north",
  "08": "north",
  "09": "north",
  // Hills, islands and the North-East: parcels change carriers on the way.
  "01": "remote",
  "38": "remote",
  "11": "remote",
  "12": "remote",
  "13": "remote",
  "14": "remote",
  "15": "remote",
  "16": "remote",
  "17": "remote",
  "18": "remote",
  "31": "remote",
  "35": "remote",
}

export const zoneOf = (stateCode: string): DeliveryZone => zones[stateCode as StateCode] ?? "rest"

/** Working days from order to delivery: making, transport, and extra days for made-to-measure (requirements §1). */
export function deliveryDays(stateCode: string, made: { custom: boolean } = { custom: false }): Days {
  const { make, customExtra, zones: road } = DELIVERY_DAYS
  const parts: Days[] = [make, road[zoneOf(stateCode)], ...(made.custom ? [customExtra] : [])]
  return parts.reduce((sum, days) => ({ min: sum.min + days.min, max: sum.max + days.max }))
}
