import { bagSays } from "../bag/messages"
import { CUSTOM_SIZE } from "../bag/limits"
import { refusals } from "../refusal"
import { STOCK } from "./limits"

export { categoryRefusals, styleRefusals } from "./shelf-messages"

/** What the catalogue refuses. */
export const catalogueRefusals = refusals("catalogue", {
  not_found: { status: 404, say: "Product not found" },
  not_a_picture: { status: 400, field: "images", say: "That file is not a picture we can read." },
  items_gone: { status: 409, say: bagSays.itemsGone },
})

/** Sentences about products, sizes and stock (SPEC §2, §4, §5, §8). */
export const catalogueSays = {
  currentlyUnavailable: "Currently Unavailable",
  onlyLeft: (count: number) => `Only ${count} Stock Left`,
  outOfStock: "Out of Stock",
  madeToOrder: "Made to order for you: allow 1 to 4 extra days, at no extra charge.",
  madeToMeasure: "Cut to your measurements: allow 1 to 4 extra days, at no extra charge.",
  noProducts: "No products found.",
  noProductMatches: "Sorry, no product matches were found. Try a new search or use our suggestions.",
  noPageMatches: "Sorry, no page matches were found. Try a new search or use our suggestions.",
  latestFailed: "Oops! Something went wrong while loading the products. Please refresh the page.",
  allAvailable: "Everything in your bag is available.",
  productGone: {
    title: "Product Not Found",
    text: "We're sorry, but the product you're looking for may have been removed or doesn't exist anymore.",
    back: "Go Back",
    explore: "Explore All Products",
  },
  addToBag: "Add to Bag",
  makeAnOrder: "Make an Order",
  styleWith: "Style Together With",
  linkCopied: "Link copied to clipboard!",
  customSize: CUSTOM_SIZE,
  percentOff: (percent: number) => `${percent}% off`,
} as const

/** The product page's sections that are the same for every product. */
export const productSections = {
  details: "Details",
  washCare: "Wash & Care",
  sizeAndFit: "Size & Fit",
  delivery: {
    title: "Delivery",
    lines: [
      "Free delivery to every PIN code in India; the price you see is the price you pay, taxes included.",
      "Ready-made pieces leave our workshop in Punjab within two working days.",
      "Custom sizes and pieces made to order take 1 to 4 extra days, at no extra charge.",
      "You may also collect your order at the shop.",
    ],
  },
  returns: {
    title: "Return",
    lines: [
      "If it does not sit right, ask for a return or an exchange: unworn, unwashed, with its labels on.",
      "A return processing fee is deducted from the refund.",
      "Custom-size pieces are cut for one person only, so they cannot be returned.",
    ],
  },
} as const

/** What the product page says under a chosen size; null when there is nothing to say. */
export function stockSentence(size: { stock: number }, madeFor: { backorder: boolean; custom: boolean }): string | null {
  if (madeFor.custom) return catalogueSays.madeToMeasure
  if (size.stock > STOCK.lowUpTo) return null
  if (size.stock >= 1) return catalogueSays.onlyLeft(size.stock)
  return madeFor.backorder ? catalogueSays.madeToOrder : catalogueSays.outOfStock
}
