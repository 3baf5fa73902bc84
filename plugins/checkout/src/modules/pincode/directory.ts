import type { Place } from "@silai/contracts/checkout/service"
import { present } from "@silai/contracts/present"
import { STATES } from "@silai/contracts/place/states"

export type PinDirectory = {
  placeOf(pincode: string): Place | null
  /** The GST codes of the states that have PIN codes with the same first three digits, a sorting district. */
  statesNear(pincode: string): string[]
  size: number
}

const districtOf = (pin: number) => Math.floor(pin / 1000)

const stateNames = new Map<string, string>(STATES.map(({ code, name }) => [code, name]))

/** PINs written as base-36 differences between neighbours. */
function pinsOf(steps: string): number[] {
  let pin = 0
  return steps.split(" ").map((step) => (pin += Number.parseInt(step, 36)))
}

/**
 * Expands the compact table (`GST code|district|city|PINs as base-36 steps`, one line per place) into memory, and that of the PIN
 * codes that serve a second state (`GST code|PINs`). Throws when a line names a state without a GST code: such an order could not be
 * invoiced.
 */
export function readDirectory(table: string, borders: string): PinDirectory {
  const places = new Map<number, Omit<Place, "pincode">>()
  const districts = new Map<number, Set<string>>()
  for (const line of table.split("\n")) {
    const [stateCode = "", district = "", city = "", steps = ""] = line.split("|")
    const state = stateNames.get(stateCode)
    if (!state) throw new Error(`The PIN table names an unknown state code: ${stateCode}`)
    const place = { city: city || district, district, state, stateCode }
    for (const pin of pinsOf(steps)) {
      places.set(pin, place)
      const states = districts.get(districtOf(pin)) ?? new Set()
      districts.set(districtOf(pin), states.add(stateCode))
    }
  }
  for (const line of borders.split("\n")) {
    const [stateCode = "", steps = ""] = line.split("|")
    if (!stateNames.has(stateCode)) throw new Error(`The table of borders names an unknown state code: ${stateCode}`)
    for (const pin of pinsOf(steps)) {
      const place = present(places.get(pin), "the place of a PIN code at a border")
      places.set(pin, { ...place, otherStates: [...(place.otherStates ?? []), stateCode] })
    }
  }
  return {
    size: places.size,
    statesNear: (pincode) => [...(districts.get(districtOf(Number(pincode))) ?? [])],
    placeOf: (pincode) => {
      const place = places.get(Number(pincode))
      return place ? { pincode, ...place } : null
    },
  }
}
