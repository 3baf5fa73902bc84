import { COLOURWAY, COLOURWAY_SORTS, COLOURWAY_STATUSES, type ColourwaySort, type ColourwayStatus } from "@silai/contracts/catalogue/limits"
import type { ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { count } from "../../../ui/format"
import { LiveSearch } from "../../../ui/live-search"
import type { ColourwayQuery } from "./query"
import type { Ask } from "./use-colourways"
import { SORT_WORDS, STATUS_WORDS } from "./words"
import style from "./filters.module.css"

type Props = { query: ColourwayQuery; ask: Ask }

export const Search = ({ query, ask }: Props) => (
  <LiveSearch label="Search product variants" placeholder="Name, colour, address or article number" maxLength={COLOURWAY.maxSearch} value={query.search}
    onSearch={(search) => ask({ search }, { replace: true })} />
)

/** Statuses as tabs with their counts under the same search. */
export function StatusTabs({ query, ask, counts }: Props & { counts: Record<ColourwayStatus, number> | null }) {
  const tab = (label: string, n: number | undefined, status: ColourwayStatus[]) => (
    <li key={label}>
      <button type="button" className={style.tab} aria-pressed={query.status.join() === status.join()} onClick={() => ask({ status })}>
        {label} {n !== undefined && <span className="figures">{count(n)}</span>}
      </button>
    </li>
  )
  return (
    <ul className={style.tabs} aria-label="Filter by status">
      {tab("All", counts ? counts.draft + counts.published : undefined, [])}
      {COLOURWAY_STATUSES.map((status) => tab(STATUS_WORDS[status], counts?.[status], [status]))}
    </ul>
  )
}

const Choice = ({ label, value, onChange, children }: { label: string; value: string; onChange: (value: string) => void; children: React.ReactNode }) => (
  <label className={style.choice}>
    <span className="unseen">{label}</span>
    <select value={value} onChange={({ target }) => onChange(target.value)} data-set={value !== ""}>{children}</select>
  </label>
)

/** What narrows the list further, and its order. */
export function Narrowing({ query, ask, choices }: Props & { choices: ColourwayChoices | undefined }) {
  const flag = (key: "low" | "sale", label: string) => (
    <button type="button" className={style.flag} aria-pressed={query[key]} onClick={() => ask({ [key]: !query[key] })}>{label}</button>
  )
  return (
    <div className={style.narrowing}>
      <Choice label="Product" value={query.product} onChange={(product) => ask({ product })}>
        <option value="">All products</option>
        {choices?.styles.map(({ _id, name }) => <option key={_id} value={_id}>{name}</option>)}
      </Choice>
      <Choice label="Category" value={query.category} onChange={(category) => ask({ category })}>
        <option value="">All categories</option>
        {choices?.categories.map(({ _id, name }) => <option key={_id} value={_id}>{name}</option>)}
      </Choice>
      <Choice label="Tag" value={query.tag} onChange={(tag) => ask({ tag })}>
        <option value="">All tags</option>
        {choices?.tags.map((tag) => <option key={tag} value={tag}>{tag}</option>)}
      </Choice>
      {flag("low", "Running low")}
      {flag("sale", "Below base price")}
      <label className={style.choice}>
        <span className="unseen">Sort by</span>
        <select value={query.sort} onChange={({ target }) => ask({ sort: target.value as ColourwaySort })}>
          {COLOURWAY_SORTS.map((sort) => <option key={sort} value={sort}>{SORT_WORDS[sort]}</option>)}
        </select>
      </label>
    </div>
  )
}
