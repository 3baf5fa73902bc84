import type { StoredShippingFee } from "@silai/contracts/checkout/shipping-fee-calls"
import type { ShippingFeeForm } from "@silai/contracts/checkout/shipping-fee-shapes"
import { workingDays } from "@silai/contracts/checkout/delivery-messages"
import { shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { SHIPPING_FEE } from "@silai/contracts/checkout/limits"
import { present } from "@silai/contracts/present"
import { STATES } from "@silai/contracts/place/states"
import { readPins, writePins } from "./pin-ranges"

type States = ShippingFeeForm["places"][number]["states"]
/** A part of India as typed. */
type WhereValues = { name: string; states: States; pins: string }
/** Whole rupees. */
export const FEE = { min: 0, max: SHIPPING_FEE.maxRupees }
export const FREE_FROM = { min: 1, max: SHIPPING_FEE.maxFreeFromRupees }
/** A fee as typed, in rupees; an empty field is null. */
type FeeValues = { fee: number | null; freeFrom: number | null }
export type PlaceValues = FeeValues & WhereValues
export type ZoneValues = WhereValues & { min: number | null; max: number | null }
export type ShippingFeeValues = FeeValues & {
  places: PlaceValues[]
  collecting: boolean
  minDays: number | null
  maxDays: number | null
  zones: ZoneValues[]
}

const nowhere: WhereValues = { name: "", states: [], pins: "" }
export const BLANK_PLACE: PlaceValues = { ...nowhere, fee: 0, freeFrom: null }
export const BLANK_ZONE: ZoneValues = { ...nowhere, min: null, max: null }
export const blank: ShippingFeeValues = {
  fee: 0,
  freeFrom: null,
  places: [],
  collecting: true,
  minDays: null,
  maxDays: null,
  zones: [],
}

type Where = Pick<ShippingFeeForm["places"][number], "name" | "states" | "pincodes">
const whereOf = ({ name, states, pincodes }: Where): WhereValues => ({ name, states, pins: writePins(pincodes) })
const toWhere = ({ name, states, pins }: WhereValues): Where => {
  const ranges = readPins(pins)
  return { name, states, pincodes: typeof ranges === "string" ? [] : ranges }
}

export const valuesOf = ({ everywhere, places, pickup, days }: ShippingFeeForm): ShippingFeeValues => ({
  ...everywhere,
  places: places.map(({ fee, freeFrom, ...place }) => ({ ...whereOf(place), fee, freeFrom })),
  collecting: pickup.offered,
  minDays: days.everywhere.min,
  maxDays: days.everywhere.max,
  zones: days.zones.map(({ min, max, ...zone }) => ({ ...whereOf(zone), min, max })),
})

const daysOf = ({ min, max }: { min: number | null; max: number | null }) => ({
  min: present(min, "the fewest days of a delivery"),
  max: present(max, "the most days of a delivery"),
})

/** The body of the call; the form has been checked already. */
export const toForm = (now: ShippingFeeValues): ShippingFeeForm => ({
  everywhere: { fee: now.fee ?? 0, freeFrom: now.freeFrom ?? null },
  places: now.places.map(({ fee, freeFrom, ...place }) => ({
    ...toWhere(place),
    fee: fee ?? 0,
    freeFrom: freeFrom ?? null,
  })),
  pickup: { offered: now.collecting },
  days: {
    everywhere: daysOf({ min: now.minDays, max: now.maxDays }),
    zones: now.zones.map(({ min, max, ...zone }) => ({ ...toWhere(zone), ...daysOf({ min, max }) })),
  },
})

const nameOf = (code: string) => STATES.find((state) => state.code === code)?.name ?? code
const feeOf = ({ fee, freeFrom }: FeeValues) => shippingFeeMessages.fee({ fee: fee ?? 0, freeFrom })
const placeOf = ({ name, states, pins }: WhereValues) =>
  `${name} (${[...states.map(nameOf), pins].filter(Boolean).join(", ")})`

/** "North-East (Assam, 790001-799999): ₹200" */
export const placeInWords = ({ fee, freeFrom, ...place }: PlaceValues) =>
  `${placeOf(place)}: ${feeOf({ fee, freeFrom })}`
/** "North-East (Assam): 6 to 11 working days" */
export const zoneInWords = ({ min, max, ...zone }: ZoneValues) =>
  `${placeOf(zone)}: ${workingDays({ min: min ?? 0, max: max ?? 0 })}`

const counted = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)

/** A version in a line: "₹80, free from ₹1,500; 2 special areas; 4 to 8 working days, 3 zones; no collecting". */
export function inWords({ everywhere, places, pickup, days }: StoredShippingFee): string {
  return [
    feeOf(everywhere),
    places.length > 0 && counted(places.length, "special area", "special areas"),
    [workingDays(days.everywhere), days.zones.length > 0 && counted(days.zones.length, "zone", "zones")]
      .filter(Boolean)
      .join(", "),
    pickup.offered ? "collecting" : "no collecting",
  ]
    .filter(Boolean)
    .join("; ")
}
