import type { Column } from "../../ui/columns"
import { dateOf, timeOf } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import { Mark } from "../../ui/mark"
import { Thumbnail } from "../../ui/thumbnail"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { imageAt, type ReviewRecord } from "./calls"
import { smallReviewImage } from "@silai/contracts/review/limits"
import { Stars } from "./stars"
import own from "./review.module.css"
import style from "../../ui/list.module.css"

function ReviewLink({ review }: { review: ReviewRecord }) {
  const say = useSay()
  const { _id, userName: name, rating: stars, productId } = review
  return (
    <RowLink
      id={_id}
      to={`/review/single/${_id}`}
      className={own.link}
      aria-label={say("reviews.row", { name, stars, product: productId.name })}
    >
      {review.reviewTitle || name}
    </RowLink>
  )
}

/** What the customer wrote, as text; the first lines of it. */
const Said = ({ review }: { review: ReviewRecord }) => (
  <div className={own.said}>
    <ReviewLink review={review} />
    <span className={own.text}>{review.review}</span>
  </div>
)

function Marks({ review: { isHidden, isVerified, reply } }: { review: ReviewRecord }) {
  const say = useSay()
  return (
    <span className={own.marks}>
      {isHidden && <Mark tone="quiet">{say("reviews.hidden")}</Mark>}
      {isVerified && <Mark tone="done">{say("reviews.verified")}</Mark>}
      {reply && <Mark tone="moving">{say("reviews.replied")}</Mark>}
    </span>
  )
}

const Pictures = ({ review: { images } }: { review: ReviewRecord }) => (
  <span className={own.pictures}>
    {images.slice(0, 3).map((name) => (
      <Thumbnail key={name} src={imageAt(smallReviewImage(name))} alt="" width={32} />
    ))}
  </span>
)

export const reviewColumns = (say: Say): readonly Column<ReviewRecord>[] => [
  { key: "rating", title: say("reviews.rating"), width: 116, cell: ({ rating }) => <Stars rating={rating} /> },
  { key: "said", title: say("reviews.said"), cell: (review) => <Said review={review} /> },
  {
    key: "pictures",
    title: say("reviews.pictures"),
    width: 124,
    lesser: true,
    cell: (review) => <Pictures review={review} />,
  },
  {
    key: "product",
    title: say("reviews.product"),
    width: 176,
    cell: ({ productId, variantId }) => variantId.variantName || productId.name,
  },
  {
    key: "writer",
    title: say("reviews.writer"),
    width: 150,
    cell: (review) => (
      <div className={style.two}>
        <span>{review.userName}</span>
        <Marks review={review} />
      </div>
    ),
  },
  {
    key: "written",
    title: say("reviews.written"),
    width: 112,
    cell: ({ createdAt }) => (
      <div className={style.two}>
        <span>{dateOf(createdAt)}</span>
        <span>{timeOf(createdAt)}</span>
      </div>
    ),
  },
]

/** A review on a phone. */
export const ReviewCard = ({ review }: { review: ReviewRecord }) => (
  <>
    <div className={style.line}>
      <Stars rating={review.rating} />
      <span className={style.soft}>{dateOf(review.createdAt)}</span>
    </div>
    <Said review={review} />
    <Pictures review={review} />
    <div className={style.line}>
      <span className={style.soft}>
        {review.userName} · {review.variantId.variantName || review.productId.name}
      </span>
      <Marks review={review} />
    </div>
  </>
)
