import { INVENTORY } from "@silai/contracts/inventory/limits"
import { Button } from "antd"
import { useEffect, useState } from "react"
import { useMay } from "../../providers/may"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { UploadIcon } from "../../ui/icons"
import list from "../../ui/list.module.css"
import { OutOfDate } from "../../ui/out-of-date"
import { Pager } from "../../ui/pager"
import { Bar } from "../../ui/skeleton"
import { useNarrow } from "../../ui/use-narrow"
import { useTitle } from "../../ui/use-title"
import type { StyleRecord } from "./calls"
import { StockCards } from "./cards"
import { keyOf } from "./draft"
import { ExportButton, Narrowing, StockSearch } from "./filters"
import { StockGrids } from "./grid"
import { type Asked, History } from "./history"
import { ImportDialog } from "./import-dialog"
import { isNarrowed, NO_FILTERS } from "./query"
import { SaveBar } from "./save-bar"
import { useDrafts } from "./use-drafts"
import { useStock } from "./use-stock"
import style from "./filters.module.css"

const stockedOf = (styles: readonly StyleRecord[] = []) =>
  Object.fromEntries(
    styles.flatMap(({ colourways }) =>
      colourways.flatMap((row) => row.sizes.map((cell) => [keyOf(row._id, cell.size), cell.stocked] as const)),
    ),
  )

/** management/inventory — what lies on the shelf, colour by size, to be typed over. */
export function InventoryList() {
  useTitle("Inventory")
  const may = useMay()
  const narrow = useNarrow()
  const [history, setHistory] = useState<Asked | null>(null)
  const [importing, setImporting] = useState(false)
  const desk = useDrafts()
  const { query, ask, styles, total, pages, counts, categories, stale, error, refetch } = useStock()
  const mayWrite = may("stock.write")

  // The last style of the last page may have gone; nobody should look at an empty page 7.
  useEffect(() => {
    if (styles?.length === 0 && query.page > 1 && !stale) ask({ page: pages }, { replace: true })
  }, [styles, query.page, pages, stale, ask])

  const body = () => {
    if (!styles)
      return error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading" className={style.loading}>
          <Bar height={28} width={200} />
          <Bar height={190} />
          <Bar height={190} />
        </div>
      )
    if (styles.length === 0) return <Nothing filtered={isNarrowed(query)} onClear={() => ask(NO_FILTERS)} />
    const sheet = {
      styles,
      desk,
      mayWrite,
      stale,
      onChanged: () => void refetch(),
      onHistory: (row: Asked["row"], size = "") => setHistory({ row, size }),
    }
    return narrow ? <StockCards {...sheet} /> : <StockGrids {...sheet} />
  }
  return (
    <div className={list.page}>
      <div className={list.top}>
        <h1>Inventory</h1>
        <StockSearch query={query} ask={ask} />
        <ExportButton query={query} disabled={!styles?.length} />
        {mayWrite && (
          <Button icon={<UploadIcon />} onClick={() => setImporting(true)}>
            Bring in a CSV
          </Button>
        )}
      </div>
      <Narrowing query={query} ask={ask} counts={counts} categories={categories} />
      {styles && error && <OutOfDate what="The stock" error={error} onRetry={() => void refetch()} />}
      {body()}
      {styles && styles.length > 0 && (
        <Pager
          page={query.page}
          pages={pages}
          total={total}
          size={styles.length}
          pageSize={INVENTORY.pageSize}
          onPage={(page) => ask({ page })}
        />
      )}
      {mayWrite && !narrow && styles && styles.length > 0 && (
        <p className={list.hint}>
          Arrows to move, a number to type, <kbd>Enter</kbd> or <kbd>Tab</kbd> to keep it, <kbd>Esc</kbd> to give it up,{" "}
          <kbd>Ctrl</kbd> <kbd>Z</kbd> to take it back, <kbd>h</kbd> for the history
        </p>
      )}
      {mayWrite && <SaveBar desk={desk} stocked={stockedOf(styles)} />}
      <History asked={history} onClose={() => setHistory(null)} />
      {mayWrite && <ImportDialog open={importing} onClose={() => setImporting(false)} onDone={() => void refetch()} />}
    </div>
  )
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return (
      <EmptyState title="Nothing on the shelves yet">
        <p>Variants with ready-made sizes appear here.</p>
      </EmptyState>
    )
  return (
    <EmptyState title="No sizes match">
      <p>Nothing on the shelves answers to these filters.</p>
      <Button onClick={onClear}>Show all stock</Button>
    </EmptyState>
  )
}
