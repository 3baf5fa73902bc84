import type { Sort } from "@silai/contracts/catalogue/limits"
import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { counted } from "~/lib/words"
import type { Filters } from "./shelf-address"

/** Names of SPEC's ways to sort. */
export const SORT_NAMES: Record<Sort, string> = {
  latest: "Latest",
  asc: "Price: low to high",
  desc: "Price: high to low",
}

export const FILTER_NAMES: Record<keyof Filters, string> = { kinds: "Looking For", sizes: "Sizes", colours: "Color" }

/** What the catalogue's screens say beyond the sentences of @silai/contracts/catalogue/messages. */
export const shelfSays = {
  title: "Explore",
  lead: "Shirts and trousers, cut and sewn by hand. Ready-made in five sizes, or to your own measurements.",
  showMore: "Show More",
  seeAll: "See everything",
  failedTitle: "The shelf could not be reached",
  retry: "Retry",
  noProductsWords: "Nothing on the shelf answers to this just now. Take a filter away, or see everything.",
  filters: "Filters",
  filtersOn: (count: number) => (count ? `Filters (${count})` : "Filters"),
  clearAll: "Clear all",
  sortBy: "Sort by",
  show: (total: number | undefined) =>
    total === undefined
      ? "Show products"
      : total === 0
        ? catalogueSays.noProducts
        : `Show ${counted(total, "product")}`,
  without: (name: string) => `Remove filter ${name}`,
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
  pinUnknown: "We do not know this PIN code. Please check it.",
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

export const viewedSays = {
  title: "Recently viewed",
  clear: "Clear",
  clearAll: "Clear recently viewed",
  forget: (name: string) => `Remove ${name} from recently viewed`,
} as const

export const searchSays = {
  title: (text: string) => `Results for “${text}”`,
  tabs: { products: "Products", pages: "Pages" },
  describe: (text: string) => `What our shop of handmade shirts and trousers has for “${text}”.`,
  kinds: "Kinds of results",
  pager: "Pages of results",
  pageNumber: (page: number) => `Page ${page}`,
  failedTitle: "The search could not be made",
  suggestions: "Suggestions",
  previous: "Previous",
  next: "Next",
  recent: "Recent searches",
  clear: "Clear",
  clearRecent: "Clear recent searches",
  forget: (text: string) => `Forget “${text}”`,
  seeAll: (text: string) => `All results for “${text}”`,
  offered: (count: number) => (count ? `${counted(count, "suggestion")}; use the arrow keys to choose.` : ""),
} as const
