import { type OrderStatusCode, ORDER_STATUSES } from "@silai/contracts/order/status"
import type { List } from "../../ui/list/use-list-table"
import { useSay } from "../../words/language"
import { type Tab, Tabs } from "../../ui/tabs"
import type { OrderRecord } from "./calls"
import type { orderAddress } from "./query"

/** Statuses as tabs with their counts; those without orders are left out. */
export function StatusTabs({ list: { counts, values, filter } }: { list: List<OrderRecord, typeof orderAddress> }) {
  const say = useSay()
  const chosen: readonly OrderStatusCode[] = values.status ?? []
  const tab = (
    label: string,
    status: readonly OrderStatusCode[],
    counted: readonly OrderStatusCode[] = status,
  ): Tab => ({
    label,
    count: counts ? counted.reduce<number>((sum, code) => sum + (counts[code] ?? 0), 0) : undefined,
    on: chosen.join() === status.join(),
    choose: () => filter({ status: [...status] }),
  })
  const every = ORDER_STATUSES.map(({ code }) => code)
  const shown = ORDER_STATUSES.filter(({ code }) => (counts?.[code] ?? 0) > 0 || chosen.includes(code) || code <= 1)
  const tabs = [
    tab(say("orders.every"), [], every),
    ...(chosen.length > 1 ? [tab(say("orders.chosen"), chosen)] : []),
    ...shown.map(({ code }) => tab(say(`status.${code}`), [code])),
  ]
  return <Tabs label={say("orders.filter")} tabs={tabs} />
}
