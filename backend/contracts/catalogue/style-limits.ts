/** Limits of categories and styles. */
export const CATEGORY = { minName: 2, maxName: 40, maxSlug: 80, maxDescription: 500 } as const
export const STYLE = { minName: 3, maxName: 60, maxSlug: 80, maxRank: 9_999 } as const

export const STYLE_LIST = { pageSize: 20, maxPageSize: 100, maxPage: 1_000, maxSearch: 80 } as const

export const CATEGORY_FILTERS = ["all", "active", "hidden"] as const
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number]

/** A style is archived when its colourways are no longer sold but are in old orders. */
export const STYLE_FILTERS = ["active", "archived", "all"] as const
export type StyleFilter = (typeof STYLE_FILTERS)[number]
export const STYLE_SORTS = ["shop", "name", "name_down", "newest", "oldest"] as const
export type StyleSort = (typeof STYLE_SORTS)[number]

/** Charts that a category may show (`size-chart/charts`), by their titles. */
export const CHART_NAMES = ["Shirts", "Trousers"] as const

/** How many colourways one call publishes or hides. */
export const STATUS_MANY = 100
/** Prices changed in one go: the largest category, with room. */
export const REPRICE = { maxVariants: 200, minRupees: 1, maxRupees: 1_00_000 } as const
/** Changes of prices, and how many names each shows. */
export const REPRICE_LIST = { pageSize: 10, maxPageSize: 50, maxPage: 1_000, names: 3 } as const

/** A planned sale: the length of its name, its percent, and how many colourways, categories and products it may name. */
export const SALE = {
  minName: 3,
  maxName: 60,
  minPercent: 1,
  maxPercent: 90,
  maxVariants: 500,
  maxGroups: 50,
  /** Colourways that its preview shows. */
  shown: 100,
} as const
export const SALE_LIST = { pageSize: 20, maxPageSize: 100, maxPage: 1_000 } as const
/** By the server's clock. */
export const SALE_STATES = ["planned", "running", "over"] as const
export type SaleState = (typeof SALE_STATES)[number]
