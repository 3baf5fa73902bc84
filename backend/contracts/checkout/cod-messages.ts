import { inRupees } from "../rupees"
import { refusals } from "../refusal"

/** Sentences of shop and back office about cash on delivery. */
export const codMessages = {
  byCod: "You pay in cash when the parcel comes.",
  title: "Cash on delivery",
  feeOf: (fee: number) => (fee > 0 ? `${inRupees(fee)} for cash on delivery` : "No fee"),
  allAtDoor: (due: number) => `You pay ${inRupees(due)} in cash to the courier.`,
  partAtDoor: (now: number, due: number) => `You pay ${inRupees(now)} now and ${inRupees(due)} in cash to the courier.`,
  howToPay: "How would you like to pay?",
  online: "Pay now",
  onlineNote: "UPI, card, net banking or wallet",
  proven: "We confirm your phone with an OTP first.",
  dueAtDoor: (due: number) => `${inRupees(due)} is due in cash at your door.`,
  dueAtCollection: (due: number) => `${inRupees(due)} is due when you collect it.`,
  cashAtDoor: (due: number) => `${inRupees(due)} in cash to the courier.`,
  cashInShop: (due: number) => `${inRupees(due)} at our shop.`,
  paidNow: (now: number) => `${inRupees(now)} is paid.`,
  atDoor: "Due at your door",
  atCollection: "Due when you collect it",
  toCourier: "In cash to the courier",
  inShop: "At our shop",
  unknown: "We could not find out whether you can pay this order in cash.",
  askAgain: "Ask again",
  deliveryWith: (fee: number) => `Delivery, with ${inRupees(fee)} for cash on delivery`,
  pinMissing: "Please write a PIN code, or its first digits.",
  percentMissing: "Please write a percentage.",
  shareMissing: "Please write a sum.",
  collected: (number: number) =>
    number === 1 ? "The money of 1 order is noted." : `The money of ${number} orders is noted.`,
  undelivered: "The parcel is back: its pieces are in stock again.",
} as const

export const codRefusals = refusals("cod", {
  off: { status: 422, field: "payBy", say: "This shop takes no cash on delivery." },
  home_only: {
    status: 422,
    field: "payBy",
    say: "Cash on delivery is for parcels. Please choose delivery, or pay online.",
  },
  made_to_order: {
    status: 422,
    field: "payBy",
    say: "Pieces that are made to order are paid before we cut the cloth. Cash on delivery is for ready-made pieces.",
  },
  pin: {
    status: 422,
    field: "payBy",
    say: "This PIN code has no cash on delivery: our couriers do not take cash there.",
  },
  sum: {
    status: 422,
    field: "payBy",
    say: (most: number) => `Cash on delivery is for orders up to ${inRupees(most)}.`,
  },
  open_order: {
    status: 409,
    field: "payBy",
    say: "An order with cash on delivery is still on its way to this phone. You can order again like this once it is paid.",
  },
  left_parcels: {
    status: 409,
    field: "payBy",
    say: "Parcels to this phone came back to us unpaid. Please pay this order online.",
  },
  prove_phone: {
    status: 403,
    field: "phone",
    say: "Please confirm your phone with an OTP: the courier calls it before he comes.",
  },
  terms_changed: {
    status: 409,
    say: "The terms of cash on delivery have changed in the meantime. Please look at the new total.",
  },
  order_unknown: { status: 404, say: "There is no order with cash on delivery by this number." },
  named_twice: { status: 409, say: "This order is in the list twice." },
  nothing_due: {
    status: 409,
    say: "Nothing is due on delivery for this order. Its payment is recorded, or it was cancelled.",
  },
  other_sum: {
    status: 422,
    field: "amountRupees",
    say: (due: number) => `${inRupees(due)} is due for this order. Please check the sum.`,
  },
  being_changed: {
    status: 409,
    say: "Pieces are being taken out of this order. Please try again in a moment.",
  },
  not_sent: { status: 409, say: "This order has not left the shop yet." },
  not_on_its_way: { status: 409, say: "Only a parcel that is on its way can come back." },
})
