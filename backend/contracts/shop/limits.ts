/**
 * A page of the shop's own. `//host` leads elsewhere, and so does what a browser makes into it: `/.//host` and
 * `/%2e//host` lose their dots before they are followed.
 */
const ownLink = /^(?![^?#]*(?:\/\/|\/(?:\.|%2e){1,2}(?:[/?#]|$)))\/[^\s\\]*$/i

/** How long toasts stay, in milliseconds, and how many at once (requirements §9). */
export const TOASTS = { blankMs: 4_000, errorMs: 4_000, customMs: 4_000, successMs: 2_000, atOnce: 20 } as const

/** A toast with something to take back stays long enough to be reached. */
export const UNDO_TOAST_MS = 6_000

/** Toasts of the sign-in pages stay a little longer (requirements §9): the page changes under them. */
export const SIGN_IN_TOAST_MS = 4_500

/** Dragging a sheet down further than this closes it, in pixels (requirements §9). */
export const SHEET_CLOSE_PX = 220

/** Longest fields of who runs the shop; the shortest of those that must be there. A phone is read with +91, spaces and hyphens as one likes. */
export const IDENTITY = {
  shortest: 2,
  max: { legalName: 100, line: 120, city: 60, phone: 20, email: 254, hours: 80, link: 200 },
  phone: /^\+91(?:[ -]?\d){10}$/,
} as const

/** Where the shop may have a page of its own, beside WhatsApp. */
export const SOCIAL = {
  instagram: { label: "Instagram", host: "instagram.com" },
  facebook: { label: "Facebook", host: "facebook.com" },
  youtube: { label: "YouTube", host: "youtube.com" },
} as const
export type Social = keyof typeof SOCIAL

/** Bounds of the rules of returns; the fee is in whole rupees. */
export const RETURNS = { maxWindowDays: 90, maxFeeRupees: 5_000 } as const

/** Sizes of the shop's settings. A link of the announcement is a path of the shop itself, never another site. */
export const SETTINGS = {
  historyShows: 50,
  /** How long a process of the backend may go by what it has read; after a change of its own it reads anew at once. */
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
