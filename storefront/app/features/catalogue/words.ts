import { catalogueSays } from "@silai/contracts/catalogue/messages"

/** What the catalogue's screens say beyond the sentences of @silai/contracts/catalogue/messages. */
export const shelfSays = {
  title: "Explore",
  lead: "Shirts and trousers, cut and sewn by hand. Ready-made in five sizes, or to your own measurements.",
  showMore: "Show More",
  seeAll: "See everything",
  failedTitle: "The shelf could not be reached",
  retry: "Retry",
  noProductsWords: "Nothing on the shelf answers to this just now.",
} as const

export const productSays = {
  linkCopied: catalogueSays.linkCopied,
  copyFailed: "The link could not be copied. It is in the address bar.",
  share: "Share",
  back: "Back",
  openZoom: "Look closer",
  chooseSize: "Size",
  colour: "Colour",
  quantity: "Quantity",
  sizeGuide: "Size guide",
  reviewBag: "Review Bag",
  keepLooking: "Keep looking",
  checkPin: "Check",
  pinLabel: "Delivery to PIN code",
  pinHint: "Six digits, for the day it reaches you",
  goneSizes: "Every ready-made size is sold out.",
  cutForYou: "We can still cut it to your measurements.",
  taxes: "Taxes included. Free shipping across India.",
  editMeasurements: "Change measurements",
  elsewhere: (shop: string) => `Also on ${shop}`,
  picture: (at: number, of: number) => `Picture ${at} of ${of}`,
  more: (count: number) => `+${count} more`,
  arrives: (days: string, place: string) => `Expected in ${place}: ${days}.`,
} as const
