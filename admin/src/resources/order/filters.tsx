import { ORDER_LIST } from "@silai/contracts/order/limits"
import { ORDER_STATUSES } from "@silai/contracts/order/status"
import { useEffect, useRef } from "react"
import { count } from "../../ui/format"
import { LiveSearch } from "../../ui/live-search"
import type { OrderQuery } from "./query"
import style from "./filters.module.css"

type Ask = (change: Partial<OrderQuery>, options?: { replace?: boolean }) => void
/** `counts` is null until the server has said. */
type Props = { query: OrderQuery; counts: Record<string, number> | null; ask: Ask }

/** Statuses as tabs with their counts; those without orders step back until they have some. */
export function StatusTabs({ query, counts: known, ask }: Props) {
  const counts = known ?? {}
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const shown = ORDER_STATUSES.filter(({ code }) => (counts[code] ?? 0) > 0 || query.status.includes(code) || code <= 1)
  const chosen = query.status.join()
  const strip = useRef<HTMLUListElement>(null)
  // The chosen tab may lie beyond the edge of a narrow window.
  useEffect(() => {
    void strip.current?.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest", inline: "center" })
  }, [chosen])
  const tab = (label: string, n: number, on: boolean, status: number[]) => (
    <li key={label + status.join()}>
      <button type="button" aria-pressed={on} onClick={() => ask({ status })} className={style.tab}>
        {label} {known && <span className="figures">{count(n)}</span>}
      </button>
    </li>
  )
  return (
    <ul ref={strip} className={style.tabs} aria-label="Filter by status">
      {tab("All", all, query.status.length === 0, [])}
      {query.status.length > 1 && tab("Chosen", query.status.reduce((sum, code) => sum + (counts[code] ?? 0), 0), true, query.status)}
      {shown.map(({ code, label }) => tab(label, counts[code] ?? 0, query.status.length === 1 && query.status[0] === code, [code]))}
    </ul>
  )
}

export const OrderSearchField = ({ query, ask }: Pick<Props, "query" | "ask">) => (
  <LiveSearch label="Search orders" placeholder="Order number, phone or name" maxLength={ORDER_LIST.maxSearch} value={query.search}
    onSearch={(search) => ask({ search }, { replace: true })} />
)

export function SortChoice({ query, ask }: Pick<Props, "query" | "ask">) {
  return (
    <label className={style.sort}>
      <span className="unseen">Sort by</span>
      <select value={query.sort} onChange={(event) => ask({ sort: event.target.value === "oldest" ? "oldest" : "newest" })}>
        <option value="newest">Newest first</option>
        <option value="oldest">Oldest first</option>
      </select>
    </label>
  )
}
