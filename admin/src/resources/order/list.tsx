import { useGetIdentity } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { ORDER_LIST } from "@silai/contracts/order/limits"
import type { OrderStatusCode } from "@silai/contracts/order/status"
import { mayMoveTo } from "@silai/contracts/staff/roles"
import { call, callForFile } from "../../providers/call"
import type { BulkAction } from "../../ui/list/bulk-bar"
import { ExportButton } from "../../ui/list/export-button"
import { ListFrame } from "../../ui/list/list-frame"
import { askOrderFile, askOrderMove, type OrderRecord } from "./calls"
import { OrderCard } from "./card"
import { orderColumns } from "./columns"
import { StatusTabs } from "./filters"
import { orderAddress } from "./query"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"

/** The steps that many orders take at once: from this status to that one. */
const STEPS = [
  { from: 0, to: 1, words: "orders.accept", key: "a" },
  { from: 1, to: 2, words: "orders.start", key: "s" },
] as const satisfies readonly { from: OrderStatusCode; to: OrderStatusCode; words: string; key: string }[]

const moveTo = (say: Say, { from, to, words, key }: (typeof STEPS)[number]): BulkAction<OrderRecord> => ({
  label: say(words),
  key,
  fits: ({ status }) => status === from,
  act: ({ _id }) => call(askOrderMove, { orderId: _id, status: to }),
  done: (n) => say(`${words}.done`, { n }),
  ask: (n) => ({
    title: say(`${words}.ask`, { n }),
    content: say(`step.${to}.then`),
    okText: say(words),
    cancelText: say("order.not-yet"),
  }),
})

export function OrderList() {
  const say = useSay()
  const { data: person } = useGetIdentity<StaffPerson | null>()
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
        placeholder: say("orders.search"),
        maxLength: ORDER_LIST.maxSearch,
        finds: say("orders.finds"),
      }}
      none={say("orders.none")}
      filters={(list) => <StatusTabs list={list} />}
      actions={({ values, sort, total }) => (
        <ExportButton
          name="orders"
          total={total}
          ask={() => callForFile(askOrderFile, { ...values, sort }, "text/csv")}
        />
      )}
      bulk={steps.map((step) => moveTo(say, step))}
    />
  )
}
