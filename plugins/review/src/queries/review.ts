import type { OwnReview, Review, ShopReview } from "@silai/contracts/review/calls"
import { REVIEW, type ReviewFit, reviewImageName } from "@silai/contracts/review/limits"
import type { StyleWhole } from "@silai/contracts/catalogue/service"
import { sentIds } from "@silai/kit/sent-files"

/** A row of `review` with the names of its pictures. In JSON a date is text. */
export type ReviewRow = {
  id: string
  style_id: string
  colourway_id: string
  customer_id: string
  rating: number
  fit: ReviewFit | null
  title: string
  body: string
  user_name: string
  is_verified: boolean
  images: number
  likes: number
  dislikes: number
  reply: string | null
  replied_at: string | null
  replied_by: string
  hidden_at: string | null
  written_at: string
  edited_at: string | null
  image_ids: string[]
  /** The caller's vote. */
  voted: boolean | null
}

/** The columns of a review. Binding: the caller's id, or an empty text. */
export const reviewColumns = `r.*, case when r.images = 0 then '{}' else ${sentIds("review", "r.id")} end as image_ids,
  (select v.is_like from review_vote v where v.review_id = r.id and v.customer_id = ?) as voted`

const moment = (text: string) => new Date(text).toISOString()

/** An array as long as the number of votes, up to a limit; only the caller's own id in it is real. */
const voters = (row: ReviewRow, count: number, mine: string | null): string[] =>
  Array.from({ length: Math.min(count, REVIEW.maxVoters) }, (_, at) => (at === 0 && mine) || `${row.id}-${at + 1}`)

/** A review as anyone sees it; `nameOf`: names of colourways. */
export function showReview(row: ReviewRow, askerId: string | null, nameOf: (colourwayId: string) => string): Review {
  const isMine = row.customer_id === askerId
  const myVote = row.voted === null ? null : row.voted ? "like" : "dislike"
  return {
    _id: row.id,
    rating: row.rating,
    reviewTitle: row.title,
    review: row.body,
    userName: row.user_name,
    userId: { _id: isMine ? row.customer_id : `${row.id}-writer` },
    variantId: { _id: row.colourway_id, variantName: nameOf(row.colourway_id) },
    createdAt: moment(row.written_at),
    editedAt: row.edited_at && moment(row.edited_at),
    images: row.image_ids.map(reviewImageName),
    helpful: {
      likes: voters(row, row.likes, myVote === "like" ? askerId : null),
      dislikes: voters(row, row.dislikes, myVote === "dislike" ? askerId : null),
      likeCount: row.likes,
      dislikeCount: row.dislikes,
    },
    myVote,
    isMine,
    isVerified: row.is_verified,
    fit: row.fit,
    reply: row.reply === null || !row.replied_at ? null : { text: row.reply, at: moment(row.replied_at) },
  }
}

const colourwayOf = (row: ReviewRow, style: StyleWhole | undefined) =>
  style?.colourways.find(({ _id }) => _id === row.colourway_id)

const nameIn = (style: StyleWhole | undefined) => (id: string) =>
  style?.colourways.find(({ _id }) => _id === id)?.name ?? ""

/** A review for its writer. */
export const showOwn = (row: ReviewRow, style: StyleWhole | undefined): OwnReview => ({
  ...showReview(row, row.customer_id, nameIn(style)),
  isHidden: row.hidden_at !== null,
  productId: row.style_id,
  slug: (colourwayOf(row, style)?.published ? colourwayOf(row, style) : style?.colourways[0])?.slug ?? null,
})

/** A review for the shop, with the account that wrote it. */
export function showForShop(row: ReviewRow, style: StyleWhole | undefined): ShopReview {
  const { isMine: _isMine, myVote: _myVote, ...shown } = showReview(row, null, nameIn(style))
  const { slug = null, thumbnail = "" } = colourwayOf(row, style) ?? {}
  return {
    ...shown,
    userId: { _id: row.customer_id },
    isHidden: row.hidden_at !== null,
    productId: { _id: row.style_id, name: style?.name ?? "", slug, thumbnail },
    repliedBy: row.replied_by,
  }
}
