import type { Review } from "@silai/contracts/review/calls"
import styles from "./review-row.module.css"
import type { Votes } from "./use-votes"
import { reviewWords } from "./words"

/** Whether it helped: one's own vote is shown pressed; pressing it again removes it. */
export function VoteButtons({ review, votes }: { review: Review; votes: Votes }) {
  const { likeCount, dislikeCount } = review.helpful
  const busy = votes.isUnderWay(review._id)
  const button = (type: "like" | "dislike", word: string, count: number, label: string) => (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={review.myVote === type}
      aria-disabled={busy || undefined}
      aria-label={label}
      onClick={() => votes.vote(review, type)}
    >
      {word} <span>{count.toLocaleString("en-IN")}</span>
    </button>
  )
  return (
    <div className={styles.votes} role="group" aria-label={reviewWords.helpful}>
      <span aria-hidden="true">{reviewWords.helpful}</span>
      {button("like", reviewWords.yes, likeCount, reviewWords.helps(likeCount))}
      {button("dislike", reviewWords.no, dislikeCount, reviewWords.helpsNot(dislikeCount))}
    </div>
  )
}
