import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { ORDER_LIST } from "@silai/contracts/order/limits"
import type { OrderStatusCode } from "@silai/contracts/order/status"
import { PAPER_PRINT } from "@silai/contracts/papers/limits"
import { mayMoveTo } from "@silai/contracts/staff/roles"
import { call, callForFile } from "../../providers/call"
import { useMay, useSearchWords } from "../../providers/may"
import type { BulkAction } from "../../ui/list/bulk-bar"
import { ExportButton } from "../../ui/list/export-button"
import { ListFrame } from "../../ui/list/list-frame"
import { askArchive, askOrderFile, askOrderMove, isOver, type OrderRecord } from "./calls"
import { OrderCard } from "./card"
import { orderColumns } from "./columns"
import { StatusTabs } from "./filters"
import { Narrowing } from "./narrowing"
import { PrintMenu } from "./print-menu"
import { SavedViews } from "./saved-views"
import { ShipManyButton } from "./ship-many"
import { orderAddress } from "./query"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"

const SHIPPED: OrderStatusCode = 4

type Step = { to: OrderStatusCode; words: string; key: string; fits: (order: OrderRecord) => boolean }

/** The steps that many orders take at once. What is ready-made needs no work at the table before it is packed. */
const STEPS = [
  { to: 1, words: "orders.accept", key: "a", fits: ({ status }) => status === 0 },
  { to: 2, words: "orders.start", key: "s", fits: ({ status }) => status === 1 },
  {
    to: 3,
    words: "orders.pack",
    key: "p",
    fits: ({ status, delivery, hasCustom }) => delivery === "home" && (status === 2 || (status === 1 && !hasCustom)),
  },
] as const satisfies readonly Step[]

const moveTo = (say: Say, { words, to, key, fits }: (typeof STEPS)[number]): BulkAction<OrderRecord> => ({
  label: say(words),
  key,
  fits,
  act: ({ _id }) => call(askOrderMove, { orderId: _id, status: to }),
  done: (n) => say(`${words}.done`, { n }),
  ask: (n) => ({
    title: say(`${words}.ask`, { n }),
    content: say(`step.${to}.then`),
    okText: say(words),
    cancelText: say("order.not-yet"),
  }),
})

/** Putting closed orders away, and bringing them back; the owner's alone. */
const archiving = (say: Say): BulkAction<OrderRecord>[] => [
  {
    label: say("archive.open"),
    fits: (order) => isOver(order) && !order.archived,
    act: ({ _id }) => call(askArchive, { orderId: _id }),
    done: (n) => say("archive.done", { n }),
    ask: (n) => ({
      title: say("archive.ask", { n }),
      content: say("archive.then"),
      okText: say("archive.open"),
      cancelText: say("order.not-yet"),
    }),
  },
  {
    label: say("archive.undo"),
    fits: ({ archived }) => archived,
    act: ({ _id }) => call(askArchive, { orderId: _id, archived: false }),
    done: (n) => say("archive.undone", { n }),
  },
]

export function OrderList() {
  const say = useSay()
  const { data: person } = useGetIdentity<StaffPerson | null>()
  const may = useMay()
  const mayArchive = may("order.archive")
  const by = useSearchWords()
  const steps = STEPS.filter(({ to }) => person && mayMoveTo(person.role, to))
  return (
    <ListFrame<OrderRecord, typeof orderAddress>
      resource="order"
      address={orderAddress}
      title={say("orders.title")}
      things={[say("orders.one"), say("orders.many")]}
      columns={orderColumns(say)}
      pathOf={({ _id }) => `/order/view/${_id}`}
      nameOf={({ orderNumber }) => orderNumber}
      card={(order) => <OrderCard order={order} />}
      cameAt={({ placedAt }) => placedAt}
      search={{
        placeholder: say(`orders.search${by}`),
        maxLength: ORDER_LIST.maxSearch,
        finds: say(`orders.finds${by}`),
      }}
      none={say("orders.none")}
      filters={(list) => (
        <>
          <SavedViews from={list.from} />
          <StatusTabs list={list} />
          <Narrowing list={list} />
        </>
      )}
      actions={({ values, sort, total }) => (
        <>
          {person && mayMoveTo(person.role, SHIPPED) && <ShipManyButton />}
          <ExportButton
            name="orders"
            total={total}
            ask={() => callForFile(askOrderFile, { ...values, sort }, "text/csv")}
          />
        </>
      )}
      bulkTools={(rows) => (
        <PrintMenu orderIds={rows.slice(0, PAPER_PRINT.orders).map(({ _id }) => _id)} name={say("orders.many")} />
      )}
      bulk={[...steps.map((step) => moveTo(say, step)), ...(mayArchive ? archiving(say) : [])]}
    />
  )
}
