import { inWords } from "../counting"
import { refusals } from "../refusal"
import { REVIEW, type ReviewFit } from "./limits"

export const REVIEW_FIT_WORDS: Record<ReviewFit, string> = {
  small: "Runs small",
  true: "True to size",
  large: "Runs large",
}

export const reviewMessages = {
  added: "Thank you. Everyone can read your review now.",
  updated: "Your review is changed.",
  updatedHidden: "Your review is changed. The shop has hidden it, so only you can see it.",
  voted: "Thank you for telling us.",
  voteTaken: "Your vote is taken back.",
  deleted: "Review deleted successfully",
  hidden: (count: number) => (count === 1 ? "The review is hidden." : `${count} reviews are hidden.`),
  shown: (count: number) => (count === 1 ? "The review is shown again." : `${count} reviews are shown again.`),
  removed: (count: number) => (count === 1 ? "The review is deleted." : `${count} reviews are deleted.`),
  saved: "Saved.",
  none: "No reviews have been submitted yet.",
  deleteAsk: "Are you sure you want to delete this review? This action cannot be undone.",
  deleteFailed: "Something went wrong while deleting the review.",
  deleteSignIn: "Please sign in to delete review",
  voteSignIn: "Please sign in to give your feedback",
  voteRefused: "Failed to submit vote",
  voteFailed: "Something went wrong while voting",
} as const

export const reviewRefusals = refusals("review", {
  not_found: { status: 404, say: "This review no longer exists." },
  product_gone: { status: 404, field: "productId", say: "We could not find this product." },
  already: { status: 409, say: "You have written a review of this product already. You can change it." },
  own_vote: { status: 409, say: "This is your own review: others say whether it helps." },
  rating_wanted: { status: 422, field: "rating", say: `Please choose one to ${inWords(REVIEW.stars)} stars.` },
  name_length: {
    status: 422,
    field: "userName",
    say: `Your public name needs ${REVIEW.minName} to ${REVIEW.maxName} characters.`,
  },
  title_length: { status: 422, field: "reviewTitle", say: `A title has at most ${REVIEW.maxTitle} characters.` },
  text_length: {
    status: 422,
    field: "review",
    say: `A review needs ${REVIEW.minText} to ${REVIEW.maxText} characters.`,
  },
  too_many_images: { status: 422, field: "images", say: `You can upload up to ${REVIEW.maxImages} images total.` },
  image_too_large: {
    status: 413,
    field: "images",
    say: (file: string) => `"${file}" is larger than ${REVIEW.maxImageBytes / 1024 / 1024} MB.`,
  },
  image_gone: { status: 409, field: "keptImages", say: "A picture of this review is gone. Please look at it again." },
})
