import { z } from "zod"
import { adminCall, callFor } from "../call"
import { listOf } from "../list"
import { counted, paged } from "../paging"
import {
  REVIEW,
  REVIEW_FITS,
  REVIEW_LIST,
  REVIEW_SORTS,
  REVIEW_VOTES,
  SHOP_REVIEW_LIST,
  SHOP_REVIEW_SORTS,
} from "./limits"
import { lineShape, proseShape } from "../text"

const everyone = callFor("everyone")
const customer = callFor("customer")
const read = adminCall("review.read")
const write = adminCall("review.write")

const id = z.string().trim().min(1).max(80)
const ignoredId = id.optional().describe("accepted and ignored: the owner comes from the session")
const stars = z.number().int().min(1).max(REVIEW.stars)
const fit = z.enum(REVIEW_FITS)
/** The real limit, with its sentence, is in `review-text.ts`. */
const typed = z.string().max(2_000)

const review = z.object({
  _id: z.string(),
  rating: stars,
  reviewTitle: z.string(),
  review: z.string(),
  userName: z.string(),
  userId: z
    .object({ _id: z.string() })
    .describe("the account's id for one's own review, a meaningless one for others'"),
  variantId: z.object({ _id: z.string(), variantName: z.string() }),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  images: z.array(z.string()).describe("file names under `/images/reviews/`"),
  helpful: z
    .object({
      likes: z.array(z.string()),
      dislikes: z.array(z.string()),
      likeCount: z.number().int(),
      dislikeCount: z.number().int(),
    })
    .describe("only the caller's own id is real among the voters'"),
  myVote: z.enum(["like", "dislike"]).nullable(),
  isMine: z.boolean(),
  isVerified: z.boolean().describe("a piece of this product was delivered to this customer"),
  fit: fit.nullable(),
  reply: z.object({ text: z.string(), at: z.string() }).nullable().describe("of the shop"),
})
export type Review = z.output<typeof review>

const own = review.extend({ isHidden: z.boolean(), productId: z.string(), slug: z.string().nullable() })
export type OwnReview = z.output<typeof own>

const summary = z.object({
  totalReviews: z.number().int().describe("reviews of verified buyers; average, breakdown and fit count only these"),
  averageRating: z.number(),
  shownReviews: z.number().int().describe("all that are shown"),
  breakdown: z.array(z.object({ star: z.number().int(), count: z.number().int(), percentage: z.number().int() })),
  fit: z.object({ small: z.number().int(), true: z.number().int(), large: z.number().int() }),
})
export type ReviewSummary = z.output<typeof summary>

const shopSummary = summary.extend({ hidden: z.number().int(), withImages: z.number().int() })
export type ShopReviewSummary = z.output<typeof shopSummary>

const shopReview = review.omit({ isMine: true, myVote: true }).extend({
  isHidden: z.boolean(),
  productId: z.object({ _id: z.string(), name: z.string(), slug: z.string().nullable(), thumbnail: z.string() }),
  repliedBy: z.string(),
})
export type ShopReview = z.output<typeof shopReview>

const images = { field: "images", maxFileBytes: REVIEW.maxImageBytes }
/** The fields of a multipart form are texts. */
const written = {
  rating: z.coerce.number(),
  reviewTitle: typed.default(""),
  review: typed,
  userId: ignoredId,
  fit: z.union([fit, z.literal("")]).default(""),
}
const reviewIds = listOf(id, SHOP_REVIEW_LIST.maxChosen, { least: 1 })

export const reviewCalls = {
  fetch: everyone("/customer/productReview/fetchProductReviews", "The reviews of a product, over all its colours.", {
    body: z.strictObject({
      productId: id.describe("of a style, or of one of its colourways"),
      sortOption: z.enum(REVIEW_SORTS).default("latest"),
      status: z.literal(true).optional().describe("hidden ones are never returned"),
      userId: ignoredId,
      ...paged(REVIEW_LIST),
    }),
    reply: z.object({ data: z.array(review), ...counted }),
  }),
  summary: everyone("/customer/productReview/summary", "How verified buyers rate a product, and how it fits.", {
    body: z.strictObject({ productId: id }),
    reply: z.object({ data: summary }),
  }),
  own: customer("/customer/productReview/own", "The signed-in customer's review, by its id or its product's.", {
    body: z.strictObject({ reviewId: id.optional(), productId: id.optional() }),
    reply: z.object({ data: own.nullable() }),
  }),
  add: customer("/customer/productReview/add", "Reviews a product, once; pictures are in the field `images`.", {
    // One more than allowed, so that the refusal is a sentence about reviews.
    multipart: { ...images, maxFiles: REVIEW.maxImages + 1 },
    body: z.strictObject({ productId: id, variantId: id.optional(), userName: typed, ...written }),
    reply: z.object({ data: own }),
  }),
  update: customer("/customer/productReview/update", "Changes one's own review; new pictures are in `images`.", {
    multipart: { ...images, maxFiles: REVIEW.maxImages + 1 },
    body: z.strictObject({
      reviewId: id,
      userName: typed.optional(),
      keptImages: z
        .string()
        .max(600)
        .optional()
        .describe("names of pictures to keep, with commas; absent: all of them"),
      ...written,
    }),
    reply: z.object({ data: own }),
  }),
  vote: customer("/customer/productReview/vote", "Says whether another's review helps; one vote each.", {
    body: z.strictObject({ reviewId: id, userId: ignoredId, type: z.enum(REVIEW_VOTES) }),
    reply: z.object({ data: review }),
  }),
  delete: customer("/customer/productReview/delete", "Deletes one's own review.", {
    body: z.strictObject({ reviewId: id, userId: ignoredId }),
    reply: z.object({}),
  }),
  all: read("/admin/productReview/all", "The shop's reviews, hidden ones too.", {
    body: z.strictObject({
      ...paged(SHOP_REVIEW_LIST),
      search: lineShape(SHOP_REVIEW_LIST.maxSearch).optional().describe("in the name, the title and the text"),
      stars: listOf(stars, REVIEW.stars).optional(),
      images: z.boolean().optional(),
      hidden: z.boolean().optional(),
      productId: id.optional(),
      sort: z.enum(SHOP_REVIEW_SORTS).default("newest"),
    }),
    reply: z.object({ data: z.array(shopReview), ...counted }),
  }),
  shopSummary: read("/admin/productReview/fetchAllReviewsSummary", "How verified buyers rate all products together.", {
    body: z.strictObject({}),
    reply: z.object({ data: shopSummary }),
  }),
  single: read("/admin/productReview/fetchSingleReview", "One review, whole.", {
    body: z.strictObject({ reviewId: id }),
    reply: z.object({ data: shopReview }),
  }),
  answer: write("/admin/productReview/update", "Replies to a review, hides it or shows it again.", {
    body: z.strictObject({
      reviewId: id,
      hidden: z.boolean().optional(),
      reply: proseShape(REVIEW.maxReply).optional().describe("an empty one removes the reply"),
    }),
    reply: z.object({ data: shopReview }),
  }),
  remove: write("/admin/productReview/remove", "Deletes a review for good.", {
    body: z.strictObject({ reviewId: id }),
    reply: z.object({ count: z.number().int() }),
  }),
  deleteMultiple: write("/admin/productReview/deleteMultiple", "Deletes reviews for good.", {
    body: z.strictObject({ reviewIds }),
    reply: z.object({ count: z.number().int() }),
  }),
  hideMultiple: write("/admin/productReview/hideMultiple", "Hides reviews from the shop, or shows them again.", {
    body: z.strictObject({ reviewIds, hidden: z.boolean().default(true) }),
    reply: z.object({ count: z.number().int() }),
  }),
}
