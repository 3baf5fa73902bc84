import { extraDays } from "@silai/contracts/checkout/delivery-messages"
import type { Sort } from "@silai/contracts/catalogue/limits"
import { catalogueSays } from "@silai/contracts/catalogue/messages"
import { sizeCount } from "@silai/contracts/catalogue/size-messages"
import { counted } from "~/lib/words"
import type { Filters } from "./listing-address"

/** Names of the sort orders. */
export const SORT_NAMES: Record<Sort, string> = {
  latest: "Latest",
  asc: "Price: low to high",
  desc: "Price: high to low",
}

export const FILTER_NAMES: Record<keyof Filters, string> = {
  kinds: "Looking For",
  cuts: "Your own size",
  sizes: "Sizes",
  colours: "Color",
}

/** Texts of the catalogue's pages beyond @silai/contracts/catalogue/messages. */
export const listingSays = {
  title: "Explore",
  lead: `Shirts and trousers, cut and sewn by hand. Ready-made in ${sizeCount}, or to your own measurements.`,
  madeToMeasure: "Made to measure",
  /** Above a listing of what is made to measure. */
  madeLead: `Cut to your own measurements, in ${extraDays} and at no extra charge: choose Custom Size on any of these.`,
  youMayLike: "You may like",
  showMore: "Show More",
  seeAll: "See everything",
  failedTitle: "The listing could not be reached",
  retry: "Retry",
  noProductsWords: "Nothing on the listing answers to this just now. Take a filter away, or see everything.",
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

export const viewedSays = {
  title: "Recently viewed",
  clear: "Clear",
  clearAll: "Clear recently viewed",
  forget: (name: string) => `Remove ${name} from recently viewed`,
} as const
