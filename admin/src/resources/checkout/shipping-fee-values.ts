import type { KeptShippingFee, ShippingFeeForm } from "@silai/contracts/checkout/shipping-fee-calls"
import { shippingFeeSays } from "@silai/contracts/checkout/fee-messages"
import { STATES } from "@silai/contracts/place/states"
import { readPins, writePins } from "./pin-ranges"

type States = ShippingFeeForm["places"][number]["states"]
/** A fee as it is typed, in rupees; an empty field is null. */
type FeeValues = { fee: number | null; freeFrom: number | null }
export type PlaceValues = FeeValues & { name: string; states: States; pins: string }
export type ShippingFeeValues = FeeValues & { places: PlaceValues[]; collecting: boolean }

export const BLANK_PLACE: PlaceValues = { name: "", states: [], pins: "", fee: 0, freeFrom: null }
export const blank: ShippingFeeValues = { fee: 0, freeFrom: null, places: [], collecting: true }

export const valuesOf = ({ everywhere, places, pickup }: ShippingFeeForm): ShippingFeeValues => ({
  ...everywhere,
  places: places.map(({ pincodes, ...place }) => ({
    name: place.name,
    states: place.states,
    pins: writePins(pincodes),
    fee: place.fee,
    freeFrom: place.freeFrom,
  })),
  collecting: pickup.offered,
})

/** What the call takes; the form has been checked already. */
export const toForm = ({ fee, freeFrom, places, collecting }: ShippingFeeValues): ShippingFeeForm => ({
  everywhere: { fee: fee ?? 0, freeFrom: freeFrom ?? null },
  places: places.map(({ pins, ...place }) => {
    const ranges = readPins(pins)
    return {
      ...place,
      fee: place.fee ?? 0,
      freeFrom: place.freeFrom ?? null,
      pincodes: typeof ranges === "string" ? [] : ranges,
    }
  }),
  pickup: { offered: collecting },
})

const nameOf = (code: string) => STATES.find((state) => state.code === code)!.name
const feeOf = ({ fee, freeFrom }: FeeValues) => shippingFeeSays.fee({ fee: fee ?? 0, freeFrom })

/** "North-East (Assam, 790001-799999): ₹200" */
export const placeInWords = ({ name, states, pins, ...fee }: PlaceValues) =>
  `${name} (${[...states.map(nameOf), pins].filter(Boolean).join(", ")}): ${feeOf(fee)}`

/** A version in a line: "₹80, free from ₹1,500; 2 places of their own; no collecting". */
export function inWords({ everywhere, places, pickup }: KeptShippingFee): string {
  const own = places.length === 1 ? "1 place of its own" : `${places.length} places of their own`
  return [feeOf(everywhere), places.length > 0 && own, !pickup.offered && "no collecting"].filter(Boolean).join("; ")
}
