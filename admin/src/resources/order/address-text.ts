import type { Address } from "@silai/contracts/checkout/calls"

/** An address as it is written on a parcel, one line each; lines that were left empty are left out. */
export function addressText({ name, line1, line2, landmark, city, state, pincode, phone }: Address): string {
  return [name, line1, line2, landmark, `${city} ${pincode}`, state, `Phone ${phone}`].filter((line) => line.trim()).join("\n")
}
