import { accountMessages } from "@silai/contracts/account/messages"
import { bagMessages } from "@silai/contracts/bag/messages"
import { orderMessages } from "@silai/contracts/order/messages"

/** Texts of the checkout's pages beyond @silai/contracts/checkout/messages. */
export const checkoutWords = {
  emptyTitle: bagMessages.emptyPage,
  emptyWords: "Your bag is empty, so there is nothing to check out yet.",
  phoneBanner: accountMessages.phoneBanner,
  title: "Details and delivery",
  contact: "Contact",
  delivery: "Delivery",
  toPayment: "Continue to payment",
  addAddress: "Add the address",
  backToDetails: "Back to details",
  visitEnded: "Your visit has ended. Please check your details.",
  notYou: "Not you?",
  notYouAtPayment: "We took your details from your last order.",
  clear: "Clear",
  clearLabel: "Not you? Clear these details",
  signInHere: "Sign in for your saved address",
  otherPieces: (count: number) =>
    count === 1
      ? "A piece from your account's bag is in it too. Please look at the new total."
      : `${count} pieces from your account's bag are in it too. Please look at the new total.`,
  signedInAs: (name: string) => `Signed in as ${name}`,
  howToGet: "How would you like to get your order?",
  expectedByPlace: "Enter your PIN to see the day",
  forBusiness: "I am buying for a business (invoice with GSTIN)",
  isGift: "This is a gift",
  giftNote: orderMessages.giftNote,
  giftHint: "It is printed on the slip in the parcel, which shows no price. The invoice comes to you by mail.",
  otherPerson: "Someone else will receive it",
  deliverTo: "Deliver to",
  anotherAddress: "Another address",
  notHere: "Do not remember my details on this device",
  saveAddress: "Keep this address in my account",
  addressNotSaved: "Your order continues, but the address could not be saved to your account.",
  confirmPhone: "Please confirm your phone, so that we can hold your pieces while you pay.",
  detailsLost: "We could not load the details you have entered.",
} as const
