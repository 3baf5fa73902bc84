import { accountSays } from "@silai/contracts/account/messages"
import { bagSays } from "@silai/contracts/bag/messages"

/** Texts of the checkout's pages beyond @silai/contracts/checkout/messages. */
export const checkoutWords = {
  emptyTitle: bagSays.emptyPage,
  emptyWords: "There is nothing to check out yet. The shirts and trousers are this way.",
  phoneBanner: accountSays.phoneBanner,
  title: "Details and delivery",
  contact: "Contact",
  delivery: "Delivery",
  toPayment: "Continue to payment",
  addAddress: "Add the address",
  backToDetails: "Back to details",
  notYou: "Not you?",
  notYouAtPayment: "We took your details from your last order.",
  clear: "Clear",
  clearLabel: "Not you? Clear these details",
  signInHere: "Sign in for your saved address",
  signedInAs: (name: string) => `Signed in as ${name}`,
  howToGet: "How would you like to get your order?",
  expectedByPlace: "Fill in your PIN for the day",
  forBusiness: "I am buying for a business (invoice with GSTIN)",
  otherPerson: "Someone else will receive it",
  deliverTo: "Deliver to",
  anotherAddress: "Another address",
  keepAddress: "Keep this address in my account",
  notKept: "Your order goes on, but the address could not be kept in your account.",
  confirmPhone: "Please confirm your phone, so that we can hold your pieces while you pay.",
  detailsLost: "We could not fetch what you told us so far.",
} as const
