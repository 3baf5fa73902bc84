import { refusals } from "../refusal"

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
  designedForYou: "Designed for You",
  exploreEverything: "Explore Everything",
  justLaunched: "Just Launched",
  shopByCategory: "Shop By Category",
  trackTitle: "Track Your Order",
  findOrder: "Find Order",
  chatNow: "Chat now",
} as const

export const settingsSays = {
  saved: "Saved. The shop shows it now.",
  textMissing: "Please write what it says, or switch it off.",
  linkShape: "A link begins with / and leads to a page of the shop, such as /explore.",
} as const

export const settingsRefusals = refusals("shop", {
  settings_changed: { status: 409, say: "Somebody has changed these settings meanwhile. Yours are not saved yet." },
})
