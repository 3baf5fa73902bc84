import { inWords, plural } from "../counting"
import { refusals } from "../refusal"
import { RETURN_FEE } from "../returns/limits"
import { SHOP } from "./settings"

/** Sentences of the shop's frame and the home page (requirements §2, §8). */
export const shopSays = {
  searchPlaceholder: "What are you looking for?",
  notSignedIn: "Not Signed In?",
  signedInAs: "Signed in as",
  errorTitle: "Oops! There's an error",
  goBack: "Go Back",
  retry: "Retry",
  goHome: "Go Home",
  helpAndSupport: "Help & Support",
  offline: "You are offline. What you see may be out of date.",
  withoutScripts:
    "Your browser runs no JavaScript, which the bag and the checkout need. You can order by phone or WhatsApp, and we help with anything else.",
  scriptsLate: "This page is taking long to come. You can order by phone or WhatsApp too.",
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
  checkoutByChat: `Hello ${SHOP.name}, I need help with my checkout.`,
  rules: "The shop's rules",
  waysToPay: "Ways to pay",
  paySafely: `Pay by UPI, card or net banking, safely through ${SHOP.paymentsBy}`,
  questions: "Questions? Call us on",
} as const

export const settingsSays = {
  saved: "Saved. The shop shows it now.",
  textMissing: "Please write what it says, or switch it off.",
  linkShape: "A link begins with / and leads to a page of the shop, such as /explore.",
} as const

export const identitySays = {
  missing: "Please fill this in.",
  gstinElsewhere: "This GSTIN is registered in another state than that of the address.",
  pincode: "A PIN code has six digits.",
  phone: "Please write it with +91 and ten digits, such as +91 98765 00000.",
  email: "Please write a whole e-mail address.",
  social: {
    instagram: "Please write the whole link, which begins with https:// and is on instagram.com.",
    facebook: "Please write the whole link, which begins with https:// and is on facebook.com.",
    youtube: "Please write the whole link, which begins with https:// and is on youtube.com.",
  },
  marketplace: "Please write the whole link, which begins with https:// and is on amazon.in or amazon.com.",
} as const

/** What the pages of the shop say of returns, by the rules that count. */
export const returnRuleSays = {
  window: ({ windowDays }: { windowDays: number }): string =>
    `A return or an exchange can be asked for within ${inWords(windowDays)} ${plural(windowDays, "day")} of delivery.`,
  fee: ({ feeRupees }: { feeRupees: number }): string =>
    feeRupees === 0
      ? "Nothing is deducted from the refund."
      : `A return processing fee of ₹${feeRupees.toLocaleString("en-IN")} is deducted from the refund, once for all returns of one order within ${inWords(RETURN_FEE.coversDays)} days.`,
} as const

export const settingsRefusals = refusals("shop", {
  settings_changed: { status: 409, say: "Somebody has changed these settings meanwhile. Yours are not saved yet." },
})
