import { CUSTOMER_LIST, CUSTOMER_SORTS } from "@silai/contracts/customer/limits"
import { useEffect, useRef, useState } from "react"
import { Choice } from "../../ui/choice"
import { LiveSearch } from "../../ui/live-search"
import { Tabs } from "../../ui/tabs"
import { type CustomerQuery, isNarrowed, NO_FILTERS, type YesNo } from "./query"
import type { AskCustomers } from "./use-customers"
import { SORT_WORDS } from "./words"
import style from "./filters.module.css"

type Props = { query: CustomerQuery; ask: AskCustomers }

export const CustomerSearch = ({ query, ask }: Props) => (
  <LiveSearch
    label="Search customers"
    placeholder="Name, phone or e-mail"
    maxLength={CUSTOMER_LIST.maxSearch}
    value={query.search}
    onSearch={(search) => ask({ search }, { replace: true })}
  />
)

const KINDS = [
  ["", "Everybody"],
  ["account", "With an account"],
  ["guest", "Guests"],
  ["deleted", "Deleted"],
] as const

export const KindTabs = ({ query, ask }: Props) => (
  <Tabs
    label="Filter by kind"
    tabs={KINDS.map(([kind, label]) => ({ label, on: query.kind === kind, choose: () => ask({ kind }) }))}
  />
)

const HAS_ORDERED: readonly (readonly [YesNo, string])[] = [
  ["", "Any"],
  ["yes", "Has ordered"],
  ["no", "Never ordered"],
]
const MEASURED: readonly (readonly [YesNo, string])[] = [
  ["", "Any"],
  ["yes", "Kept"],
  ["no", "Not kept"],
]

/** Asked for when the field is left or Enter is pressed: half a sum or half a date is no filter. */
function Typed({
  label,
  value,
  onSet,
  ...input
}: { label: string; value: string; onSet: (value: string) => void } & Omit<React.ComponentProps<"input">, "value">) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const set = () => {
    if (typed !== value) onSet(typed)
  }
  return (
    <label className={style.field}>
      <span>{label}</span>
      <input
        {...input}
        value={typed}
        data-set={value !== ""}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={set}
        onKeyDown={(event) => {
          if (event.key === "Enter") set()
        }}
      />
    </label>
  )
}

export function Narrowing({ query, ask }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const { orders, measured, from, to, spend } = query
  const set = [orders, measured, from, to, spend ? "spend" : ""].filter(Boolean).length
  // Whoever follows a link with filters should see them.
  useEffect(() => {
    if (set > 0 && box.current) box.current.open = true
  }, [set])
  return (
    <details ref={box} className={style.more}>
      <summary>
        Filters
        {set > 0 && (
          <span className={style.set}>
            {set}
            <span className="unseen"> in use</span>
          </span>
        )}
      </summary>
      <div className={style.fields}>
        <Choice
          label="Orders"
          labelled="above"
          value={orders}
          words={HAS_ORDERED}
          onChoose={(value) => ask({ orders: value })}
        />
        <Choice
          label="Measurements"
          labelled="above"
          value={measured}
          words={MEASURED}
          onChoose={(value) => ask({ measured: value })}
        />
        <Typed
          label="Joined from"
          type="date"
          value={from}
          max={to || undefined}
          onSet={(value) => ask({ from: value })}
        />
        <Typed
          label="Joined until"
          type="date"
          value={to}
          min={from || undefined}
          onSet={(value) => ask({ to: value })}
        />
        <Typed
          label="Spent at least, ₹"
          type="text"
          inputMode="numeric"
          value={spend ? String(spend) : ""}
          placeholder="0"
          maxLength={10}
          onSet={(value) => ask({ spend: Number(value.replace(/[^\d.]/g, "")) || 0 })}
        />
        {isNarrowed(query) && (
          <button type="button" className={style.clear} onClick={() => ask(NO_FILTERS)}>
            Clear all
          </button>
        )}
      </div>
    </details>
  )
}

export const SortChoice = ({ query, ask }: Props) => (
  <Choice
    label="Sort by"
    value={query.sort}
    words={CUSTOMER_SORTS.map((sort) => [sort, SORT_WORDS[sort]] as const)}
    onChoose={(sort) => ask({ sort })}
  />
)
