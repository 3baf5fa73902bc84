/** Categories and styles, as the counter keeps them. */
export const CATEGORY = { minName: 2, maxName: 40, maxSlug: 80, maxDescription: 500 } as const
export const STYLE = { minName: 3, maxName: 60, maxSlug: 80, maxRank: 9_999 } as const

export const SHELF_LIST = { pageSize: 20, maxPageSize: 100, maxPage: 1_000, maxSearch: 80 } as const

export const CATEGORY_FILTERS = ["all", "active", "hidden"] as const
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number]

/** A style is put away when its colourways are not sold any more but stand in old orders. */
export const STYLE_FILTERS = ["active", "archived", "all"] as const
export type StyleFilter = (typeof STYLE_FILTERS)[number]
export const STYLE_SORTS = ["shop", "name", "newest"] as const
export type StyleSort = (typeof STYLE_SORTS)[number]

/** Charts that a category may show (`size-chart/limits`), by their titles. */
export const CHART_NAMES = ["Shirts", "Trousers"] as const

export const REPRICE = { maxVariants: 50, minRupees: 1, maxRupees: 1_00_000 } as const
