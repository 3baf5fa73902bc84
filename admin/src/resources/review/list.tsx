import { smallReviewImage } from "@silai/contracts/review/limits"
import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { useMay } from "../../providers/may"
import { Choice } from "../../ui/choice"
import { dateOf, timeOf } from "../../ui/format"
import { type BulkAction, BulkBar } from "../../ui/list/bulk-bar"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { listWords } from "../../ui/list/list-words"
import { RowLink } from "../../ui/list/row-link"
import { TwoLines } from "../../ui/list/two-lines"
import { useRowsCsv } from "../../ui/list/use-rows-csv"
import { Mark } from "../../ui/mark"
import { Thumbnail } from "../../ui/picture/thumbnail"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { deleteAll, hideAll, imageAt, type ReviewRecord } from "./calls"
import { ProductChoice } from "./product-choice"
import { reviewAddress, STARS } from "./query"
import { Stars } from "./stars"
import { Sum } from "./sum"
import style from "./review.module.css"

const columns = (say: Say): ColumnType<ReviewRecord>[] => [
  { key: "rating", title: say("reviews.rating"), width: 116, render: (_, { rating }) => <Stars rating={rating} /> },
  {
    key: "said",
    title: say("reviews.text"),
    className: "wide",
    render: (_, { _id, userName: name, rating: stars, productId, reviewTitle, review }) => (
      <div className="tight">
        <RowLink
          id={_id}
          to={`/review/single/${_id}`}
          className={style.link}
          aria-label={say("reviews.row", { name, stars, product: productId.name })}
        >
          {reviewTitle || name}
        </RowLink>
        <span className={style.text}>{review}</span>
      </div>
    ),
  },
  {
    key: "pictures",
    title: say("reviews.pictures"),
    width: 124,
    responsive: ["xl"],
    render: (_, { images }) => (
      <span className="row">
        {images.slice(0, 3).map((name) => (
          <Thumbnail key={name} src={imageAt(smallReviewImage(name))} alt="" width={32} />
        ))}
      </span>
    ),
  },
  {
    key: "product",
    title: say("reviews.product"),
    width: 176,
    responsive: ["sm"],
    render: (_, { productId, variantId }) => variantId.variantName || productId.name,
  },
  {
    key: "writer",
    title: say("reviews.writer"),
    width: 150,
    render: (_, { userName, isHidden, isVerified, reply }) => (
      <TwoLines>
        {userName}
        <span className={`${style.marks} row`}>
          {isHidden && <Mark tone="quiet">{say("reviews.hidden")}</Mark>}
          {isVerified && <Mark tone="done">{say("reviews.verified")}</Mark>}
          {reply && <Mark tone="moving">{say("reviews.replied")}</Mark>}
        </span>
      </TwoLines>
    ),
  },
  {
    key: "written",
    title: say("reviews.written"),
    width: 112,
    className: "end-on-phone",
    render: (_, { createdAt }) => (
      <TwoLines>
        {dateOf(createdAt)}
        {timeOf(createdAt)}
      </TwoLines>
    ),
  },
]

const bulk = (say: Say): readonly BulkAction<ReviewRecord>[] => [
  {
    label: say("reviews.hide"),
    key: "h",
    fits: ({ isHidden }) => !isHidden,
    act: hideAll(true),
    done: (n) => say("reviews.hidden-n", { n }),
  },
  {
    label: say("reviews.show"),
    fits: ({ isHidden }) => isHidden,
    act: hideAll(false),
    done: (n) => say("reviews.shown-n", { n }),
  },
  {
    label: say("reviews.delete"),
    fits: () => true,
    act: deleteAll,
    done: (n) => say("reviews.deleted-n", { n }),
    ask: (n) => ({
      title: say("reviews.delete.ask", { n }),
      content: say("reviews.delete.then"),
      okText: say("reviews.delete"),
      cancelText: say("reviews.keep"),
    }),
  },
]

const yesNo = { yes: true, no: false } as const
const wordOf = (value: boolean | undefined) => (value === undefined ? "" : value ? "yes" : "no")

export function ReviewList() {
  const say = useSay()
  const mayWrite = useMay()("review.write")
  const list = useListTable<ReviewRecord, typeof reviewAddress>({
    resource: "review",
    address: reviewAddress,
    words: listWords(say, "reviews.title", "reviews"),
    columns: columns(say),
    open: ({ _id }) => `/review/single/${_id}`,
    tick: mayWrite ? ({ userName }) => userName : undefined,
    cameAt: ({ createdAt }) => createdAt,
  })
  const { values, filter } = list
  const csv = useRowsCsv<ReviewRecord>("reviews", list, (row) => ({
    Written: row.createdAt,
    Stars: row.rating,
    Title: row.reviewTitle ?? "",
    Review: row.review,
    Customer: row.userName,
    Product: row.productId.name,
    Colour: row.variantId.variantName ?? "",
    Hidden: row.isHidden ? "yes" : "no",
    Verified: row.isVerified ? "yes" : "no",
    Reply: row.reply?.text ?? "",
  }))
  const tab = (label: string, hidden: boolean | undefined) => ({
    label,
    on: values.hidden === hidden,
    choose: () => filter({ hidden }),
  })
  const [star] = values.stars?.length === 1 ? values.stars : []
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[csv]}
        above={<Sum />}
        tabs={{
          label: say("reviews.filter"),
          tabs: [
            tab(say("reviews.every"), undefined),
            tab(say("reviews.shown"), false),
            tab(say("reviews.hidden"), true),
          ],
        }}
        filters={
          <>
            <Choice<string>
              label={say("reviews.stars")}
              value={star === undefined ? "" : `${star}`}
              words={[
                ["", say("reviews.every-star")],
                ...STARS.map((n) => [`${n}`, say("reviews.star", { n })] as const),
              ]}
              onChoose={(chosen) => filter({ stars: STARS.filter((n) => `${n}` === chosen) })}
            />
            <Choice<string>
              label={say("reviews.pictures")}
              value={wordOf(values.images)}
              words={[
                ["", say("reviews.any-picture")],
                ["yes", say("reviews.with")],
                ["no", say("reviews.without")],
              ]}
              onChoose={(chosen) => filter({ images: yesNo[chosen as keyof typeof yesNo] })}
            />
            <ProductChoice value={values.productId ?? ""} onChoose={(productId) => filter({ productId })} />
          </>
        }
      />
      {mayWrite && <BulkBar list={list} actions={bulk(say)} />}
      <Table<ReviewRecord> {...list.tableProps} />
    </ListPage>
  )
}
