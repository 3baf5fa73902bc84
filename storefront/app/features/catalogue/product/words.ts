import { bagSays } from "@silai/contracts/bag/messages"
import { catalogueSays } from "@silai/contracts/catalogue/messages"

/** Texts of the product page beyond @silai/contracts/catalogue/messages. */
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
  checkout: bagSays.checkout,
  keepLooking: "Keep looking",
  checkPin: "Check",
  pinLabel: "Delivery to PIN code",
  pinUnknown: "We do not know this PIN code. Please check it.",
  pinHint: "Six digits, for the day it reaches you",
  goneSizes: "Every ready-made size is sold out.",
  cutForYou: "We can still cut it to your measurements.",
  cutThisSize: "We can cut this size for you",
  taxes: (shipping: string) => `Taxes included. ${shipping}`,
  editMeasurements: "Change measurements",
  elsewhere: (shop: string) => `Also on ${shop}`,
  picture: (at: number, of: number) => `Picture ${at} of ${of}`,
  more: (count: number) => `+${count} more`,
  arrives: (days: string, place: string) => `Expected in ${place}: ${days}.`,
} as const
