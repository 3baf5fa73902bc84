import { inRupees } from "../rupees"
import { bagMessages } from "../bag/messages"
import { PIN } from "./limits"
import { refusals } from "../refusal"

export { shippingFeeRefusals, shippingFeeMessages } from "./fee-messages"

export const checkoutMessages = {
  homeDelivery: "Home delivery",
  homeDeliveryNote: "Free across India",
  toYourDoor: "To your door",
  pickup: "Collect from our shop",
  pickupNote: "Free, ready when we message you",
  pinUnknown: "We do not know this PIN code. Please check it, or fill in the city and state yourself.",
  pinImpossible: "There is no such PIN code. Please check it.",
  pinElsewhere: (pincode: string, state: string) => `The PIN code ${pincode} is in ${state}.`,
  pinSure: "It is right, go on",
  pinDoubted: "Please check the PIN code, or tell us that it is right.",
  pinInvalid: `Enter a valid ${PIN.digits}-digit PIN code.`,
  lineRequired: "Please enter the house number and street.",
  lineTooLong: (most: number) => `Please shorten this to ${most} characters.`,
  lineScript: "Please write this in English letters or in a script of India, so that the courier can read it.",
  cityRequired: "Please enter the city.",
  stateRequired: "Please choose the state.",
  businessNameRequired: "Please enter the name of the business.",
  gstinInvalid: "This GSTIN is not right. Please check its 15 letters and digits.",
  confirming: "Payment received. We are confirming your order.",
  refunding:
    "Your payment has reached us, but we could not make an order of it. We are sending it back to you in full.",
  priceChanged: "A price has changed since you put this in your bag. Please look at the new total.",
} as const

export const checkoutRefusals = refusals("checkout", {
  unavailable: { status: 409, say: bagMessages.itemsGone },
  price_changed: { status: 409, say: checkoutMessages.priceChanged },
  details_changed: {
    status: 409,
    say: "Your contact, address or delivery has changed since this page was opened. Please look at them again.",
  },
  too_dear: { status: 422, say: "This order is above what we can take online. Please call us." },
  /** There is enough stock, but guests hold much of it unpaid: the next one proves a phone first. */
  prove_phone: {
    status: 403,
    field: "phone",
    say: (item: string, size: string) =>
      `Only a few pieces of ${item} (Size: ${size}) are left. Please confirm your phone with an OTP, so that we can hold yours while you pay.`,
  },
  /** Another browser with the same phone holds it. Only a proof shows that both are the same person's. */
  prove_to_continue: {
    status: 403,
    field: "phone",
    say: "You have begun to pay in another browser or on another device. Please confirm your phone with an OTP to continue here.",
  },
  /** Guests of one network have begun very many payments. */
  prove_busy: {
    status: 403,
    field: "phone",
    say: "Very many payments were begun in your network just now. Please confirm your phone with an OTP to go on at once.",
  },
  /** A person's time with a size that is nearly gone is used up. */
  held_long: {
    status: 409,
    say: (item: string, size: string, minutes: number) =>
      `We held ${item} (Size: ${size}) for you for a while, and others want it too. You can pay for it again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}, if it is still there.`,
  },
  contact_missing: { status: 422, field: "contact", say: "Please tell us your name, email and phone first." },
  address_missing: { status: 422, field: "address", say: "Please tell us where to deliver." },
  /** Without a state the order's tax is unknown. */
  state_unknown: { status: 422, field: "state", say: "Please choose the state from the list." },
  pin_impossible: { status: 422, field: "pincode", say: checkoutMessages.pinImpossible },
  /** The PIN code decides where a parcel goes, and the state what tax it has: they must agree. */
  pin_elsewhere: { status: 422, field: "pincode", say: checkoutMessages.pinElsewhere },
  pin_unknown: { status: 404, field: "pincode", say: checkoutMessages.pinUnknown },
  gateway_down: {
    status: 503,
    say: "The payment service is not answering. Nothing was charged. Please try again in a moment.",
    level: "warn",
  },
  /** A newer request of the same shopper took over the goods during the call to the gateway. */
  replaced: {
    status: 409,
    say: "You have started to pay in another window or on another device. Nothing was charged here. Please continue there, or place the order here again.",
  },
  already_paid: { status: 409, say: "This order is already paid." },
  payment_settled: { status: 409, say: "Nothing is left to try: this payment is settled." },
  notice_unknown: { status: 404, say: "We could not find this gateway message." },
  notice_settled: { status: 409, say: "Nothing is left to try: this message is handled." },
  refund_moved: {
    status: 409,
    say: "This payment has changed since you opened it. Nothing was sent back; please look at it again.",
  },
  mismatch_unknown: { status: 404, say: "We could not find this difference, or it is settled already." },
  refund_unknown: { status: 404, say: "We could not find this refund." },
  refund_disputed: {
    status: 409,
    say: "The buyer’s bank disputes this payment, or has taken it back. A refund would be paid a second time, so nothing was sent.",
  },
  refund_not_by_hand: {
    status: 409,
    say: "This refund cannot be withdrawn: a return, pieces that were taken out, or a cancelled order owe it.",
  },
  refund_not_stuck: { status: 409, say: "Nothing is left to do: this refund is on its way, or settled." },
  refund_too_much: {
    status: 422,
    field: "amountRupees",
    say: (left: number) => `No more than ${inRupees(left)} is left to send back.`,
  },
  refund_whole_only: {
    status: 422,
    field: "amountRupees",
    say: "This payment has no order, so all of it is refunded.",
  },
  gateway_silent: {
    status: 503,
    say: "The payment service is not answering. Nothing has changed; please try again in a moment.",
    level: "warn",
  },
  attempt_unknown: { status: 404, say: "We could not find this payment." },
  bad_signature: { status: 400, say: "This payment could not be confirmed.", level: "warn" },
  bad_webhook: { status: 400, say: "The signature does not fit.", level: "warn" },
})
