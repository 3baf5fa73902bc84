import type { Place } from "@silai/contracts/checkout/service"
import { STATES } from "@silai/contracts/place/states"

export type PinDirectory = { placeOf(pincode: string): Place | null; size: number }

const stateNames = new Map<string, string>(STATES.map(({ code, name }) => [code, name]))

/**
 * Expands the compact table (`GST code|district|city|PINs as base-36 steps`, one line per place) into memory. Throws
 * when a line names a state without a GST code: such an order could not be invoiced.
 */
export function readDirectory(table: string): PinDirectory {
  const places = new Map<number, Omit<Place, "pincode">>()
  for (const line of table.split("\n")) {
    const [stateCode = "", district = "", city = "", steps = ""] = line.split("|")
    const state = stateNames.get(stateCode)
    if (!state) throw new Error(`The PIN table names an unknown state code: ${stateCode}`)
    const place = { city: city || district, district, state, stateCode }
    let pin = 0
    for (const step of steps.split(" ")) {
      pin += Number.parseInt(step, 36)
      places.set(pin, place)
    }
  }
  return {
    size: places.size,
    placeOf: (pincode) => {
      const place = places.get(Number(pincode))
      return place ? { pincode, ...place } : null
    },
  }
}
