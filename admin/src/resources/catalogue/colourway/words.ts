import type { ColourwaySort, ColourwayStatus, PublishingNeed } from "@silai/contracts/catalogue/limits"

export const STATUS_WORDS: Record<ColourwayStatus, string> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
}

export const SORT_WORDS: Record<ColourwaySort, string> = {
  latest: "Newest first",
  name: "Name",
  price_up: "Price, lowest first",
  price_down: "Price, highest first",
  stock_up: "Least in stock",
  stock_down: "Most in stock",
}

export const NEED_WORDS: Record<PublishingNeed, string> = { price: "a price", images: "a picture", sizes: "a size" }

export const BODY_WORDS = { upperBody: "Upper body", lowerBody: "Lower body" } as const

/** Paths inside the back office. */
export const pathTo = {
  list: "/product/variants/all",
  add: "/product/variant/add",
  show: (id: string) => `/product/variant/${id}`,
  edit: (id: string) => `/product/variant/edit/${id}`,
  images: (id: string) => `/product/variant/edit/images/${id}`,
} as const

/** A colourway's page in the shop. */
export const shopPage = (slug: string) => `/product/view/${slug}`
