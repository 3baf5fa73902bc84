import type { Address } from "@silai/contracts/checkout/calls"

/** An empty address. */
export const blankAddress: Address = {
  name: "",
  phone: "",
  line1: "",
  line2: "",
  landmark: "",
  city: "",
  state: "",
  pincode: "",
}
