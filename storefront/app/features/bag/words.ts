import { plural } from "@silai/contracts/counting"
import { bagMessages } from "@silai/contracts/bag/messages"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"

/** Texts of the bag page beyond @silai/contracts/bag/messages. */
export const bagWords = {
  title: "My Bag",
  start: "Explore the shop",
  emptyWords: "Find shirts and trousers, ready-made or cut to your measurements.",
  proceed: bagMessages.proceed,
  summary: "Order summary",
  total: "Total",
  remove: "Remove",
  removeItem: "Remove Item",
  stillThere: "Back to the bag",
  measurements: "Measurements",
  view: "View measurements",
  recommended: "You may also like",
  madeToOrder: "Made to order",
  each: "each",
  saved: "Saved",
  again: "Try again",
  more: (lines: number) => `+${lines} more ${plural(lines, "item")}`,
  leftHere: (pieces: string, one: boolean) =>
    `${pieces} that you chose before signing in ${one ? "has" : "have"} not come along yet.`,
  notFresh: "We could not check whether your bag has changed on another device.",
  leftOnly: (stock: number) => (stock > 0 ? `Only ${stock} left` : catalogueMessages.outOfStock),
} as const
