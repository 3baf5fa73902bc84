import { CUSTOMER_LIST, CUSTOMER_SORTS } from "@silai/contracts/customer/limits"
import { useEffect, useRef, useState } from "react"
import { LiveSearch } from "../../ui/live-search"
import { type CustomerQuery, isNarrowed, NO_FILTERS, type YesNo } from "./query"
import type { AskCustomers } from "./use-customers"
import { SORT_WORDS } from "./words"
import style from "./filters.module.css"

type Props = { query: CustomerQuery; ask: AskCustomers }

export const CustomerSearch = ({ query, ask }: Props) => (
  <LiveSearch label="Search customers" placeholder="Name, phone or e-mail" maxLength={CUSTOMER_LIST.maxSearch} value={query.search} onSearch={(search) => ask({ search }, { replace: true })} />
)

const KINDS = [["", "Everybody"], ["account", "With an account"], ["guest", "Guests"], ["deleted", "Deleted"]] as const

export const KindTabs = ({ query, ask }: Props) => (
  <ul className={style.tabs} aria-label="Filter by kind">
    {KINDS.map(([kind, label]) => (
      <li key={kind}><button type="button" className={style.tab} aria-pressed={query.kind === kind} onClick={() => ask({ kind })}>{label}</button></li>
    ))}
  </ul>
)

type Choice = { label: string; value: string; words: readonly (readonly [string, string])[]; onChoose: (value: string) => void }
const Choose = ({ label, value, words, onChoose }: Choice) => (
  <label className={style.field}>
    <span>{label}</span>
    <select value={value} data-set={value !== ""} onChange={(event) => onChoose(event.target.value)}>
      {words.map(([key, word]) => <option key={key} value={key}>{word}</option>)}
    </select>
  </label>
)

/** Asked for when the field is left or Enter is pressed: half a sum or half a date is no filter. */
function Typed({ label, value, onSet, ...input }: { label: string; value: string; onSet: (value: string) => void } & Omit<React.ComponentProps<"input">, "value">) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const set = () => { if (typed !== value) onSet(typed) }
  return (
    <label className={style.field}>
      <span>{label}</span>
      <input {...input} value={typed} data-set={value !== ""} onChange={(event) => setTyped(event.target.value)} onBlur={set} onKeyDown={(event) => { if (event.key === "Enter") set() }} />
    </label>
  )
}

export function Narrowing({ query, ask }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const { orders, measured, from, to, spend } = query
  const set = [orders, measured, from, to, spend ? "spend" : ""].filter(Boolean).length
  // Whoever follows a link with filters should see them.
  useEffect(() => { if (set > 0 && box.current) box.current.open = true }, [set])
  return (
    <details ref={box} className={style.more}>
      <summary>Filters{set > 0 && <span className={style.set}>{set}<span className="unseen"> in use</span></span>}</summary>
      <div className={style.fields}>
        <Choose label="Orders" value={orders} words={[["", "Any"], ["yes", "Has ordered"], ["no", "Never ordered"]]} onChoose={(value) => ask({ orders: value as YesNo })} />
        <Choose label="Measurements" value={measured} words={[["", "Any"], ["yes", "Kept"], ["no", "Not kept"]]} onChoose={(value) => ask({ measured: value as YesNo })} />
        <Typed label="Joined from" type="date" value={from} max={to || undefined} onSet={(value) => ask({ from: value })} />
        <Typed label="Joined until" type="date" value={to} min={from || undefined} onSet={(value) => ask({ to: value })} />
        <Typed label="Spent at least, ₹" type="text" inputMode="numeric" value={spend ? String(spend) : ""} placeholder="0" maxLength={10} onSet={(value) => ask({ spend: Number(value.replace(/[^\d.]/g, "")) || 0 })} />
        {isNarrowed(query) && <button type="button" className={style.clear} onClick={() => ask(NO_FILTERS)}>Clear all</button>}
      </div>
    </details>
  )
}

export const SortChoice = ({ query, ask }: Props) => (
  <label className={style.sort}>
    <span className="unseen">Sort by</span>
    <select value={query.sort} onChange={(event) => ask({ sort: CUSTOMER_SORTS.find((sort) => sort === event.target.value) ?? "newest" })}>
      {CUSTOMER_SORTS.map((sort) => <option key={sort} value={sort}>{SORT_WORDS[sort]}</option>)}
    </select>
  </label>
)
