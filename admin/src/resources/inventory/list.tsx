import { STOCK_SORTS, STOCK_STATES } from "@silai/contracts/inventory/limits"
import { useQueryClient } from "@tanstack/react-query"
import { App } from "antd"
import { lazy, Suspense, useState } from "react"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { KeysHint } from "../../shell/keys-help"
import { Choice } from "../../ui/choice"
import { UploadIcon } from "../../ui/icons"
import { ListHead } from "../../ui/list/list-head"
import { ListPage } from "../../ui/list/list-page"
import { ListRows } from "../../ui/list/list-rows"
import { useListTable } from "../../ui/list/list-table"
import { csvOfCall, useCsv } from "../../ui/list/use-csv"
import { useEver } from "../../ui/use-ever"
import { useNarrow } from "../../ui/use-narrow"
import { sentenceOf, useSay } from "../../words/language"
import { askRecount, askStockFile, type StyleRecord } from "./calls"
import { StockCards } from "./cards"
import { Differences } from "./differences"
import { StockGrids } from "./grid"
import type { Asked } from "./history"
import { askedOf, stockAddress } from "./query"
import { SaveBar } from "./save-bar"
import { useDrafts } from "./use-drafts"
import { useStockNews } from "./use-stock"
import { SORT_WORDS, STATE_WORDS } from "./words"

const History = lazy(() => import("./history").then((part) => ({ default: part.History })))
const ImportDialog = lazy(() => import("./import-dialog").then((part) => ({ default: part.ImportDialog })))

/** Runs the nightly recount now, and shows what does not add up. */
function useRecount() {
  const { message } = App.useApp()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const recount = async () => {
    setBusy(true)
    try {
      const { message: notice, data } = await call(askRecount, {})
      client.setQueryData(["inventory", "differences"], { data })
      void (data.length ? message.warning(notice) : message.success(notice))
    } catch (error) {
      void message.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return { recount, busy }
}

/** management/inventory — the stock, colour by size, editable in place. */
export function InventoryList() {
  const say = useSay()
  const mayWrite = useMay()("stock.write")
  const narrow = useNarrow()
  const [history, setHistory] = useState<Asked | null>(null)
  const readsHistory = useEver(history !== null)
  const [importing, setImporting] = useState(false)
  const hasImported = useEver(importing)
  const { recount, busy } = useRecount()
  const desk = useDrafts()
  useStockNews()
  const list = useListTable<StyleRecord, typeof stockAddress>({
    resource: "inventory",
    address: stockAddress,
    words: {
      title: "Inventory",
      one: "product",
      many: "products",
      search: "Product, colour or SKU",
      finds: "products, colours and article numbers",
      none: "Colours with ready-made sizes appear here.",
    },
  })
  const { rows, counts, values, filter, sort, order, total, retry } = list
  const csv = useCsv("stock", counts?.[values.state ?? "all"] ?? total, csvOfCall(askStockFile, askedOf(values)))
  // The reply also names the categories that have stock.
  const { categories = [] } = (list.reply ?? {}) as { categories?: { _id: string; name: string }[] }
  const Sheet = narrow ? StockCards : StockGrids
  return (
    <>
      <Differences mayWrite={mayWrite} />
      <ListPage list={list}>
        <ListHead
          list={list}
          tools={[
            csv,
            mayWrite && {
              key: "recount",
              label: say("stock.recount"),
              title: say("stock.recount.about"),
              disabled: busy,
              onClick: () => void recount(),
            },
            mayWrite && {
              key: "import",
              label: "Import CSV",
              icon: <UploadIcon />,
              onClick: () => setImporting(true),
            },
          ]}
          tabs={{
            label: "Filter by stock",
            tabs: STOCK_STATES.map((state) => ({
              label: STATE_WORDS[state],
              count: counts?.[state],
              on: (values.state ?? "all") === state,
              choose: () => filter({ state: state === "all" ? undefined : state }),
            })),
          }}
          filters={
            <>
              <Choice
                label="Category"
                value={values.category ?? ""}
                words={[["", "All categories"], ...categories.map(({ _id, name }) => [_id, name] as const)]}
                onChoose={(category) => filter({ category })}
              />
              <Choice
                label="Sort by"
                value={sort}
                words={STOCK_SORTS.map((word) => [word, SORT_WORDS[word]] as const)}
                onChoose={(word) => order(word)}
              />
            </>
          }
        />
        <ListRows list={list}>
          {(styles) => (
            <Sheet
              styles={styles}
              desk={desk}
              mayWrite={mayWrite}
              onChanged={retry}
              onHistory={(row, size = "") => setHistory({ row, size })}
            />
          )}
        </ListRows>
        {mayWrite && !narrow && rows && rows.length > 0 && <KeysHint of="keys.stock" />}
        {mayWrite && <SaveBar desk={desk} styles={rows} />}
        <Suspense>
          {readsHistory && <History asked={history} onClose={() => setHistory(null)} />}
          {hasImported && <ImportDialog open={importing} onClose={() => setImporting(false)} onDone={retry} />}
        </Suspense>
      </ListPage>
    </>
  )
}
