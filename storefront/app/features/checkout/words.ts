import { accountSays } from "@silai/contracts/account/messages"
import { bagSays } from "@silai/contracts/bag/messages"

/** Texts of the checkout's pages beyond @silai/contracts/checkout/messages. */
export const checkoutWords = {
  emptyTitle: bagSays.emptyPage,
  emptyWords: "There is nothing to check out yet. The shirts and trousers are this way.",
  phoneBanner: accountSays.phoneBanner,
  collect: "I will collect my order from the shop",
  forBusiness: "I am buying for a business (invoice with GSTIN)",
  otherPerson: "Someone else will receive it",
  deliverTo: "Deliver to",
  anotherAddress: "Another address",
  keepAddress: "Keep this address in my account",
  notKept: "Your order goes on, but the address could not be kept in your account.",
  detailsLost: "We could not fetch what you told us so far.",
} as const
