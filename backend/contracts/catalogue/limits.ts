/** Ready-made sizes, smallest first (SPEC §9). */
export const SIZES = ["S", "M", "L", "XL", "XXL"] as const
export type Size = (typeof SIZES)[number]

/** The size that is cut to the shopper's own measurements. Also the last entry of the size filter. */
export const CUSTOM_VARIANT = "Custom"

/** What the size filter on Explore offers. */
export const SIZE_FILTERS = [...SIZES, CUSTOM_VARIANT] as const

/** How the product page writes a size on its card, where that is not the size's own name (SPEC §9: the product page lists 2XL). */
export const SIZE_CARDS: Readonly<Record<string, string>> = { XXL: "2XL" }

/** Other names that people and the product page use for a size. */
const SIZE_ALIASES: Readonly<Record<string, string>> = { "2XL": "XXL", "Custom Size": CUSTOM_VARIANT }
/** A size under the shop's own name; a word that is no alias stays as it is. */
export const sizeNamed = (word: string): string => (Object.hasOwn(SIZE_ALIASES, word) ? SIZE_ALIASES[word]! : word)

/** The house colours, with the code of their swatch. */
export const COLOURS = [
  { name: "Black Aura", code: "#17171A" },
  { name: "Phantom Grey", code: "#5B5E66" },
  { name: "Classic White", code: "#F4F2EC" },
  { name: "Beige Mist", code: "#CDBBA0" },
] as const

/** "Looking For" on Explore: two categories, two tags (SPEC §9). */
export const LOOKING_FOR = ["shirt", "trousers", "formal", "casual"] as const

export const CATEGORIES = ["Shirts", "Trousers"] as const
export const TAGS = ["formal", "casual"] as const

/** How a list may be sorted: newest first, price upwards, price downwards. */
export const SORTS = ["latest", "asc", "desc"] as const
export type Sort = (typeof SORTS)[number]

export const LISTING = {
  /** Products on one page of Explore; Show More brings as many again. */
  pageSize: 10,
  /** More than this in one call would be a crawl, not a page. */
  maxPageSize: 48,
  maxPage: 1_000,
  /** 'Just Launched' on the home page. */
  latestOnHome: 4,
  /** Pieces that a browser remembers to have looked at. */
  recentlyViewed: 8,
  /** Values of one filter in one call. */
  maxFilterValues: 12,
} as const

export const SEARCH = {
  /** Results on one page (SPEC §9), and the most that one call gives. */
  pageSize: 10,
  maxPageSize: 20,
  maxPage: 1_000,
  /** Characters of a search; the field takes no more either. */
  maxLength: 100,
  /** Words of a search that count. */
  maxWords: 6,
  /** From this many letters on, a word may be misspelt. */
  fuzzyFrom: 4,
  /** From this many letters on, a word is looked for in the details too. */
  detailsFrom: 3,
  /** No word of ours is longer; one sign can stand for many letters, so that a short search can be a very long word. */
  fuzzyUpTo: 24,
  /** Products offered while somebody types. */
  suggestions: 6,
  /** Searches that a browser remembers. */
  recent: 5,
} as const

/** What may be searched for; each is a tab of the results. */
export const SEARCH_TYPES = ["products", "pages"] as const
export type SearchType = (typeof SEARCH_TYPES)[number]

export const STOCK = {
  /** From one to this many left, the product page says how many. */
  lowUpTo: 2,
  /** Lines in one stock or price check; a bag is far smaller. */
  maxLines: 50,
  /** Units of one line in one stock check. The bag's own limit is lower; this only keeps nonsense out. */
  maxUnits: 100,
} as const

/** Widths, in pixels, in which every picture is kept. A page may ask for these and no others. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1200] as const

/** The pictures of one product variant. */
export const GALLERY = {
  most: 20,
  /** Characters of the words that stand for a picture. */
  maxAlt: 160,
} as const

export const PICTURE = {
  /** The one JPEG, for programs that know neither AVIF nor WebP (mail, link previews). */
  fallbackWidth: 960,
  /** Bag lines, order lines, swatches. */
  thumbnailWidth: 320,
} as const

/** A colourway is SPEC's product variant: one colour of a style, with a page of its own. */
export const COLOURWAY_STATUSES = ["draft", "published", "archived"] as const
export type ColourwayStatus = (typeof COLOURWAY_STATUSES)[number]

export const COLOURWAY_SORTS = ["latest", "name", "price_up", "price_down", "stock_up", "stock_down"] as const
export type ColourwaySort = (typeof COLOURWAY_SORTS)[number]

/** What a published colourway must have. */
export const PUBLISHING_NEEDS = ["price", "images", "sizes"] as const
export type PublishingNeed = (typeof PUBLISHING_NEEDS)[number]

/** Limits of what the shopkeeper writes about a colourway. */
export const COLOURWAY = {
  pageSize: 25,
  maxPageSize: 100,
  maxPage: 1_000,
  maxSearch: 80,
  nameMin: 3,
  nameMax: 80,
  colourMax: 40,
  slugMax: 80,
  /** Characters of the details, markup included. */
  detailsMax: 8_000,
  textMax: 1_500,
  tagMax: 30,
  maxTags: 12,
  maxRelated: 8,
  linkMax: 400,
  /** Rupees of one piece, taxes included. */
  maxRupees: 100_000,
  /** Pieces of one size that are put on the shelf in one go. */
  maxStock: 9_999,
  /** Changes that the page of a colourway recounts. */
  history: 30,
} as const

/** The engine's price list that holds the price of every piece that costs less than its base price. */
export const OFFERS_LIST = "Current offers"

export const COLOUR_CODE = /^#[0-9A-Fa-f]{6}$/
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+){0,30}$/
/** A tag is a word or two that people would type: "formal", "wrinkle free". */
export const TAG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,29}$/u
/** Harmonised-system code of an invoice line: four, six or eight digits. */
export const HSN = /^(?:\d{4}|\d{6}|\d{8})$/

/** The only markup that details may have, and that the editor offers; none of it has attributes. */
export const DETAILS_MARKUP = ["p", "br", "strong", "em", "ul", "ol", "li", "h3"] as const
/** Where an external marketplace link may lead (SPEC §3, amazonLink). */
export const MARKETPLACE_HOSTS = ["amazon.in", "amazon.com", "amzn.in", "amzn.to"] as const

/** True for an https address at one of the marketplace's own hosts. */
export function isMarketplaceLink(link: string): boolean {
  const host = /^https:\/\/([a-z0-9.-]+)(?::443)?(?:[/?#]\S*)?$/i.exec(link)?.[1]?.toLowerCase()
  return host !== undefined && MARKETPLACE_HOSTS.some((known) => host === known || host.endsWith(`.${known}`))
}
