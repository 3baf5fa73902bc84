import { App, Button } from "antd"
import { Link, useNavigate } from "react-router"
import { useMay } from "../../providers/may"
import { BackLink } from "../../ui/record/back-link"
import { dateTimeOf } from "../../ui/format"
import { Mark } from "../../ui/mark"
import { Box } from "../../ui/record/box"
import { RecordPage } from "../../ui/record/record-page"
import { MoreMenu } from "../../ui/record/more-menu"
import { useAct } from "../../ui/use-act"
import { useSay } from "../../words/language"
import { askReviewAnswer, askReviewRemove, type ReviewRecord } from "./calls"
import { Photos } from "./photos"
import { reviewWords } from "./record-words"
import { Reply } from "./reply"
import { Stars } from "./stars"
import style from "./review.module.css"
import page from "../../ui/record/record.module.css"

export function ReviewShow() {
  const say = useSay()
  return (
    <RecordPage<ReviewRecord>
      resource="review"
      words={reviewWords(say)}
      titleOf={({ userName }) => say("review.titled", { name: userName })}
    >
      {(review) => <WholeReview review={review} />}
    </RecordPage>
  )
}

/** One review. What a customer wrote is shown as plain text only. */
function WholeReview({ review }: { review: ReviewRecord }) {
  const say = useSay()
  const may = useMay()
  const { helpful, fit, productId, variantId, editedAt } = review
  return (
    <article className={page.page}>
      <BackLink to="/reviews">{say("nav.review")}</BackLink>
      <header className={page.head}>
        <div>
          <h1>{say("review.titled", { name: review.userName })}</h1>
          <p className={page.under}>
            <Stars rating={review.rating} />
            {review.isHidden && <Mark tone="quiet">{say("review.hidden")}</Mark>}
            {review.isVerified ? (
              <Mark tone="done">{say("reviews.verified")}</Mark>
            ) : (
              <Mark tone="quiet">{say("reviews.not-verified")}</Mark>
            )}
            <span>
              {dateTimeOf(review.createdAt)}
              {editedAt && `, ${say("review.edited", { when: dateTimeOf(editedAt) })}`}
            </span>
          </p>
        </div>
        {may("review.write") && <Acts review={review} />}
      </header>
      <div className={page.columns}>
        <div className={page.main}>
          <section className={style.whole} aria-label={say("review.title")}>
            {review.reviewTitle && <h2>{review.reviewTitle}</h2>}
            <p>{review.review}</p>
            <p className="soft">
              {fit && `${say(`review-fit.${fit}`)} · `}
              {say("review.votes", { likes: helpful.likeCount, dislikes: helpful.dislikeCount })}
            </p>
          </section>
          <Photos images={review.images} />
          <Reply key={review._id} review={review} />
        </div>
        <aside className="stack" aria-label={say("reviews.product")}>
          <Box title={say("reviews.product")}>
            <p>{variantId.variantName || productId.name}</p>
            <p className="row">
              {productId.slug && (
                <a href={`/product/${productId.slug}#reviews`} target="_blank" rel="noreferrer">
                  {say("review.product")}
                </a>
              )}
              {may("customer.read") && (
                <Link to={`/manage/customer/${review.userId._id}`}>{say("review.customer")}</Link>
              )}
            </p>
          </Box>
        </aside>
      </div>
    </article>
  )
}

function Acts({ review: { _id, isHidden } }: { review: ReviewRecord }) {
  const say = useSay()
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act, busy } = useAct("review")
  const ask = () =>
    modal.confirm({
      title: say("reviews.delete.ask", { n: 1 }),
      content: say("reviews.delete.then"),
      icon: null,
      okText: say("reviews.delete"),
      cancelText: say("reviews.keep"),
      okButtonProps: { danger: true },
      onOk: () => act(askReviewRemove, { reviewId: _id }, () => void navigate("/reviews")),
    })
  return (
    <div className="row">
      <Button loading={busy} onClick={() => void act(askReviewAnswer, { reviewId: _id, hidden: !isHidden })}>
        {say(isHidden ? "reviews.show" : "reviews.hide")}
      </Button>
      <MoreMenu items={[{ key: "delete", label: say("reviews.delete"), danger: true, onClick: () => void ask() }]} />
    </div>
  )
}
