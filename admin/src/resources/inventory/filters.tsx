import { INVENTORY, STOCK_SORTS, STOCK_STATES } from "@silai/contracts/inventory/limits"
import { App, Button } from "antd"
import { useState } from "react"
import { callForFile } from "../../providers/call"
import { count } from "../../ui/format"
import { DownloadIcon } from "../../ui/icons"
import { LiveSearch } from "../../ui/live-search"
import { saveFile } from "../../ui/save-file"
import { askStockFile } from "./calls"
import { filtersOf, type StockQuery } from "./query"
import type { AskStock } from "./use-stock"
import { SORT_WORDS, STATE_WORDS } from "./words"
import style from "./filters.module.css"

type Props = { query: StockQuery; ask: AskStock }

export const StockSearch = ({ query, ask }: Props) => (
  <LiveSearch label="Search the stock" placeholder="Product, colour or SKU" maxLength={INVENTORY.maxSearch} value={query.search} onSearch={(search) => ask({ search }, { replace: true })} />
)

type Narrowing = Props & { counts: { all: number; low: number; out: number } | undefined; categories: readonly { _id: string; name: string }[] }

export const Narrowing = ({ query, ask, counts, categories }: Narrowing) => (
  <div className={style.row}>
    <ul className={style.tabs} aria-label="Filter by stock">
      {STOCK_STATES.map((state) => (
        <li key={state}>
          <button type="button" className={style.tab} aria-pressed={query.state === state} onClick={() => ask({ state })}>
            {STATE_WORDS[state]} {counts && <span className={style.count}>{count(counts[state])}</span>}
          </button>
        </li>
      ))}
    </ul>
    <label className={style.choice}><span className="unseen">Category</span>
      <select value={query.category} onChange={(event) => ask({ category: event.target.value })}>
        <option value="">All categories</option>
        {categories.map(({ _id, name }) => <option key={_id} value={_id}>{name}</option>)}
      </select>
    </label>
    <label className={style.choice}><span className="unseen">Sort by</span>
      <select value={query.sort} onChange={(event) => ask({ sort: STOCK_SORTS.find((sort) => sort === event.target.value) ?? "name" })}>
        {STOCK_SORTS.map((sort) => <option key={sort} value={sort}>{SORT_WORDS[sort]}</option>)}
      </select>
    </label>
  </div>
)

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date())

/** The stock as it is filtered, as a file for a spreadsheet. */
export function ExportButton({ query, disabled }: { query: StockQuery; disabled: boolean }) {
  const { message } = App.useApp()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await callForFile(askStockFile, filtersOf(query), "text/csv"), `stock-${today()}.csv`)
    } catch (error) {
      void message.error((error as Error).message, 4)
    } finally {
      setBusy(false)
    }
  }
  return <Button icon={<DownloadIcon />} loading={busy} disabled={disabled} onClick={() => void save()}>Save as CSV</Button>
}
