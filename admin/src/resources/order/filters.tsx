import { ORDER_LIST } from "@silai/contracts/order/limits"
import { ORDER_STATUSES } from "@silai/contracts/order/status"
import { useEffect, useRef } from "react"
import { count } from "../../ui/format"
import { SearchBox } from "../../ui/search-box"
import type { OrderQuery } from "./query"
import style from "./filters.module.css"

const DEBOUNCE_MS = 300

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

/** Search while typing; the address bar follows a moment later, without a history entry per letter. */
export function OrderSearchField({ query, ask }: Pick<Props, "query" | "ask">) {
  const box = useRef<HTMLInputElement>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  // Back, or a link, changes the search from outside; what is being typed right now is left alone.
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = query.search
  }, [query.search])

  const search = (wait: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const text = (box.current?.value ?? "").trim().replace(/\s+/g, " ")
      if (text !== query.search) ask({ search: text }, { replace: true })
    }, wait)
  }
  return (
    <form role="search" onSubmit={(event) => { event.preventDefault(); search(0) }}>
      <SearchBox ref={box} label="Search orders" placeholder="Order number, phone or name" defaultValue={query.search}
        maxLength={ORDER_LIST.maxSearch} onChange={() => search(DEBOUNCE_MS)} />
    </form>
  )
}

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
