/**
 * A path of the shop. `//host` is another site, and so is what a browser turns into it: `/.//host` and `/%2e//host` lose their
 * dots before they are followed.
 */
const ownLink = /^(?![^?#]*(?:\/\/|\/(?:\.|%2e){1,2}(?:[/?#]|$)))\/[^\s\\]*$/i

/** How long toasts stay, in milliseconds, and how many at once (requirements §9). */
export const TOASTS = { blankMs: 4_000, errorMs: 4_000, customMs: 4_000, successMs: 2_000, atOnce: 20 } as const

/** A toast with an undo button stays long enough to be reached. */
export const UNDO_TOAST_MS = 6_000

/** Toasts of the sign-in pages stay a little longer (requirements §9): the page changes while they are shown. */
export const SIGN_IN_TOAST_MS = 4_500

/** Dragging a sheet down further than this closes it, in pixels (requirements §9). */
export const SHEET_CLOSE_PX = 220

/** Longest fields of the shop's identity; the shortest of the required ones. Its numbers: `phone.ts`. */
export const IDENTITY = {
  shortest: 2,
  max: { legalName: 100, line: 120, city: 60, phone: 24, email: 254, link: 200 },
} as const

/**
 * The contents that the shop's service worker stores in a browser: pages and files by the names of their caches
 * (another number when their form changes), how many of each, how many pages it names when there is no connection, and
 * for how long a kept page counts as fresh. `words`: the back office's, for its notices.
 */
export const OFFLINE = {
  pages: "silai-pages-1",
  files: "silai-files-1",
  words: "silai-words-1",
  mostPages: 40,
  mostFiles: 300,
  named: 10,
  freshMs: 10 * 60_000,
  /** How long a stored page waits for the network. */
  patienceMs: 8_000,
} as const

/** Where the shop may have a page, apart from WhatsApp. */
export const SOCIAL = {
  instagram: { label: "Instagram", host: "instagram.com" },
  facebook: { label: "Facebook", host: "facebook.com" },
  youtube: { label: "YouTube", host: "youtube.com" },
} as const
export type Social = keyof typeof SOCIAL

/** How many holidays can be set, apart from closed weekdays, and the length of a name. */
export const OPENING_HOURS = { maxHolidays: 60, maxName: 40, clock: /^([01]\d|2[0-3]):[0-5]\d$/ } as const

/** Bounds of the rules of returns; the fee is in whole rupees. */
export const RETURNS = { maxWindowDays: 90, maxFeeRupees: 5_000 } as const

/** Sizes of the shop's settings. A link of the announcement is a path of the shop itself, never another site. */
export const SETTINGS = {
  historyShows: 50,
  /** How long a backend process may use cached settings; after its own change it reads again at once. */
  keptMs: 500,
  announcement: { maxText: 140, maxLink: 200, link: new RegExp(`^$|${ownLink.source}`, "i") },
} as const

/** Home (requirements §2, §9), and the sizes of what the shopkeeper writes there; a link is a path of the shop itself. */
export const HOME = {
  carouselDelayMs: 4_000,
  maxLine: 90,
  maxHeadline: 48,
  maxWords: 32,
  maxLink: 200,
  link: ownLink,
  maxSlides: 8,
  maxTiles: 6,
} as const
