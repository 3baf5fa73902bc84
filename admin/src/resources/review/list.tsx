import { SHOP_REVIEW_LIST } from "@silai/contracts/review/limits"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { Choice } from "../../ui/choice"
import type { BulkAction } from "../../ui/list/bulk-bar"
import { ListFrame } from "../../ui/list/list-frame"
import type { List } from "../../ui/list/use-list-table"
import { Tabs } from "../../ui/tabs"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { askReviewAnswer, askReviewRemove, deleteAll, hideAll, type ReviewRecord } from "./calls"
import { ReviewCard, reviewColumns } from "./columns"
import { ProductChoice } from "./product-choice"
import { reviewAddress, STARS } from "./query"
import { Sum } from "./sum"

type Reviews = List<ReviewRecord, typeof reviewAddress>

const bulk = (say: Say): readonly BulkAction<ReviewRecord>[] => [
  {
    label: say("reviews.hide"),
    key: "h",
    fits: ({ isHidden }) => !isHidden,
    act: ({ _id }) => call(askReviewAnswer, { reviewId: _id, hidden: true }),
    actAll: hideAll(true),
    done: (n) => say("reviews.hidden-n", { n }),
  },
  {
    label: say("reviews.show"),
    fits: ({ isHidden }) => isHidden,
    act: ({ _id }) => call(askReviewAnswer, { reviewId: _id, hidden: false }),
    actAll: hideAll(false),
    done: (n) => say("reviews.shown-n", { n }),
  },
  {
    label: say("reviews.delete"),
    fits: () => true,
    act: ({ _id }) => call(askReviewRemove, { reviewId: _id }),
    actAll: deleteAll,
    done: (n) => say("reviews.deleted-n", { n }),
    ask: (n) => ({
      title: say("reviews.delete.ask", { n }),
      content: say("reviews.delete.then"),
      okText: say("reviews.delete"),
      cancelText: say("reviews.keep"),
    }),
  },
]

export function ReviewList() {
  const say = useSay()
  const may = useMay()
  return (
    <ListFrame<ReviewRecord, typeof reviewAddress>
      resource="review"
      address={reviewAddress}
      title={say("reviews.title")}
      things={[say("reviews.one"), say("reviews.many")]}
      columns={reviewColumns(say)}
      pathOf={({ _id }) => `/review/single/${_id}`}
      nameOf={({ userName }) => userName}
      card={(review) => <ReviewCard review={review} />}
      cameAt={({ createdAt }) => createdAt}
      search={{
        placeholder: say("reviews.search"),
        maxLength: SHOP_REVIEW_LIST.maxSearch,
        finds: say("reviews.finds"),
      }}
      none={say("reviews.none")}
      bulk={may("review.write") ? bulk(say) : undefined}
      actions={(list) => <Filters list={list} />}
      filters={(list) => (
        <>
          <Sum />
          <ShownTabs list={list} />
        </>
      )}
    />
  )
}

const yesNo = { yes: true, no: false } as const
const wordOf = (value: boolean | undefined) => (value === undefined ? "" : value ? "yes" : "no")

function Filters({ list: { values, filter } }: { list: Reviews }) {
  const say = useSay()
  const [star] = values.stars?.length === 1 ? values.stars : []
  return (
    <>
      <Choice<string>
        label={say("reviews.stars")}
        value={star === undefined ? "" : `${star}`}
        words={[["", say("reviews.every-star")], ...STARS.map((n) => [`${n}`, say("reviews.star", { n })] as const)]}
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
  )
}

function ShownTabs({ list: { values, filter } }: { list: Reviews }) {
  const say = useSay()
  const tab = (label: string, hidden: boolean | undefined) => ({
    label,
    on: values.hidden === hidden,
    choose: () => filter({ hidden }),
  })
  return (
    <Tabs
      label={say("reviews.filter")}
      tabs={[tab(say("reviews.every"), undefined), tab(say("reviews.shown"), false), tab(say("reviews.hidden"), true)]}
    />
  )
}
