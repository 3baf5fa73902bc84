import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { MATCHING, MOVE_MANY, ORDER_DUE } from "@silai/contracts/order/limits"
import { codeOf, ORDER_STATUSES, type OrderStatusCode } from "@silai/contracts/order/status"
import { mayMoveTo } from "@silai/contracts/staff/roles"
import { Button, Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { lazy, Suspense, useState } from "react"
import { call } from "../../providers/call"
import { useMay, useSearchWords } from "../../providers/may"
import { dateOf, money, phoneOf, timeOf } from "../../ui/format"
import { type BulkAction, BulkBar, inParts, refusedOf } from "../../ui/list/bulk-bar"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { useListTable } from "../../ui/list/list-table"
import { listWords } from "../../ui/list/list-words"
import { SavedViews } from "../../ui/list/saved-views"
import { TwoLines } from "../../ui/list/two-lines"
import { csvOfCall, useCsv } from "../../ui/list/use-csv"
import { LinkButton } from "../../ui/link-button"
import { useEver } from "../../ui/use-ever"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { askArchiveMany, askMoveMany, askOrderFile, isDueAtDoor, isOver, type OrderRecord } from "./calls"
import { Due } from "./due"
import { Goods } from "./goods/goods"
import { OrderLink } from "./order-link"
import { chunksOfIds } from "./many/chunks"
import { archiveQuestion } from "./many/archive-question"
import { MatchingBar } from "./many/matching-bar"
import { NoteButton } from "./many/note-button"
import { type Step, STEPS } from "./many/steps"
import { type Confirmed, useDoubted } from "./many/use-doubted"
import { PrintButton } from "./papers/print-button"
import { orderAddress } from "./query"
import { StatusMark } from "./status-mark"

// A calendar and a courier's list are heavy and rarely opened.
const FilterFields = lazy(() => import("./filter-fields").then((part) => ({ default: part.FilterFields })))
const RemittanceDialog = lazy(() =>
  import("./cod/remittance-dialog").then((part) => ({ default: part.RemittanceDialog })),
)
const ShipManyDialog = lazy(() => import("./ship/ship-many-dialog").then((part) => ({ default: part.ShipManyDialog })))

/** The trouble with an order's payment, as a word of the list; null without any. */
const troubleOf = ({ dispute, paymentStatus }: OrderRecord) => {
  if (dispute) return `orders.dispute.${dispute}` as const
  return paymentStatus === "captured" ? null : (`paid.${paymentStatus}` as const)
}

const columns = (say: Say): ColumnType<OrderRecord>[] => [
  {
    key: "number",
    title: say("orders.number"),
    width: 104,
    render: (_, order) => <OrderLink order={order} />,
  },
  {
    key: "placed",
    title: say("orders.placed"),
    width: 112,
    render: (_, { placedAt }) => (
      <TwoLines>
        {dateOf(placedAt)}
        {timeOf(placedAt)}
      </TwoLines>
    ),
  },
  { key: "due", title: say("orders.due"), width: 118, render: (_, order) => <Due order={order} /> },
  {
    key: "customer",
    title: say("orders.customer"),
    width: 142,
    render: (_, { customerName, phone }) => (
      <TwoLines>
        {customerName}
        {phone && phoneOf(phone)}
      </TwoLines>
    ),
  },
  { key: "goods", title: say("orders.goods"), className: "wide", render: (_, order) => <Goods order={order} /> },
  {
    key: "to",
    title: say("orders.to"),
    width: 104,
    responsive: ["xl"],
    render: (_, { delivery, city, state }) =>
      delivery === "home" && city ? (
        <TwoLines>
          {city}
          {state}
        </TwoLines>
      ) : (
        say(`delivery.${delivery}`)
      ),
  },
  {
    key: "status",
    title: say("orders.status"),
    width: 142,
    className: "end-on-phone",
    render: (_, { status }) => <StatusMark code={status} />,
  },
  {
    key: "total",
    title: say("orders.total"),
    align: "end",
    // Fits "Partly refunded".
    width: 130,
    render: (_, order) => {
      const trouble = troubleOf(order)
      return (
        <TwoLines>
          {money(order.totalRupees)}
          {trouble && <span data-trouble>{say(trouble)}</span>}
        </TwoLines>
      )
    },
  },
]

const moveTo = (
  say: Say,
  ask: ReturnType<typeof useDoubted>,
  { words, to, key, fits }: Step,
): BulkAction<OrderRecord> => ({
  label: say(words),
  key,
  fits,
  act: inParts(MOVE_MANY, async (rows) => {
    const send = async (orders: Confirmed[]) => (await call(askMoveMany, { orders, status: to })).data
    const data = await ask({
      results: await send(rows.map(({ _id }) => ({ order: _id }))),
      again: send,
    })
    return refusedOf(
      rows,
      data.map(({ moved, ...one }) => ({ ...one, done: moved })),
    )
  }),
  done: (n) => say(`${words}.done`, { n }),
  ask: (n) => ({
    title: say(`${words}.ask`, { n }),
    content: say(`step.${to}.then`),
    okText: say(words),
    cancelText: say("order.not-yet"),
  }),
})

const archives = (archived: boolean) =>
  inParts(MOVE_MANY, async (rows: readonly OrderRecord[]) => {
    const { data } = await call(askArchiveMany, { of: { orderIds: rows.map(({ _id }) => _id) }, archived })
    return refusedOf(rows, data)
  })

/** Archiving and restoring closed orders; for the owner only. */
const archiving = (say: Say): BulkAction<OrderRecord>[] => [
  {
    label: say("archive.open"),
    fits: (order) => isOver(order) && !order.archived,
    act: archives(true),
    done: (n) => say("archive.done", { n }),
    ask: (n) => archiveQuestion(say, n),
  },
  {
    label: say("archive.undo"),
    fits: ({ archived }) => archived,
    act: archives(false),
    done: (n) => say("archive.undone", { n }),
  },
]

export function OrderList() {
  const say = useSay()
  const may = useMay()
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const [shipping, setShipping] = useState(false)
  /** The numbers of the chosen orders, one per line; null: closed. */
  const [remitting, setRemitting] = useState<string | null>(null)
  const hasShipped = useEver(shipping)
  const askDoubted = useDoubted()
  const list = useListTable<OrderRecord, typeof orderAddress>({
    resource: "order",
    address: orderAddress,
    words: listWords(say, "orders.title", "orders", useSearchWords()),
    columns: columns(say),
    open: ({ _id }) => `/order/view/${_id}`,
    tick: ({ orderNumber }) => orderNumber,
    cameAt: ({ placedAt }) => placedAt,
    dense: true,
  })
  const { counts, values, filter, sort, total } = list
  const csv = useCsv("orders", total, csvOfCall(askOrderFile, { ...values, sort }))
  const mayStep = (to: OrderStatusCode) => Boolean(person && mayMoveTo(person.role, to))

  // Statuses as tabs with their counts; those without orders are left out.
  const chosen: readonly OrderStatusCode[] = values.status ?? []
  const tab = (label: string, status: readonly OrderStatusCode[], counted = status) => ({
    label,
    count: counts ? counted.reduce<number>((sum, code) => sum + (counts[code] ?? 0), 0) : undefined,
    on: !values.due && chosen.join() === status.join(),
    choose: () => filter({ status: [...status], due: undefined }),
  })
  const every = ORDER_STATUSES.map(({ code }) => code)
  const dueTab = (due: (typeof ORDER_DUE)[number]) => ({
    label: say(`orders.due.${due}`),
    count: counts?.[due],
    on: values.due === due,
    choose: () => filter({ status: [], due }),
  })
  const tabs = [
    tab(say("orders.every"), [], every),
    ...ORDER_DUE.map(dueTab),
    ...(chosen.length > 1 ? [tab(say("orders.chosen"), chosen)] : []),
    ...every
      .filter((code) => (counts?.[code] ?? 0) > 0 || chosen.includes(code) || code <= 1)
      .map((code) => tab(say(`status.${code}`), [code])),
  ]

  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tools={[
          mayStep(codeOf("shipped")) && {
            key: "ship",
            label: say("ship-many.button"),
            onClick: () => setShipping(true),
          },
          may("payment.write") && {
            key: "remit",
            rare: true,
            label: say("remit.button"),
            onClick: () => setRemitting(""),
          },
          may("order.take") && { key: "unpaid", rare: true, label: say("nav.phone-order"), to: "/order/unpaid" },
          csv,
        ]}
        above={<SavedViews list="order" from={list.from} />}
        tabs={{ label: say("orders.filter"), tabs }}
        filters={
          <Suspense>
            <FilterFields list={list} />
          </Suspense>
        }
        folded
      >
        {may("order.take") && (
          <LinkButton to="/order/new" main>
            {say("do.phone-order")}
          </LinkButton>
        )}
      </ListHead>
      {list.chosen.isEvery ? (
        <MatchingBar list={list} mayStep={mayStep} />
      ) : (
        <BulkBar
          list={list}
          everyUpTo={MATCHING.most}
          actions={[
            ...STEPS.filter(({ to }) => mayStep(to)).map((step) => moveTo(say, askDoubted, step)),
            ...(may("order.archive") ? archiving(say) : []),
          ]}
          tools={(rows) => {
            const chunks = async () => chunksOfIds(rows.map(({ _id }) => _id))
            return (
              <>
                <PrintButton chunks={chunks} name={say("orders.many")} />
                <NoteButton chunks={chunks} />
                {may("payment.write") && rows.some(isDueAtDoor) && (
                  <Button
                    onClick={() =>
                      setRemitting(
                        rows
                          .filter(isDueAtDoor)
                          .map(({ orderNumber }) => orderNumber)
                          .join("\n"),
                      )
                    }
                  >
                    {say("cod.collect")}
                  </Button>
                )}
              </>
            )
          }}
        />
      )}
      <Table<OrderRecord> {...list.tableProps} />
      <Suspense>{hasShipped && <ShipManyDialog open={shipping} onClose={() => setShipping(false)} />}</Suspense>
      <Suspense>
        {remitting !== null && <RemittanceDialog open first={remitting} onClose={() => setRemitting(null)} />}
      </Suspense>
    </ListPage>
  )
}
