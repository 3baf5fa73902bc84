/** The kinds of requests for a delivered order: a refund, another size, or an alteration of a piece cut to measure. */
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
/** For a network, whose browsers may send no cookie. */
export const RETURN_PHOTOS_PER_ADDRESS = { points: 200, seconds: 60 * 60 } as const
export const RETURN_TRIES = { points: 20, seconds: 60 * 60 } as const
/** A buyer's own list, and the shop's. */
export const MY_RETURNS = { pageSize: 10, maxPageSize: 50, maxPage: 1000 } as const
export const RETURN_LIST = { pageSize: 25, maxPageSize: 100, maxPage: 1000, maxSearch: 80 } as const
export const RETURN_SORTS = ["newest", "oldest", "due"] as const
/** The fee of one request covers all returns of the same order requested in so many days from then. */
export const RETURN_FEE = { coversDays: 7 } as const
/** How long an exchange reserves its new size: from the approval, and again from when the parcel is on its way. */
export const EXCHANGE_RESERVED_DAYS = 14
/** When a failed release of a size is retried. */
export const LET_GO_AGAIN_MINUTES = 60
/**
 * How pieces of a request travel: picked up at the buyer's, and sent out as a replacement, or back. A parcel is noted while the
 * request is in one of these states.
 */
export const RETURN_WAYS = {
  pickUp: ["approved", "pickedUp"],
  outgoing: ["exchanged", "altered", "sentBack"],
} as const
export type ReturnWay = keyof typeof RETURN_WAYS
export const RETURN_WAY_NAMES = Object.keys(RETURN_WAYS) as [ReturnWay, ...ReturnWay[]]
/** `RT-000123`: what people read out on the phone. */
export const RETURN_NUMBER = { prefix: "RT-", digits: 6 } as const
export const returnNumberOf = (number: number): string =>
  RETURN_NUMBER.prefix + String(number).padStart(RETURN_NUMBER.digits, "0")
