import type { OwnReview, Review } from "@silai/contracts/review/calls"
import { REVIEW_FIT_WORDS } from "@silai/contracts/review/messages"
import { useState } from "react"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { onDay } from "~/lib/words"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Notice } from "~/ui/notice"
import { Stars } from "~/ui/form/stars"
import { PictureStrip } from "./picture-strip"
import styles from "./review-row.module.css"
import type { Votes } from "./use-votes"
import { VoteButtons } from "./vote-buttons"
import { reviewWords } from "./words"

const remove = onDemand(() => import("./delete-review").then((part) => part.DeleteReview))

type Props = {
  review: Review | OwnReview
  votes: Votes
  /** Above it: why only its author sees it. */ note?: string
  onEdit: () => void
}

/** One review. It is untrusted text, rendered as plain text only. */
export function ReviewRow({ review, votes, note, onEdit }: Props) {
  const [isLeaving, setLeaving] = useState(false)
  const { rating, reviewTitle, userName, isVerified, createdAt, editedAt, variantId, fit, isMine, reply } = review
  return (
    <article className={styles.review} aria-label={reviewWords.by(userName)}>
      {note && <Notice tone="warn">{note}</Notice>}
      <div className={styles.head}>
        <Stars value={rating} words={reviewWords.outOf(`${rating}`)} />
        {reviewTitle && <h3 className={styles.title}>{reviewTitle}</h3>}
      </div>
      <p className={styles.who}>
        <span className={styles.name}>{userName}</span>
        {isVerified ? (
          <span className={styles.verified}>
            <Icon name="check" size={16} />
            {reviewWords.verified}
          </span>
        ) : (
          <span>{reviewWords.notVerified}</span>
        )}
        <span>
          <time dateTime={createdAt}>{onDay(createdAt)}</time>
          {editedAt && `, ${reviewWords.edited}`}
        </span>
      </p>
      <p className={styles.text}>{review.review}</p>
      <PictureStrip pictures={review.images.map((name) => ({ name, review }))} />
      {(variantId.variantName || fit) && (
        <p className={styles.facts}>
          {variantId.variantName && <span>{variantId.variantName}</span>}
          {fit && <span>{REVIEW_FIT_WORDS[fit]}</span>}
        </p>
      )}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.replyHead}>
            {reviewWords.ours} <time dateTime={reply.at}>{onDay(reply.at)}</time>
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      {isMine ? (
        <div className={styles.own}>
          <Button kind="quiet" size="small" onClick={onEdit}>
            {reviewWords.edit}
          </Button>
          <Button kind="quiet" size="small" onClick={() => setLeaving(true)}>
            {reviewWords.delete}
          </Button>
          <OnceWanted wanted={isLeaving}>
            <remove.Part open={isLeaving} reviewId={review._id} onClose={() => setLeaving(false)} />
          </OnceWanted>
        </div>
      ) : (
        <VoteButtons review={review} votes={votes} />
      )}
    </article>
  )
}
