import { INVENTORY, STOCK_SORTS, STOCK_STATES } from "@silai/contracts/inventory/limits"
import { App, Button } from "antd"
import { useState } from "react"
import { callForFile } from "../../providers/call"
import { Choice } from "../../ui/choice"
import { DownloadIcon } from "../../ui/icons"
import { LiveSearch } from "../../ui/live-search"
import { saveFile } from "../../ui/save-file"
import { Tabs } from "../../ui/tabs"
import { askStockFile } from "./calls"
import { filtersOf, type StockQuery } from "./query"
import type { AskStock } from "./use-stock"
import { SORT_WORDS, STATE_WORDS } from "./words"
import style from "./filters.module.css"

type Props = { query: StockQuery; ask: AskStock }

export const StockSearch = ({ query, ask }: Props) => (
  <LiveSearch
    label="Search the stock"
    placeholder="Product, colour or SKU"
    maxLength={INVENTORY.maxSearch}
    value={query.search}
    onSearch={(search) => ask({ search }, { replace: true })}
  />
)

type Narrowing = Props & {
  counts: { all: number; low: number; out: number } | undefined
  categories: readonly { _id: string; name: string }[]
}

export const Narrowing = ({ query, ask, counts, categories }: Narrowing) => (
  <div className={style.row}>
    <Tabs
      label="Filter by stock"
      tabs={STOCK_STATES.map((state) => ({
        label: STATE_WORDS[state],
        count: counts?.[state],
        on: query.state === state,
        choose: () => ask({ state }),
      }))}
    />
    <span className={style.choices}>
      <Choice
        label="Category"
        value={query.category}
        words={[["", "All categories"], ...categories.map(({ _id, name }) => [_id, name] as const)]}
        onChoose={(category) => ask({ category })}
      />
      <Choice
        label="Sort by"
        value={query.sort}
        words={STOCK_SORTS.map((sort) => [sort, SORT_WORDS[sort]] as const)}
        onChoose={(sort) => ask({ sort })}
      />
    </span>
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
  return (
    <Button icon={<DownloadIcon />} loading={busy} disabled={disabled} onClick={() => void save()}>
      Save as CSV
    </Button>
  )
}
