import type { Address } from "@silai/contracts/checkout/calls"

/** The lines of an address as on a parcel, without empty ones. */
export const addressLines = ({ name, line1, line2, landmark, city, state, pincode }: Address): string[] =>
  [name, line1, line2, landmark, `${city} ${pincode}`, state].filter((line) => line.trim())

/** The whole address for copying into a courier's form, with the phone that it requires. */
export const addressText = (address: Address): string => [...addressLines(address), `Phone ${address.phone}`].join("\n")
