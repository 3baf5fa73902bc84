import { RETURN_KINDS } from "@silai/contracts/returns/limits"
import { isClosed, OPEN_STATES, RETURN_STATE_KEYS, type ReturnState } from "@silai/contracts/returns/states"
import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { lazy, Suspense } from "react"
import { useSearchWords } from "../../providers/may"
import { Choice } from "../../ui/choice"
import { dateOf, money, phoneOf, timeOf } from "../../ui/format"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { listWords } from "../../ui/list/list-words"
import { RowLink } from "../../ui/list/row-link"
import { SavedViews } from "../../ui/list/saved-views"
import { TwoLines } from "../../ui/list/two-lines"
import { useRowsCsv } from "../../ui/list/use-rows-csv"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { Goods } from "../order/goods/goods"
import type { ReturnRecord } from "./calls"
import { returnAddress } from "./query"
import { ReturnMark, standWords } from "./state-mark"

/** Its calendar is heavy; the days come from the dashboard's figures. */
const DayRange = lazy(() => import("../../ui/list/day-range").then((part) => ({ default: part.DayRange })))

const columns = (say: Say): ColumnType<ReturnRecord>[] => [
  {
    key: "number",
    title: say("returns.number"),
    width: 124,
    render: (_, { _id, returnNumber: number, customerName, kind, ...stand }) => (
      <TwoLines>
        <RowLink
          id={_id}
          to={`/returns/view/${_id}`}
          aria-label={say("returns.row", {
            number,
            name: customerName || say("return.erased"),
            state: standWords(say, stand),
          })}
        >
          {number}
        </RowLink>
        {say(`return-kind.${kind}`)}
      </TwoLines>
    ),
  },
  {
    key: "asked",
    title: say("returns.asked"),
    width: 112,
    render: (_, { askedAt }) => (
      <TwoLines>
        {dateOf(askedAt)}
        {timeOf(askedAt)}
      </TwoLines>
    ),
  },
  {
    key: "customer",
    title: say("orders.customer"),
    width: 142,
    render: (_, { customerName, phone }) => (
      <TwoLines>
        {customerName || say("return.erased")}
        {phone && phoneOf(phone)}
      </TwoLines>
    ),
  },
  { key: "goods", title: say("orders.goods"), className: "wide", render: (_, request) => <Goods order={request} /> },
  { key: "order", title: say("orders.number"), width: 104, responsive: ["xl"], dataIndex: "orderNumber" },
  {
    key: "state",
    title: say("returns.state"),
    width: 132,
    className: "end-on-phone",
    render: (_, request) => <ReturnMark request={request} />,
  },
  {
    key: "refund",
    title: say("returns.back"),
    align: "end",
    width: 96,
    // Exchanges and alterations move no money.
    render: (_, { refundRupees }) => (refundRupees > 0 ? money(refundRupees) : "–"),
  },
]

/** Shown even when empty: what waits for the shop. */
const ALWAYS: readonly ReturnState[] = ["requested", "received"]

export function ReturnList() {
  const say = useSay()
  const list = useListTable<ReturnRecord, typeof returnAddress>({
    resource: "return",
    address: returnAddress,
    words: listWords(say, "returns.title", "returns", useSearchWords()),
    columns: columns(say),
    open: ({ _id }) => `/returns/view/${_id}`,
    cameAt: ({ askedAt }) => askedAt,
  })
  const { counts, values, filter, sort, order } = list
  const csv = useRowsCsv<ReturnRecord>("returns", list, (row) => ({
    Request: row.returnNumber,
    Kind: say(`return-kind.${row.kind}`),
    State: standWords(say, row),
    Asked: row.askedAt,
    Order: row.orderNumber,
    Customer: row.customerName,
    Phone: row.phone ?? "",
    Goods: row.lines.map(({ name, size, quantity }) => `${quantity} × ${name}, ${size}`).join("; "),
    "Refund (Rs)": row.refundRupees,
  }))

  // To-do first, then states as tabs with their counts; empty states are left out.
  const chosen: readonly ReturnState[] = values.state ?? []
  const isToDo = sort === "due"
  const countOf = (states: readonly ReturnState[]) =>
    counts ? states.reduce((sum, state) => sum + (counts[state] ?? 0), 0) : undefined
  const tab = (label: string, states: readonly ReturnState[], counted = states) => ({
    label,
    // To-do leaves closed requests out, and so their counts.
    count: isToDo && counted.some(isClosed) ? undefined : countOf(counted),
    on: !isToDo && chosen.join() === states.join(),
    choose: () => (isToDo ? order("newest", { state: [...states] }) : filter({ state: [...states] })),
  })
  const tabs = [
    tab(say("orders.every"), [], RETURN_STATE_KEYS),
    {
      label: say("returns.to-do"),
      count: countOf(OPEN_STATES),
      on: isToDo,
      choose: () => order("due", { state: [] }),
    },
    ...(chosen.length > 1 ? [tab(say("orders.chosen"), chosen)] : []),
    ...RETURN_STATE_KEYS.filter(
      (state) => (counts?.[state] ?? 0) > 0 || chosen.includes(state) || ALWAYS.includes(state),
    ).map((state) => tab(say(`return-state.${state}`), [state])),
  ]
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[csv]}
        above={<SavedViews list="returns" from={list.from} />}
        tabs={{ label: say("returns.filter"), tabs }}
        filters={
          <>
            <Choice<string>
              label={say("returns.kind")}
              value={values.kind?.length === 1 ? (values.kind[0] ?? "") : ""}
              words={[
                ["", say("returns.every-kind")],
                ...RETURN_KINDS.map((one) => [one, say(`return-kind.${one}`)] as const),
              ]}
              onChoose={(kind) => filter({ kind: RETURN_KINDS.filter((one) => one === kind) })}
            />
            {(values.from || values.to) && (
              <Suspense>
                <DayRange label={say("returns.days")} from={values.from} to={values.to} onChange={filter} />
              </Suspense>
            )}
          </>
        }
      />
      <Table<ReturnRecord> {...list.tableProps} />
    </ListPage>
  )
}
