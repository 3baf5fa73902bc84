export {
  answerReviewWorkflow,
  changeReviewWorkflow,
  deleteReviewWorkflow,
  hideReviewsWorkflow,
  removeReviewsWorkflow,
  voteReviewWorkflow,
  writeReviewWorkflow,
} from "./workflows"
