import { inRupees } from "../rupees"
import { inWords, plural } from "../counting"
import { refusals } from "../refusal"
import { RETURN_FEE, type ReturnReason } from "../returns/limits"
import { RETURN_REASON_WORDS } from "../returns/messages"
import { SHOP } from "./settings"

/** Sentences of the shop's frame and the home page (requirements §2, §8). */
export const shopMessages = {
  searchPlaceholder: "What are you looking for?",
  notSignedIn: "Not Signed In?",
  signedInAs: "Signed in as",
  errorTitle: "Oops! There's an error",
  reference: "Reference",
  referenceWhy: "The shop finds what happened by this",
  goBack: "Go Back",
  retry: "Retry",
  goHome: "Go Home",
  helpAndSupport: "Help & Support",
  offline: "You are offline. What you see may be out of date.",
  withoutScripts:
    "The bag and the checkout need JavaScript, which is switched off in your browser. You can order by phone or WhatsApp, and we will help with anything else.",
  scriptsLate: "This page is taking a long time to load. You can order by phone or WhatsApp too.",
  loadAgain: "Load again",
  orderByChat: `Hello ${SHOP.name}, I would like to place an order.`,
  designedForYou: "Designed for You",
  exploreEverything: "Explore Everything",
  justLaunched: "Just Launched",
  shopByCategory: "Shop By Category",
  trackTitle: "Track Your Order",
  returnOrExchange: "Return or exchange",
  findOrder: "Find Order",
  chatNow: "Chat now",
  secureCheckout: "Secure checkout",
  callUs: (phone: string) => `Call us on ${phone}`,
  askByChat: "Ask us on WhatsApp",
  sizeByChat: `Hello ${SHOP.name}, I have a question about my size.`,
  checkoutByChat: `Hello ${SHOP.name}, I need help with my checkout.`,
  rules: "The shop's rules",
  waysToPay: "Ways to pay",
  paySafely: `Pay by UPI, card or net banking, safely through ${SHOP.paymentsBy}`,
  questions: "Questions? Call us on",
} as const

/** Without a connection, and when there is a newer version of the shop. */
export const offlineMessages = {
  title: "You are offline",
  notSeen: "This page was not opened on this device before. It is there as soon as you have a connection.",
  seen: "These pages open now",
  again: "Try again",
  bag: "You are offline. This is your bag as this device has seen it last.",
  updated: "There is a newer version of the shop.",
  load: "Load it",
} as const

export const settingsMessages = {
  saved: "Saved. The shop shows it now.",
  textMissing: "Please write what it says, or switch it off.",
  linkShape: "A link begins with / and leads to a page of the shop, such as /explore.",
} as const

export const hoursMessages = {
  hoursBackwards: "The shop opens before it closes.",
  clockShape: "A time is written like 10:00 or 19:30.",
  holidayBackwards: "A holiday ends on the day it begins, or later.",
} as const

export const identityMessages = {
  missing: "Please fill this in.",
  gstinElsewhere: "This GSTIN is registered in another state than that of the address.",
  pincode: "A PIN code has six digits.",
  phone: "Please write ten digits with +91, such as +91 98765 00000, or a toll-free number, such as 1800 123 4567.",
  whatsapp: "Please write it with +91 and ten digits, such as +91 98765 00000.",
  email: "Please write a whole e-mail address.",
  social: {
    instagram: "Please write the whole link, which begins with https:// and is on instagram.com.",
    facebook: "Please write the whole link, which begins with https:// and is on facebook.com.",
    youtube: "Please write the whole link, which begins with https:// and is on youtube.com.",
  },
  marketplace: "Please write the whole link, which begins with https:// and is on amazon.in or amazon.com.",
} as const

/** The sentences of the shop's pages about returns, by the current rules. */
export const returnRuleMessages = {
  window: ({ windowDays }: { windowDays: number }): string =>
    `A return or an exchange can be asked for within ${inWords(windowDays)} ${plural(windowDays, "day")} of delivery.`,
  fee: ({ feeRupees, freeReasons }: { feeRupees: number; freeReasons: readonly ReturnReason[] }): string =>
    feeRupees === 0
      ? "Nothing is deducted from the refund."
      : [
          returnRuleMessages.kept(feeRupees),
          ...(freeReasons.length ? [returnRuleMessages.noFeeFor(freeReasons)] : []),
        ].join(" "),
  kept: (feeRupees: number): string =>
    `A return processing fee of ${inRupees(feeRupees)} is deducted from the refund, once for all returns of one order within ${inWords(RETURN_FEE.coversDays)} days.`,
  noFeeFor: (reasons: readonly ReturnReason[]): string =>
    `There is no fee when your reason is ${anyOf(reasons.map((reason) => `“${RETURN_REASON_WORDS[reason]}”`))}.`,
} as const

/** "a, b or c". */
const anyOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" or ")

export const settingsRefusals = refusals("shop", {
  never_open: {
    status: 422,
    say: "Please say when the shop is open, or switch collecting at the shop off under Delivery.",
  },
  settings_changed: {
    status: 409,
    say: "Someone else has changed these settings in the meantime. Yours are not saved yet.",
  },
  size_in_use: {
    status: 409,
    say: (size: string, garment: string, colours: number) =>
      `${colours === 1 ? "1 colour" : `${colours} colours`} of ${garment.toLowerCase()} ${colours === 1 ? "comes" : "come"} in ${size}. Please take the size out there first.`,
  },
  chart_of_other_sizes: {
    status: 409,
    say: "The sizes have changed in the meantime. Please open the charts again.",
  },
})
