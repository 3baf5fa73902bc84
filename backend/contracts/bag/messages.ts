import { refusals } from "../refusal"
import { BAG } from "./limits"

/** The bag's refusals share one toast id, so that each replaces the previous one on the page (requirements §8). */
export const BAG_TOAST = "QuantityError"

/** The bag's sentences (requirements §2, §4, §5, §8). */
export const bagMessages = {
  removed: "Item Removed from Bag",
  emptyPanel: "Your Bag is empty.",
  emptyPage: "Your bag is empty",
  forgetful:
    "Your browser keeps nothing for this shop: the bag is lost when you reload or leave. Allow the shop's data in its settings, or sign in, to keep it.",
  addedTitle: "Added To Bag",
  savedItems: "to see if you have any saved items",
  proceed: "Proceed to Checkout",
  checkout: "Checkout",
  itemsGone: "Some items are no longer available.",
  maximumReached: "Maximum quantity reached",
  selectSize: "Please select a size",
  sizeMissing: "Selected size is not available.",
  lineIsFull: (item: string, size: string) =>
    `You can only add up to ${BAG.maxUnitsPerLine} units of ${item} (Size: ${size})`,
  /** The product page's own form of the sentence ends in a full stop (requirements §5). */
  lineIsFullOnProductPage: (item: string, size: string) =>
    `You can only add up to ${BAG.maxUnitsPerLine} units of ${item} (Size: ${size}).`,
  onlySoMany: (units: number) => `Only ${units} unit(s) are available for this size.`,
  /** A line whose piece the shop no longer sells. */
  gone: "No longer in our shop",
  goneWhole: "This piece is no longer in our shop.",
  /** When some lines of a guest's bag cannot be merged into the account. */
  leftBehind: (names: readonly string[]) => `${names.join(", ")} could not come along: no longer in our shop.`,
  full: `Your bag can hold ${BAG.maxLines} different pieces. Please take one out first.`,
  /** The changes since a piece was put into the bag; shown below its name, before paying. */
  priceRose: (was: string, now: string) => `Price went from ${was} to ${now} since you added it`,
  priceFell: (now: string, saved: string) => `is now ${now}, you save ${saved}`,
  lowered: (left: number, was: number) => `Only ${left} left: quantity was lowered from ${was}`,
  changedTitle: "Since you filled your bag",
  saveForLater: "Save for later",
  savedForLater: "Saved for later",
  moveToBag: "Move to Bag",
  movedToBag: "Moved to your bag",
  laterRemoved: "Removed from what you saved",
  undo: "Undo",
  laterFull: `You can save ${BAG.maxLater} different pieces for later. Please take one out first.`,
  laterGone: "This is no longer among what you saved for later.",
  lineGone: "This is no longer in your bag.",
  unreachable: "We could not fetch your bag.",
  kept: "Added to your bag",
} as const

export const bagRefusals = refusals("bag", {
  line_full: { status: 422, field: "quantity", say: bagMessages.lineIsFull },
  line_full_here: { status: 422, field: "quantity", say: bagMessages.lineIsFullOnProductPage },
  stock_short: { status: 409, field: "quantity", say: bagMessages.onlySoMany },
  size_missing: { status: 422, field: "size", say: bagMessages.sizeMissing },
  piece_gone: { status: 410, field: "variantId", say: bagMessages.goneWhole },
  bag_full: { status: 409, say: bagMessages.full },
  line_unknown: { status: 404, say: bagMessages.lineGone },
  later_full: { status: 409, say: bagMessages.laterFull },
  later_unknown: { status: 404, say: bagMessages.laterGone },
  wishlist_unknown: { status: 404, say: "This wishlist is no longer shared." },
  nothing_to_save: { status: 400, say: "Say which line to save for later, or which lines to bring along." },
  nothing_asked: { status: 400, say: "Say which lines to bring along, or which line to change and its new quantity." },
})
