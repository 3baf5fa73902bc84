import { shopMessages } from "../shop/messages"
import { SHOP } from "../shop/settings"

/** One page that the shop's search can find. `words` are search terms that are not on the page. */
export type SearchPage = { url: string; name: string; description: string; words: string }

/** Content pages that search finds by their words (requirements §2 Search). Add a new content page here. */
export const SEARCH_PAGES: readonly SearchPage[] = [
  {
    url: "/made-to-measure",
    name: "Made to measure",
    description: "Cut just for you, at the price of the ready-made piece, and altered free until it fits.",
    words: "custom tailored bespoke stitch stitching measurement fit slim regular loose copy shirt father alteration",
  },
  {
    url: "/size-guide",
    name: "Size Guide",
    description: "Size charts for shirts and trousers, and how to measure a piece that fits you well.",
    words:
      "sizes chart measurement measure fit inches chest waist shoulder sleeve length small medium large shirt trousers custom",
  },
  {
    url: "/track-order",
    name: "Track your order",
    description: "Where your order is now: enter its number and your mobile number.",
    words: "find order status tracking where parcel delivery shipment courier dispatch cancel cancellation",
  },
  {
    url: "/support",
    name: shopMessages.helpAndSupport,
    description: "Reach us by WhatsApp, telephone or e-mail, or find the answer by topic.",
    words: "contact phone number mobile call chat customer care complaint question address shop store hours",
  },
  {
    url: "/faq",
    name: "Questions & Answers",
    description: "Short answers on sizes, payment, delivery, returns and care.",
    words: `faq help questions answers custom size guest account upi card cash cod failed ${SHOP.paymentsBy.toLowerCase()} taxes gst invoice bill cancel order wash washing care iron`,
  },
  {
    url: "/about",
    name: "About us",
    description: `A tailor's shop since ${SHOP.since}: the people who make our clothes, and how.`,
    words: "story history company brand tailor handmade handcrafted workshop since team family",
  },
  {
    url: "/authentic",
    name: "Product Authenticity",
    description: "Check the number on the label inside a piece to see whether it is genuine.",
    words: "genuine original fake verify uid label code authentic check",
  },
  {
    url: "/shipping-policy",
    name: "Shipping Policy",
    description: "Delivery charges, when an order leaves us, and collecting it at the shop.",
    words: "delivery charges free days dispatch courier pickup collect pincode time",
  },
  {
    url: "/return-policy",
    name: "Refund & Return Policy",
    description: "Which pieces can be returned, how long you have, and what a return costs.",
    words: "returns refund exchange money back cancel cancellation replace damaged wrong size",
  },
  {
    url: "/request-return",
    name: "Request a return",
    description: "Ask for a return or an exchange of something you ordered.",
    words: "refund exchange send back replace",
  },
  {
    url: "/privacy-policy",
    name: "Privacy Policy",
    description: "The data we keep about you, why, for how long, and how to have it removed.",
    words: "data personal information cookies security delete account",
  },
  {
    url: "/terms-of-service",
    name: "Terms & Conditions",
    description: "The terms of an order: prices, payment, delivery, law.",
    words: "legal agreement contract order sale rules",
  },
  {
    url: "/terms-and-conditions",
    name: "Account Terms & Conditions",
    description: "The terms of an account with us.",
    words: "legal agreement rules use account",
  },
  {
    url: "/explore",
    name: "Explore",
    description: "Every shirt and every pair of trousers we make, with filters for size and colour.",
    words: "shop all products shirts trousers formal casual catalogue collection new latest",
  },
]
