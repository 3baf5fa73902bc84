import { HOME } from "./limits"

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
  bannerOffer: `Get Up to ${HOME.upToPercentOff}% Off & Free Shipping Across India`,
  bannerHeadline: "New Black Aura Edition",
  bannerMain: "Shop Now",
  bannerMore: "Discover more",
  designedForYou: "Designed for You",
  exploreEverything: "Explore Everything",
  justLaunched: "Just Launched",
  shopByCategory: "Shop By Category",
  trackTitle: "Track Your Order",
  findOrder: "Find Order",
  chatNow: "Chat now",
} as const
