import { GST } from "../checkout/limits"
import { cuttingAdds, extraDays, leavesWithin } from "../checkout/delivery-messages"
import { bagMessages } from "../bag/messages"
import { CUSTOM_SIZE } from "../bag/limits"
import { inWords, waitInWords } from "../counting"
import { refusals } from "../refusal"
import {
  COLOURWAY,
  type ColourwayStatus,
  MARKETPLACE_HOSTS,
  type PublishingNeed,
  STOCK,
  type StockAlertWay,
} from "./limits"

export { saleRefusals } from "./sale-messages"
export { categoryRefusals, styleRefusals } from "./style-messages"

export const STATUS_WORDS: Record<ColourwayStatus, string> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
}

/** Refusals of a message about a sold-out size. */
export const alertRefusals = refusals("catalogue", {
  alert_no_size: { status: 404, field: "size", say: "We do not make this piece in this size." },
  alert_no_address: { status: 400, field: "email", say: "Please say to which address we should write." },
  alert_no_phone: { status: 422, say: "Sign in with a phone that you have proven to get a message there." },
  alert_no_whatsapp: { status: 409, say: "We do not write on WhatsApp. Please choose another way." },
  alert_stopped: {
    status: 409,
    say: "You asked us to send no more such messages. Allow them again in your account; after STOP on WhatsApp, send START there.",
  },
  alert_no_device: { status: 409, say: "Please allow notices on this device first." },
  alert_often: {
    status: 429,
    say: (seconds: number, sizes: number) =>
      `We were asked to write there about ${inWords(sizes)} sizes today already. Please ask for more in ${waitInWords(seconds)}.`,
  },
  alert_in_stock: { status: 409, field: "size", say: "This size is here: you can add it to your bag." },
})

/** The catalogue's refusals. */
export const catalogueRefusals = refusals("catalogue", {
  not_found: { status: 404, say: "Product not found" },
  not_a_picture: { status: 400, field: "images", say: "That file is not a picture we can read." },
  picture_gone: {
    status: 404,
    field: "images",
    say: "One of these pictures is not in the file manager any more. Please load the page again.",
  },
  picture_twice: { status: 400, field: "images", say: "A picture can be in a gallery only once." },
  needs_picture: {
    status: 409,
    field: "images",
    say: "A colour that is in the shop needs at least one picture. Hide it from the shop first, or leave one.",
  },
  gallery_changed: {
    status: 409,
    field: "images",
    say: "Someone else has changed these pictures in the meantime. Please look at them again; nothing of theirs was overwritten.",
  },
  items_gone: { status: 409, say: bagMessages.itemsGone },
})

const needWords: Record<PublishingNeed, string> = { price: "a price", images: "a picture", sizes: "a size" }
/** "a price, a picture and a size" */
export function needsInWords(needs: readonly PublishingNeed[]): string {
  const words = needs.map((need) => needWords[need])
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "")
}

/** Refusals about a colourway in the back office; `field` is the form's own. */
export const colourwayRefusals = refusals("catalogue", {
  colourway_gone: { status: 404, say: "This colour no longer exists." },
  changed_meanwhile: {
    status: 409,
    field: "version",
    say: (by: string) =>
      `${by || "Someone"} changed this colour while you had it open. Your changes are not saved; what you wrote is still on the screen.`,
  },
  style_gone: { status: 400, field: "product", say: "Choose the product that this is a colour of." },
  style_archived: {
    status: 409,
    field: "product",
    say: (style: string) => `The product “${style}” is archived. Bring it back first.`,
  },
  colour_taken: {
    status: 409,
    field: "color",
    say: (colour: string, style: string) => `${style} already comes in ${colour}.`,
  },
  slug_taken: { status: 409, field: "slug", say: "Another colour has this address. Choose another." },
  slug_empty: { status: 400, field: "slug", say: "Give it an address: small letters, digits and hyphens." },
  price_needs_size: { status: 409, field: "price", say: "A price belongs to a size. Add a size first." },
  base_below_price: { status: 400, field: "basePrice", say: "The base price cannot be lower than the price." },
  price_missing: { status: 400, field: "price", say: "Enter both the price and the base price." },
  sale_not_lower: { status: 400, field: "sale", say: "A sale price must be lower than the everyday price." },
  sale_backwards: { status: 400, field: "sale", say: "The sale must end after it begins." },
  not_marketplace: {
    status: 400,
    field: "amazonLink",
    say: `The marketplace link must begin with https:// and lead to ${MARKETPLACE_HOSTS[0]} or ${MARKETPLACE_HOSTS[1]}.`,
  },
  related_gone: {
    status: 400,
    field: "relatedProducts",
    say: "One of the related products no longer exists. Choose again.",
  },
  size_not_made: {
    status: 422,
    field: "sizes",
    say: (size: string) => `The shop has no size ${size} for this garment. It is added under Settings, Sizes.`,
  },
  size_promised: {
    status: 409,
    field: "backorder",
    say: (size: string) =>
      `More pieces of size ${size} are promised than there are. Making to order can be switched off when they are made.`,
  },
  variant_twice: { status: 400, field: "variants", say: "The same colour is listed twice." },
  /** The reply's `lines` say why for each. */
  not_repriced: {
    status: 409,
    field: "variants",
    say: (count: number) =>
      `${count === 1 ? "1 price" : `${count} prices`} could not be changed, so nothing was. Please look at what is marked.`,
  },
  batch_gone: { status: 404, field: "batch", say: "This change of prices no longer exists." },
  batch_undone: {
    status: 409,
    field: "batch",
    say: (by: string) => `${by || "Someone"} has already undone this change.`,
  },
  price_changed_since: { status: 409, field: "price", say: "Its price was changed since then, and stays." },
  /** The reply's `lines` say why for each. */
  nothing_to_undo: {
    status: 409,
    field: "batch",
    say: "All of these prices were changed since, so nothing was changed.",
  },
  not_ready: {
    status: 409,
    field: "status",
    say: (needs: string) => `Before customers can see it, it needs ${needs}.`,
  },
})

/** Messages after a change of a colourway in the back office. */
export const colourwayMessages = {
  added: "Saved as a draft.",
  saved: "Saved.",
  became: { published: "Published: customers see it now.", draft: "Hidden from the shop.", archived: "Archived." },
  publishedUnseen: (category: string) =>
    `Published, but the category “${category}” is hidden: customers see it once that is shown again.`,
  repriced: (count: number) => `The price of ${count} ${count === 1 ? "colour" : "colours"} is changed.`,
  undone: (restored: number, saved: number) =>
    `The price of ${restored} ${restored === 1 ? "colour" : "colours"} is what it was before.${saved ? ` ${saved} ${saved === 1 ? "stays as it is" : "stay as they are"}.` : ""}`,
  deleted: "Deleted.",
  archivedInstead:
    "It was ordered before, so it is archived instead of deleted: customers no longer see it, and past orders stay as they are.",
  duplicated: "Copied as a draft, without pictures.",
  gst: (percent: number, upTo: string) =>
    `GST on this price is ${percent} %: pieces above ${upTo}, taxes included, are in the higher slab.`,
  higherSlab: (beforeTax: string) =>
    `above ${beforeTax} before tax, a piece is taxed at ${GST.highPercent}%, not ${GST.lowPercent}%.`,
  twoDecimals: "No more than two decimals.",
  nameLength: `The name needs ${COLOURWAY.nameMin} to ${COLOURWAY.nameMax} characters.`,
} as const

/** Answers to who waits for a sold-out size. */
export const ALERT_MESSAGES: Record<StockAlertWay, string> = {
  mail: "We write to you once, when this size is back",
  text: "You get one text message, when this size is back",
  whatsapp: "You get one message on WhatsApp, when this size is back",
  device: "This device rings once, when this size is back",
}

/** Sentences about products, sizes and stock (requirements §2, §4, §5, §8). */
export const catalogueMessages = {
  alertEnded: "We will not write to you about this size",
  currentlyUnavailable: "Currently Unavailable",
  onlyLeft: (count: number) => `Only ${count} Stock Left`,
  outOfStock: "Out of Stock",
  madeToOrder: `Made to order for you, at no extra charge. ${cuttingAdds}.`,
  madeToMeasure: `Cut to your measurements, at no extra charge. ${cuttingAdds}.`,
  /** Next to each button that buys a piece cut to measure. */
  fitPromise: "Altered free until it fits",
  noProducts: "No products found.",
  noProductMatches: "Sorry, no product matches were found. Try a new search or use our suggestions.",
  noPageMatches: "Sorry, no page matches were found. Try a new search or use our suggestions.",
  latestFailed: "Oops! Something went wrong while loading the products. Please refresh the page.",
  allAvailable: "Everything in your bag is available.",
  productGone: {
    title: "Product Not Found",
    text: "We're sorry, but the product you're looking for may have been removed or doesn't exist anymore.",
    goBackLabel: "Go Back",
    explore: "Explore All Products",
  },
  addToBag: "Add to Bag",
  makeAnOrder: "Make an Order",
  styleWith: "Style Together With",
  linkCopied: "Link copied to clipboard!",
  customSize: CUSTOM_SIZE,
  picturesSaved: (isShown: boolean) => `Pictures saved.${isShown ? " The shop shows them now." : ""}`,
  percentOff: (percent: number) => `${percent}% off`,
} as const

/** The product page's sections that are the same for all products. */
export const productSections = {
  details: "Details",
  washCare: "Wash & Care",
  sizeAndFit: "Size & Fit",
  delivery: {
    title: "Delivery",
    free: "Free delivery to every PIN code in India; the price you see is the price you pay, taxes included.",
    lines: [
      `Ready-made pieces leave our workshop ${leavesWithin}.`,
      `Custom sizes and pieces made to order take ${extraDays}, at no extra charge.`,
    ],
    collect: "You may also collect your order at the shop.",
  },
  returns: {
    title: "Return",
    lines: [
      "If it does not fit, send it back: unworn, unwashed, with its labels on.",
      "Custom-size pieces are cut for one person only: they cannot be returned, but are altered free until they fit.",
    ],
  },
} as const

/** The sentence under a chosen size on the product page; null when there is none. */
export function stockSentence(
  size: { stock: number },
  madeFor: { backorder: boolean; custom: boolean },
): string | null {
  if (madeFor.custom) return catalogueMessages.madeToMeasure
  if (size.stock > STOCK.lowUpTo) return null
  if (size.stock >= 1) return catalogueMessages.onlyLeft(size.stock)
  return madeFor.backorder ? catalogueMessages.madeToOrder : catalogueMessages.outOfStock
}
