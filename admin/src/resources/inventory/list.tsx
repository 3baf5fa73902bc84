import { INVENTORY } from "@silai/contracts/inventory/limits"
import { lazy, Suspense, useState } from "react"
import { callForFile } from "../../providers/call"
import { useMay } from "../../providers/may"
import { KeysHint } from "../../shell/keys-help"
import { ExportButton } from "../../ui/list/export-button"
import { ListFrame } from "../../ui/list/list-frame"
import { useEver } from "../../ui/use-ever"
import { useNarrow } from "../../ui/use-narrow"
import { askStockFile, type StyleRecord } from "./calls"
import { StockCards } from "./cards"
import { Differences } from "./differences"
import { Narrowing } from "./filters"
import { StockGrids } from "./grid"
import type { Asked } from "./history"
import { ImportButton } from "./import-button"
import { askedOf, stockAddress } from "./query"
import { RecountButton } from "./recount-button"
import { SaveBar } from "./save-bar"
import { useDrafts } from "./use-drafts"
import { useStockNews } from "./use-stock"

const History = lazy(() => import("./history").then((part) => ({ default: part.History })))

/** management/inventory — the stock, colour by size, editable in place. */
export function InventoryList() {
  const mayWrite = useMay()("stock.write")
  const narrow = useNarrow()
  const [history, setHistory] = useState<Asked | null>(null)
  const readsHistory = useEver(history !== null)
  const desk = useDrafts()
  useStockNews()
  const Sheet = narrow ? StockCards : StockGrids
  return (
    <>
      <Differences mayWrite={mayWrite} />
      <ListFrame<StyleRecord, typeof stockAddress>
        resource="inventory"
        address={stockAddress}
        title="Inventory"
        things={["product", "products"]}
        pathOf={({ _id }) => `/product/view/${_id}`}
        nameOf={({ name }) => name}
        search={{
          placeholder: "Product, colour or SKU",
          maxLength: INVENTORY.maxSearch,
          finds: "products, colours and article numbers",
        }}
        none="Variants with ready-made sizes appear here."
        actions={({ values, total, retry }) => (
          <>
            <ExportButton
              name="stock"
              total={total}
              ask={() => callForFile(askStockFile, askedOf(values), "text/csv")}
            />
            {mayWrite && <RecountButton />}
            {mayWrite && <ImportButton onDone={retry} />}
          </>
        )}
        filters={(list) => <Narrowing list={list} />}
        frameless
        whole={(styles, { retry }) => (
          <Sheet
            styles={styles}
            desk={desk}
            mayWrite={mayWrite}
            onChanged={retry}
            onHistory={(row, size = "") => setHistory({ row, size })}
          />
        )}
        hint={false}
        foot={({ rows }) => (
          <>
            {mayWrite && !narrow && rows && rows.length > 0 && <KeysHint of="keys.stock" />}
            {mayWrite && <SaveBar desk={desk} styles={rows} />}
            <Suspense>{readsHistory && <History asked={history} onClose={() => setHistory(null)} />}</Suspense>
          </>
        )}
      />
    </>
  )
}
