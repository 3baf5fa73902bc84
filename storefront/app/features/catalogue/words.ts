import { cuttingAdds } from "@silai/contracts/checkout/delivery-messages"
import type { Sort } from "@silai/contracts/catalogue/limits"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
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
  price: "Price",
  fabric: "Fabric",
  fit: "Fit",
  sleeve: "Sleeve",
}

/** Texts of the catalogue's pages beyond @silai/contracts/catalogue/messages. */
export const listingMessages = {
  title: "Explore",
  lead: (sizes: string) =>
    `Shirts and trousers, cut and sewn by hand. Ready-made in ${sizes}, or to your own measurements.`,
  madeToMeasure: "Made to measure",
  /** Above a made-to-measure listing. */
  madeLead: `Cut to your own measurements at no extra charge, and ${catalogueMessages.fitPromise.toLowerCase()}: choose Custom Size on any of these. ${cuttingAdds}.`,
  youMayLike: "You may like",
  showMore: "Show More",
  seeAll: "See everything",
  failedTitle: "We could not load the products",
  retry: "Retry",
  noProductsWords: "No products match these filters right now. Remove a filter, or see everything.",
  filters: "Filters",
  filtersOn: (count: number) => (count ? `Filters (${count})` : "Filters"),
  clearAll: "Clear all",
  sortBy: "Sort by",
  show: (total: number | undefined) =>
    total === undefined
      ? "Show products"
      : total === 0
        ? catalogueMessages.noProducts
        : `Show ${counted(total, "product")}`,
  /** In place of a filter's word that is not the shop's. */
  unknownFilter: "Unknown filter",
  without: (name: string) => `Remove filter ${name}`,
} as const

export const viewedMessages = {
  title: "Recently viewed",
  clear: "Clear",
  clearAll: "Clear recently viewed",
  forget: (name: string) => `Remove ${name} from recently viewed`,
} as const
