import { actWorkflow } from "@silai/kit/workflow"
import { answerReview, deleteReviews, hideReviews } from "./shop"
import { voteReview } from "./vote"
import { changeReview, deleteOwn, writeReview } from "./write"

/** A customer reviews a product. Hooks: `validate`, `reviewWritten`. */
export const writeReviewWorkflow = actWorkflow("silai-write-review", { done: "reviewWritten", act: writeReview })

/** A customer changes their review. Hooks: `validate`, `reviewChanged`. */
export const changeReviewWorkflow = actWorkflow("silai-change-review", { done: "reviewChanged", act: changeReview })

/** A customer deletes their review. Hooks: `validate`, `reviewDeleted`. */
export const deleteReviewWorkflow = actWorkflow("silai-delete-review", { done: "reviewDeleted", act: deleteOwn })

/** A customer votes whether a review helps. Hooks: `validate`, `reviewVoted`. */
export const voteReviewWorkflow = actWorkflow("silai-vote-review", { done: "reviewVoted", act: voteReview })

/** The shop replies to a review, hides it or shows it again. Hooks: `validate`, `reviewAnswered`. */
export const answerReviewWorkflow = actWorkflow("silai-answer-review", { done: "reviewAnswered", act: answerReview })

/** The shop hides reviews, or shows them again. Hooks: `validate`, `reviewsHidden`. */
export const hideReviewsWorkflow = actWorkflow("silai-hide-reviews", { done: "reviewsHidden", act: hideReviews })

/** The shop deletes reviews. Hooks: `validate`, `reviewsRemoved`. */
export const removeReviewsWorkflow = actWorkflow("silai-remove-reviews", { done: "reviewsRemoved", act: deleteReviews })
