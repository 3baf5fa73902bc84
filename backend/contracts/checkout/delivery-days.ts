import { type Destination, isWithin, type Where } from "./destination"
import { DELIVERY_DAYS } from "./limits"
import { type Days, plusDays as plus, withMaking } from "./working-days"

export type ZoneDays = Where & Days
/** How long delivery of a ready-made piece takes, from an order to the door: by zone (the first match counts), else everywhere. */
export type DeliveryDays = { everywhere: Days; zones: ZoneDays[] }

const { make, roads } = DELIVERY_DAYS

/** The default until the shop sets its own: as seen from the workshop in Punjab. */
export const FIRST_DELIVERY_DAYS: DeliveryDays = {
  everywhere: plus(make, roads.rest),
  zones: [
    { name: "Punjab and Chandigarh", states: ["03", "04"], pincodes: [], ...plus(make, roads.local) },
    {
      name: "North India",
      states: ["02", "05", "06", "07", "08", "09"],
      pincodes: [],
      ...plus(make, roads.north),
    },
    {
      // Parcels change carriers on the way.
      name: "Hills, islands and the North-East",
      states: ["01", "38", "11", "12", "13", "14", "15", "16", "17", "18", "31", "35"],
      pincodes: [],
      ...plus(make, roads.remote),
    },
  ],
}

/** Working days to a place; a piece that is made to measure takes its extra days (requirements §1). */
export function daysTo({ zones, everywhere }: DeliveryDays, to: Destination, made = { custom: false }): Days {
  const { min, max } = zones.find((zone) => isWithin(to, zone)) ?? everywhere
  return withMaking({ min, max }, made)
}

/** Working days until a ready-made piece can be collected at the shop. */
export const DAYS_TO_COLLECT: Days = make

/** The shortest and the longest that delivery takes anywhere. */
export const daysAnywhere = ({ everywhere, zones }: DeliveryDays): Days => ({
  min: Math.min(everywhere.min, ...zones.map(({ min }) => min)),
  max: Math.max(everywhere.max, ...zones.map(({ max }) => max)),
})
