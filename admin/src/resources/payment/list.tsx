import { isNotedGateway, PAYMENT_VIEWS } from "@silai/contracts/checkout/limits"
import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { dateOf, money, phoneOf, timeOf } from "../../ui/format"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { listWords } from "../../ui/list/list-words"
import { RowLink } from "../../ui/list/row-link"
import { SavedViews } from "../../ui/list/saved-views"
import { TwoLines } from "../../ui/list/two-lines"
import { csvOfCall, useCsv } from "../../ui/list/use-csv"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { askPaymentFile, type PaymentRecord } from "./calls"
import { paymentAddress } from "./query"
import { buyerOf, isPromised, StateMark } from "./state-mark"

const columns = (say: Say): ColumnType<PaymentRecord>[] => [
  {
    key: "begun",
    title: say("payments.begun"),
    width: 124,
    render: (_, payment) => (
      <TwoLines>
        <RowLink
          id={payment._id}
          to={`/payment/view/${payment._id}`}
          aria-label={say("payments.row", {
            name: buyerOf(say, payment),
            amount: money(payment.amountRupees),
            state: say(`payment-state.${payment.state}`),
          })}
        >
          {dateOf(payment.createdAt)}
        </RowLink>
        {timeOf(payment.createdAt)}
      </TwoLines>
    ),
  },
  {
    key: "buyer",
    title: say("payments.buyer"),
    render: (_, payment) => (
      <TwoLines>
        {buyerOf(say, payment)}
        {payment.phone && phoneOf(payment.phone)}
      </TwoLines>
    ),
  },
  { key: "order", title: say("payments.order"), width: 110, render: (_, { orderNumber }) => orderNumber ?? "–" },
  {
    key: "id",
    title: say("payments.id"),
    width: 220,
    responsive: ["xl"],
    // The ids of money that staff note are the shop's own, and found nowhere else.
    render: (_, { gateway, gatewayPaymentId, gatewayOrderId }) =>
      isNotedGateway(gateway) ? "–" : (gatewayPaymentId ?? gatewayOrderId ?? "–"),
  },
  {
    key: "state",
    title: say("payments.state"),
    width: 220,
    className: "end-on-phone",
    render: (_, payment) => <StateMark payment={payment} />,
  },
  {
    key: "amount",
    title: say("payments.amount"),
    align: "end",
    // Fits "₹1,798 no longer due".
    width: 170,
    render: (_, { amountRupees, refundedRupees, gateway }) => (
      <TwoLines>
        {money(amountRupees)}
        {refundedRupees > 0 &&
          say(isPromised(gateway) ? "payments.crossed-out" : "payments.back", { amount: money(refundedRupees) })}
      </TwoLines>
    ),
  },
]

export function PaymentList() {
  const say = useSay()
  const list = useListTable<PaymentRecord, typeof paymentAddress>({
    resource: "payment",
    address: paymentAddress,
    words: listWords(say, "payments.title", "payments"),
    columns: columns(say),
    open: ({ _id }) => `/payment/view/${_id}`,
    cameAt: ({ createdAt }) => createdAt,
  })
  const { counts, values, filter, sort, total } = list
  const csv = useCsv("payments", total, csvOfCall(askPaymentFile, { ...values, sort }))
  const tabs = PAYMENT_VIEWS.map((view) => ({
    label: say(`payment-view.${view}`),
    count: counts?.[view],
    on: (values.view ?? "all") === view,
    choose: () => filter({ view: view === "all" ? undefined : view }),
  }))
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[
          { key: "mismatch", label: say("mismatch.title"), to: "/payment/mismatches" },
          { key: "notices", label: say("notices.title"), to: "/payment/notices" },
          csv,
        ]}
        above={<SavedViews list="payment" from={list.from} />}
        tabs={{ label: say("payments.filter"), tabs }}
      />
      <Table<PaymentRecord> {...list.tableProps} />
    </ListPage>
  )
}
