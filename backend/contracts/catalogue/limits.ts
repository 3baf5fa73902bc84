/** Ready-made sizes, smallest first (requirements §9). */
export const SIZES = ["S", "M", "L", "XL", "XXL"] as const
export type Size = (typeof SIZES)[number]

/** The size cut to the shopper's own measurements. Also the last entry of the size filter. */
export const CUSTOM_VARIANT = "Custom"

/** The options of the size filter on Explore. */
export const SIZE_FILTERS = [...SIZES, CUSTOM_VARIANT] as const

/**
 * The product page's label of a size, where that is not the size's own name (requirements §9: the product page lists
 * 2XL).
 */
export const SIZE_CARDS: Readonly<Record<string, string>> = { XXL: "2XL" }

/** Other names that people and the product page use for a size. */
const SIZE_ALIASES: Readonly<Record<string, string>> = { "2XL": "XXL", "Custom Size": CUSTOM_VARIANT }
/** The shop's own name of a size; a word that is no alias is returned unchanged. */
export const sizeNamed = (word: string): string =>
  Object.hasOwn(SIZE_ALIASES, word) ? (SIZE_ALIASES[word] ?? word) : word

/** Sizes of one garment, the letters of a size's name, and which they may be: `3XL`, `32`, `32″`, `40 R`. */
export const GARMENT_SIZES = {
  most: 20,
  maxName: 10,
  pattern: /^[\dA-Za-z]([\dA-Za-z ″/-]{0,8}[\dA-Za-z″])?$/,
} as const

/** The shop's colours, with the code of their swatch. */
export const COLOURS = [
  { name: "Black Aura", code: "#17171A" },
  { name: "Phantom Grey", code: "#5B5E66" },
  { name: "Classic White", code: "#F4F2EC" },
  { name: "Beige Mist", code: "#CDBBA0" },
] as const

/** "Looking For" on Explore: two categories, two tags (requirements §9). */
export const LOOKING_FOR = ["shirt", "trousers", "formal", "casual"] as const

export const CATEGORIES = ["Shirts", "Trousers"] as const
export const TAGS = ["formal", "casual"] as const

/** How a list may be sorted: newest first, price upwards, price downwards. */
export const SORTS = ["latest", "asc", "desc"] as const
export type Sort = (typeof SORTS)[number]

export const LISTING = {
  /** Products on one page of Explore; Show More loads as many again. */
  pageSize: 10,
  /** More than this in one call would be a crawl, not a page. */
  maxPageSize: 48,
  maxPage: 1_000,
  /** The latest pieces are mixed among about this many, so that an edition of one colour is not shown in a block. */
  mixedAmong: 24,
  /** 'Just Launched' on the home page. */
  latestOnHome: 4,
  /** 'Style Together With' on a product page: one row. */
  related: 4,
  /** Recently viewed products that a browser remembers. */
  recentlyViewed: 8,
  /** Values of one filter in one call. */
  maxFilterValues: 12,
} as const

/** How long a product page waits for a plugin's facts about the product. */
export const PLUGIN_FACTS = { waitMs: 500 } as const

export const SEARCH = {
  /** Results on one page (requirements §9), and the most in one reply. */
  pageSize: 10,
  maxPageSize: 20,
  maxPage: 1_000,
  /** Characters of a search; the input field has the same limit. */
  maxLength: 100,
  /** Words of a search that count. */
  maxWords: 6,
  /** From this many letters on, a misspelt word is corrected. */
  fuzzyFrom: 4,
  /** From this many letters on, a word is also searched in the details. */
  detailsFrom: 3,
  /**
   * No word of ours is longer. One character can represent many letters, so a short search can become a very long word.
   */
  fuzzyUpTo: 24,
  /** Products suggested while typing. */
  suggestions: 6,
  /** Searches that a browser remembers. */
  recent: 5,
} as const

/** The kinds of search results; each is a tab. */
export const SEARCH_TYPES = ["products", "pages"] as const
export type SearchType = (typeof SEARCH_TYPES)[number]

export const STOCK = {
  /** With one to this many left, the product page says how many. */
  lowUpTo: 2,
  /** Lines in one stock or price check; a bag is far smaller. */
  maxLines: 50,
  /** Units of one line in one stock check. The bag's own limit is lower; this only refuses nonsense. */
  maxUnits: 100,
  /** Fields in a client's description of one line: its own bag item, or a measurement. */
  maxNames: 60,
} as const

export const STOCK_ALERT_WAYS = ["mail", "text", "whatsapp", "device"] as const
export type StockAlertWay = (typeof STOCK_ALERT_WAYS)[number]

/**
 * Waits for a sold-out size: asked for from one network, for an address that anyone may have typed, and by a person for a proven
 * address or phone, or for the device; `atOnce` are written to in one round.
 */
export const STOCK_ALERT = {
  perNetwork: { points: 20, seconds: 3_600 },
  perAddress: { points: 5, seconds: 86_400 },
  perPerson: { points: 30, seconds: 86_400 },
  atOnce: 200,
  /** A wait without a result is deleted. */
  days: 180,
  keyBytes: 16,
  maxKey: 40,
  /** Rows on the variant's page in the back office. */
  shown: 50,
} as const

/** Widths, in pixels, of every stored picture. A page may request these and no others. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1200] as const

/** The pictures of one product variant. */
export const GALLERY = {
  most: 20,
  /** Characters of a picture's alternative text. */
  maxAlt: 160,
} as const

export const PICTURE = {
  /** The one JPEG, for programs that know neither AVIF nor WebP (mail, link previews). */
  fallbackWidth: 960,
  /** Bag lines, order lines, swatches. */
  thumbnailWidth: 320,
} as const

/** A colourway is the requirements' product variant: one colour of a style, with a separate page. */
export const COLOURWAY_STATUSES = ["draft", "published", "archived"] as const
export type ColourwayStatus = (typeof COLOURWAY_STATUSES)[number]

export const COLOURWAY_SORTS = [
  "latest",
  "earliest",
  "name",
  "name_down",
  "price_up",
  "price_down",
  "stock_up",
  "stock_down",
] as const
export type ColourwaySort = (typeof COLOURWAY_SORTS)[number]

/** The parts that a published colourway must have. */
export const PUBLISHING_NEEDS = ["price", "images", "sizes"] as const
export type PublishingNeed = (typeof PUBLISHING_NEEDS)[number]

/** Limits of a colourway's fields. */
export const COLOURWAY = {
  pageSize: 25,
  maxPageSize: 100,
  maxPage: 1_000,
  maxSearch: 80,
  nameMin: 3,
  nameMax: 80,
  colourMax: 40,
  /** A colour's code and an HSN code as pasted. */
  maxWritten: 60,
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
  /** Pieces of one size added in one go. */
  maxStock: 9_999,
  /** Changes shown on a colourway's page. */
  history: 30,
} as const

/** The engine's price list with the price of every piece that costs less than its base price. */
export const OFFERS_LIST = "Current offers"

export const COLOUR_CODE = /^#[0-9A-Fa-f]{6}$/
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+){0,30}$/
/** A tag is a word or two that people would type: "formal", "wrinkle free". */
export const TAG = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} -]{0,29}$/u
/** Harmonised-system code of an invoice line: four, six or eight digits. */
export const HSN = /^(?:\d{4}|\d{6}|\d{8})$/

/** The only markup that details may contain, and that the editor offers; none of it has attributes. */
export const DETAILS_MARKUP = ["p", "br", "strong", "em", "ul", "ol", "li", "h3"] as const
/** The hosts that an external marketplace link may have (requirements §3, amazonLink). */
export const MARKETPLACE_HOSTS = ["amazon.in", "amazon.com", "amzn.in", "amzn.to"] as const

/** True for an https address at one of the marketplace's own hosts. */
export function isMarketplaceLink(link: string): boolean {
  const host = /^https:\/\/([a-z0-9.-]+)(?::443)?(?:[/?#]\S*)?$/i.exec(link)?.[1]?.toLowerCase()
  return host !== undefined && MARKETPLACE_HOSTS.some((known) => host === known || host.endsWith(`.${known}`))
}
