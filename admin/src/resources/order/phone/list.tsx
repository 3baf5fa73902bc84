import { PHONE_ORDER } from "@silai/contracts/checkout/limits"
import { Button, Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { listAddress } from "../../../providers/list-address"
import { dateOf, dateTimeOf, money, phoneOf, timeOf } from "../../../ui/format"
import { LinkButton } from "../../../ui/link-button"
import { ListPage } from "../../../ui/list/list-page"
import { useListTable } from "../../../ui/list/list-table"
import { RowLink } from "../../../ui/list/row-link"
import { TwoLines } from "../../../ui/list/two-lines"
import { useRowsCsv } from "../../../ui/list/use-rows-csv"
import { BackLink } from "../../../ui/record/back-link"
import { useSay } from "../../../words/language"
import type { Say } from "../../../words/say"
import type { PhoneOrderRecord } from "./calls"
import { PhoneOrderMark } from "./state-mark"

// All of them on one page: the call gives the latest, and no more.
const address = listAddress({
  filters: {},
  sorts: {},
  usual: "",
  pageSize: PHONE_ORDER.shows,
  maxPageSize: PHONE_ORDER.shows,
  maxPage: 1,
})

const columns = (say: Say): ColumnType<PhoneOrderRecord>[] => [
  {
    key: "customer",
    title: say("orders.customer"),
    width: 170,
    render: (_, { _id, customerName, phone, changes }) => (
      <TwoLines>
        <RowLink id={_id} to={`/order/unpaid/${_id}`}>
          {customerName || say("payments.forgotten")}
        </RowLink>
        {changes ? say("piece-change.of", { number: changes.orderNumber }) : phone && phoneOf(phone)}
      </TwoLines>
    ),
  },
  {
    key: "goods",
    title: say("orders.goods"),
    className: "wide",
    render: (_, { lines }) => lines.map(({ name, size, quantity }) => `${quantity} × ${name}, ${size}`).join("; "),
  },
  {
    key: "state",
    title: say("orders.status"),
    width: 220,
    className: "end-on-phone",
    render: (_, { status, payBy }) => <PhoneOrderMark status={status} payBy={payBy} />,
  },
  {
    key: "until",
    title: say("phone-order.until"),
    width: 130,
    responsive: ["sm"],
    render: (_, { link, heldUntil }) => dateTimeOf(link?.until ?? heldUntil),
  },
  {
    key: "taken",
    title: say("phone-order.taken"),
    width: 112,
    responsive: ["sm"],
    render: (_, { takenAt }) => (
      <TwoLines>
        {dateOf(takenAt)}
        {timeOf(takenAt)}
      </TwoLines>
    ),
  },
  {
    key: "by",
    title: say("phone-order.by"),
    width: 120,
    responsive: ["xl"],
    render: (_, { takenBy }) => takenBy,
  },
  {
    key: "total",
    title: say("orders.total"),
    align: "end",
    width: 96,
    render: (_, { amountRupees }) => money(amountRupees),
  },
]

/** Orders taken by phone that are not paid yet, or recently expired. */
export function PhoneOrderList() {
  const say = useSay()
  const list = useListTable<PhoneOrderRecord, typeof address>({
    resource: "phone-order",
    address,
    words: {
      title: say("nav.phone-order"),
      one: say("phone-order.one"),
      many: say("phone-order.many"),
      search: "",
      finds: "",
      none: say("phone-order.none"),
    },
    columns: columns(say),
    open: ({ _id }) => `/order/unpaid/${_id}`,
  })
  const {
    key: _,
    label,
    ...csv
  } = useRowsCsv<PhoneOrderRecord>("phone-orders", list, (row) => ({
    Customer: row.customerName,
    Phone: row.phone ?? "",
    Pieces: row.lines.map(({ name, size, quantity }) => `${quantity} × ${name}, ${size}`).join("; "),
    State: row.status,
    "Paid by": row.payBy,
    Until: row.link?.until ?? row.heldUntil,
    Taken: row.takenAt,
    "Taken by": row.takenBy,
    "Total (Rs)": row.amountRupees,
  }))
  return (
    <ListPage list={list}>
      <BackLink to="/order/manage">{say("nav.order")}</BackLink>
      <div className="between">
        <h1>{say("nav.phone-order")}</h1>
        <div className="row">
          <Button {...csv}>{label}</Button>
          <LinkButton to="/order/new" main>
            {say("do.phone-order")}
          </LinkButton>
        </div>
      </div>
      <p className="soft">{say("phone-order.list.under")}</p>
      <Table<PhoneOrderRecord> {...list.tableProps} />
    </ListPage>
  )
}
