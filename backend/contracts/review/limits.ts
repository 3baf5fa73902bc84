/** Limits of a review (requirements §5, §9). */
export const REVIEW = {
  minName: 3,
  maxName: 20,
  maxTitle: 50,
  minText: 3,
  maxText: 500,
  stars: 5,
  maxImages: 5,
  /** Bytes of one picture: 2 MB. */
  maxImageBytes: 2 * 1024 * 1024,
  maxReply: 500,
  /** At most so many voters' ids are returned; the counts next to them are exact. */
  maxVoters: 100,
} as const

/** How the piece fits, as its wearer says. */
export const REVIEW_FITS = ["small", "true", "large"] as const
export type ReviewFit = (typeof REVIEW_FITS)[number]

export const REVIEW_SORTS = ["latest", "highest", "lowest", "images"] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** "none" withdraws a vote; the same vote twice is one vote. */
export const REVIEW_VOTES = ["like", "dislike", "none"] as const
export type ReviewVote = (typeof REVIEW_VOTES)[number]

export const REVIEW_LIST = { pageSize: 5, maxPageSize: 50, maxPage: 2_000 } as const
export const SHOP_REVIEW_LIST = {
  pageSize: 25,
  maxPageSize: 100,
  maxPage: 4_000,
  maxChosen: 100,
  maxSearch: 80,
} as const
export const SHOP_REVIEW_SORTS = ["newest", "oldest", "highest", "lowest"] as const

/** How often one account may write, and vote. */
export const REVIEW_TRIES = { points: 30, seconds: 60 * 60 } as const
export const REVIEW_VOTE_TRIES = { points: 300, seconds: 60 * 60 } as const

/** When the buyer is asked for a review after a delivery: long enough to have worn the piece. */
export const REVIEW_ASK_AFTER_DAYS = 5

/** The widths of a review's pictures: for a row, and to look at. */
export const REVIEW_IMAGE_WIDTHS = { small: 320, large: 1200 } as const
export const REVIEW_IMAGES = "/images/reviews/"
const sizedFor = (width: number) => `-${width}.webp`
/** The file of a large picture; requirements call it its name. */
export const reviewImageName = (imageId: string): string => imageId + sizedFor(REVIEW_IMAGE_WIDTHS.large)
/** The same picture for a row. */
export const smallReviewImage = (name: string): string =>
  name.replace(sizedFor(REVIEW_IMAGE_WIDTHS.large), sizedFor(REVIEW_IMAGE_WIDTHS.small))
/** After the # of a product's address: opens the form. */
export const REVIEW_HASH = "#review"
