/** What a buyer may ask for once an order is there: money back, another size, or an alteration of what was cut to measure. */
export const RETURN_KINDS = ["return", "exchange", "alteration"] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]

/** Why; the buyer chooses one for each line. */
export const RETURN_REASONS = ["tooSmall", "tooLarge", "notAsShown", "faulty", "wrongPiece", "changedMind"] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const RETURN_REQUEST = {
  maxLines: 50,
  maxPieces: 200,
  maxNote: 500,
  maxPhotos: 6,
  maxPhotoBytes: 10_000_000,
} as const
/** How many photos one browser or account may send, and how many requests it may make. */
export const RETURN_PHOTO_TRIES = { points: 40, seconds: 60 * 60 } as const
/** A network's, whose browsers may send no cookie. */
export const RETURN_PHOTOS_PER_ADDRESS = { points: 200, seconds: 60 * 60 } as const
export const RETURN_TRIES = { points: 20, seconds: 60 * 60 } as const
/** A photo that no request has taken by then is removed. */
export const RETURN_PHOTO_KEPT_HOURS = 24
/** A buyer's own list, and the shop's. */
export const MY_RETURNS = { pageSize: 10, maxPageSize: 50, maxPage: 1000 } as const
export const RETURN_LIST = { pageSize: 25, maxPageSize: 100, maxPage: 1000, maxSearch: 80 } as const
export const RETURN_SORTS = ["newest", "oldest", "due"] as const
/** The fee of one request covers all returns of the same order that are asked for in so many days from then. */
export const RETURN_FEE = { coversDays: 7 } as const
/** How long an exchange keeps its new size for a buyer: from the approval, and anew from when the parcel is on its way. */
export const EXCHANGE_KEPT_DAYS = 14
/** `RT-000123`: what people read out on the phone. */
export const RETURN_NUMBER = { prefix: "RT-", digits: 6 } as const
export const returnNumberOf = (number: number): string =>
  RETURN_NUMBER.prefix + String(number).padStart(RETURN_NUMBER.digits, "0")
