import { refusals } from "../refusal"
import { BAG } from "./limits"

/** What the bag says (SPEC §2, §4, §5, §8). */
export const bagSays = {
  removed: "Item Removed from Bag",
  emptyPanel: "Your Bag is empty.",
  emptyPage: "Your bag is empty",
  addedTitle: "Added To Bag",
  savedItems: "to see if you have any saved items",
  proceed: "Proceed to Checkout",
  itemsGone: "Some items are no longer available.",
  maximumReached: "Maximum quantity reached",
  selectSize: "Please select a size",
  sizeMissing: "Selected size is not available.",
  lineIsFull: (item: string, size: string) => `You can only add up to ${BAG.maxUnitsPerLine} units of ${item} (Size: ${size})`,
  /** The product page's own form of the sentence ends in a full stop (SPEC §5). */
  lineIsFullOnProductPage: (item: string, size: string) => `You can only add up to ${BAG.maxUnitsPerLine} units of ${item} (Size: ${size}).`,
  onlySoMany: (units: number) => `Only ${units} unit(s) are available for this size.`,
} as const

export const bagRefusals = refusals("bag", {
  line_full: { status: 422, field: "quantity", say: bagSays.lineIsFull },
})
