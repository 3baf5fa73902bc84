import { inRupees } from "../rupees"
import { PIN } from "./limits"
import { refusals } from "../refusal"

/** A fee in rupees, as the wire has it. */
type Fee = { fee: number; freeFrom: number | null }

export const shippingFeeMessages = {
  free: "Free",
  /** "Free", "₹80", or "₹80, free from ₹1,500" */
  fee: ({ fee, freeFrom }: Fee): string =>
    fee === 0 ? "Free" : `${inRupees(fee)}${freeFrom === null ? "" : `, free from ${inRupees(freeFrom)}`}`,
  saved: "Delivery is changed. It counts from now on.",
  pinShape: `A PIN code has ${PIN.digits} digits.`,
  rangeBackwards: "A range of PIN codes begins with the smaller one.",
  daysBackwards: "The first day comes before the last.",
  daysMissing: "Please say how many days.",
  placeUnnamed: "Please give this place a name.",
  placeEmpty: "Please choose a state, or say which PIN codes.",
} as const

export const shippingFeeRefusals = refusals("checkout", {
  shipping_fee_changed: {
    status: 409,
    say: "Someone else has changed delivery in the meantime. Yours is not saved yet.",
  },
  delivery_changed: {
    status: 409,
    say: "The delivery fee has changed since you saw it. Please check the new total.",
  },
  pickup_closed: {
    status: 422,
    field: "deliveryMethod",
    say: "Orders cannot be collected at the shop just now. Please choose home delivery.",
  },
})
