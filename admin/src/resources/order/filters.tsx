import { ORDER_LIST } from "@silai/contracts/order/limits"
import { ORDER_STATUSES } from "@silai/contracts/order/status"
import { Choice } from "../../ui/choice"
import { LiveSearch } from "../../ui/live-search"
import { type Tab, Tabs } from "../../ui/tabs"
import type { Ask } from "../../ui/use-address"
import type { OrderQuery } from "./query"

/** `counts` is null until the server has said. */
type Props = { query: OrderQuery; counts: Record<string, number> | null; ask: Ask<OrderQuery> }

/** Statuses as tabs with their counts; those without orders step back until they have some. */
export function StatusTabs({ query, counts, ask }: Props) {
  const countOf = (codes: readonly number[]) =>
    counts ? codes.reduce((sum, code) => sum + (counts[code] ?? 0), 0) : undefined
  const shown = ORDER_STATUSES.filter(
    ({ code }) => (counts?.[code] ?? 0) > 0 || query.status.includes(code) || code <= 1,
  )
  const tab = (label: string, status: number[], counted: readonly number[] = status): Tab => ({
    label,
    count: countOf(counted),
    on: query.status.join() === status.join(),
    choose: () => ask({ status }),
  })
  const tabs = [
    tab(
      "All",
      [],
      ORDER_STATUSES.map(({ code }) => code),
    ),
    ...(query.status.length > 1 ? [tab("Chosen", query.status)] : []),
    ...shown.map(({ code, label }) => tab(label, [code])),
  ]
  return <Tabs label="Filter by status" tabs={tabs} />
}

export const OrderSearchField = ({ query, ask }: Pick<Props, "query" | "ask">) => (
  <LiveSearch
    label="Search orders"
    placeholder="Order number, phone or name"
    maxLength={ORDER_LIST.maxSearch}
    value={query.search}
    onSearch={(search) => ask({ search }, { replace: true })}
  />
)

export const SortChoice = ({ query, ask }: Pick<Props, "query" | "ask">) => (
  <Choice
    label="Sort by"
    value={query.sort}
    words={[
      ["newest", "Newest first"],
      ["oldest", "Oldest first"],
    ]}
    onChoose={(sort) => ask({ sort })}
  />
)
