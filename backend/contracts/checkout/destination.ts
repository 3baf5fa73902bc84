import type { StateCode } from "../place/states"

/** PIN codes from one to another, both included. */
export type PinRange = { from: string; to: string }
/** A part of India: some states, and some PIN codes. */
export type Where = { name: string; states: StateCode[]; pincodes: PinRange[] }
/** Where a parcel goes. `stateCode` is the GST code. */
export type Destination = { stateCode?: string; pincode?: string }

export const isWithin = ({ stateCode, pincode }: Destination, { states, pincodes }: Where): boolean =>
  states.some((code) => code === stateCode) ||
  (pincode !== undefined && pincodes.some(({ from, to }) => from <= pincode && pincode <= to))
