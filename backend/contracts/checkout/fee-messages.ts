import { PIN } from "./limits"
import { refusals } from "../refusal"

/** A fee in rupees, as the wire has it. */
type Fee = { fee: number; freeFrom: number | null }

const inRupees = (rupees: number) => `₹${rupees.toLocaleString("en-IN")}`

export const shippingFeeSays = {
  free: "Free",
  /** "Free", "₹80", or "₹80, free from ₹1,500" */
  fee: ({ fee, freeFrom }: Fee): string =>
    fee === 0 ? "Free" : `${inRupees(fee)}${freeFrom === null ? "" : `, free from ${inRupees(freeFrom)}`}`,
  saved: "Delivery is changed. It counts from now on.",
  pinShape: `A PIN code has ${PIN.digits} digits.`,
  rangeBackwards: "A range of PIN codes begins with the smaller one.",
  hoursBackwards: "The shop opens before it closes.",
  clockShape: "A time is written like 10:00 or 19:30.",
  neverOpen: "Please say when the shop is open, or switch collecting off.",
  daysBackwards: "The first day comes before the last.",
  daysMissing: "Please say how many days.",
  placeUnnamed: "Please give this place a name.",
  placeEmpty: "Please choose a state, or say which PIN codes.",
} as const

export const shippingFeeRefusals = refusals("checkout", {
  shipping_fee_changed: {
    status: 409,
    say: "Somebody has changed delivery meanwhile. Yours is not saved yet.",
  },
  delivery_changed: {
    status: 409,
    say: "What delivery costs has changed since you saw it. Please look at the new total.",
  },
  pickup_closed: {
    status: 422,
    field: "deliveryMethod",
    say: "Orders cannot be collected at the shop just now. Please choose home delivery.",
  },
})
