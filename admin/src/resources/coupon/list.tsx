import { lastMomentOf } from "@silai/contracts/india"
import { couponMessages } from "@silai/contracts/coupon/messages"
import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { useMay } from "../../providers/may"
import { dateOf, money } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { listWords } from "../../ui/list/list-words"
import { RowLink } from "../../ui/list/row-link"
import { TwoLines } from "../../ui/list/two-lines"
import { csvOfCall, useCsv } from "../../ui/list/use-csv"
import { Mark } from "../../ui/mark"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { askCouponFile, type CouponRecord } from "./calls"
import { couponAddress } from "./query"
import { BATCHES, editPath, standing, usesOf } from "./words"

const columns = (say: Say): ColumnType<CouponRecord>[] => [
  {
    key: "code",
    title: say("coupon.code"),
    width: 200,
    render: (_, { _id, code, name }) => (
      <TwoLines>
        <RowLink id={_id} to={editPath(_id)}>
          {code}
        </RowLink>
        {name}
      </TwoLines>
    ),
  },
  {
    key: "worth",
    title: say("coupon.takes-off"),
    render: (_, coupon) => (
      <TwoLines>
        {couponMessages.worth(coupon)}
        {coupon.minimum > 0 && couponMessages.from(coupon.minimum)}
      </TwoLines>
    ),
  },
  {
    key: "state",
    title: say("coupon.state"),
    width: 130,
    className: "end-on-phone",
    render: (_, coupon) => {
      const { word, tone } = standing(coupon)
      return <Mark tone={tone}>{say(word)}</Mark>
    },
  },
  {
    key: "used",
    title: say("coupon.used"),
    width: 120,
    align: "end",
    render: (_, coupon) => (
      <TwoLines>
        {usesOf(say, coupon)}
        {coupon.held > 0 && say("coupon.held.n", { n: coupon.held })}
      </TwoLines>
    ),
  },
  {
    key: "revenue",
    title: say("coupon.revenue"),
    width: 130,
    align: "end",
    responsive: ["sm"],
    render: (_, { revenueRupees, discountRupees }) => (
      <TwoLines>
        {money(revenueRupees)}
        {discountRupees > 0 && money(-discountRupees)}
      </TwoLines>
    ),
  },
  {
    key: "made",
    title: say("coupon.made"),
    width: 120,
    responsive: ["xl"],
    render: (_, { createdAt }) => dateOf(createdAt),
  },
  {
    key: "ends",
    title: say("coupon.ends"),
    width: 120,
    responsive: ["xl"],
    render: (_, { endsAt }) => (endsAt ? dateOf(lastMomentOf(endsAt)) : "—"),
  },
]

const STATES = [
  [undefined, "coupon.tab.current"],
  ["active", "coupon.tab.active"],
  ["paused", "coupon.state.paused"],
  ["archived", "coupon.state.archived"],
] as const

export function CouponList() {
  const say = useSay()
  const mayWrite = useMay()("coupon.write")
  const list = useListTable<CouponRecord, typeof couponAddress>({
    resource: "coupon",
    address: couponAddress,
    words: listWords(say, "nav.coupon", "coupon"),
    columns: columns(say),
    open: ({ _id }) => editPath(_id),
  })
  const { values, sort, total, filter } = list
  const csv = useCsv(
    "coupons",
    total,
    csvOfCall(askCouponFile, { ...values, status: values.status ?? "current", sort }),
  )
  const tabs = STATES.map(([status, word]) => ({
    label: say(word),
    on: values.status === status,
    choose: () => filter({ status }),
  }))
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[csv, { key: "batches", label: say("batch.title"), to: BATCHES }]}
        tabs={{ label: say("coupon.filter"), tabs }}
      >
        {mayWrite && (
          <LinkButton to="/management/coupon/generate" main>
            {say("do.coupon")}
          </LinkButton>
        )}
      </ListHead>
      <Table<CouponRecord> {...list.tableProps} />
    </ListPage>
  )
}
