/** How long toasts stay, in milliseconds, and how many at once (requirements §9). */
export const TOASTS = { blankMs: 4_000, errorMs: 4_000, customMs: 4_000, successMs: 2_000, atOnce: 20 } as const

/** A toast with something to take back stays long enough to be reached. */
export const UNDO_TOAST_MS = 6_000

/** Toasts of the sign-in pages stay a little longer (requirements §9): the page changes under them. */
export const SIGN_IN_TOAST_MS = 4_500

/** Dragging a sheet down further than this closes it, in pixels (requirements §9). */
export const SHEET_CLOSE_PX = 220

/** Sizes of the shop's settings. A link of the announcement is a path of the shop itself, never another site. */
export const SETTINGS = {
  historyShows: 50,
  announcement: { maxText: 140, maxLink: 200, link: /^$|^\/(?![/\\])[^\s\\]*$/ },
} as const

/** Home (requirements §2, §9). */
export const HOME = { carouselDelayMs: 4_000, upToPercentOff: 38, shirtRupees: 799, trousersRupees: 999 } as const
