import { sizeChartMessages } from "@silai/contracts/size-chart/messages"
import { useRef, useState, type KeyboardEvent } from "react"
import { Link } from "react-router"
import { ChartTable } from "~/features/size-chart/chart-table"
import { HowToMeasure } from "~/features/size-chart/how-to-measure"
import { shopChartOf } from "~/lib/shop/shop-charts"
import { sizeChartOpen } from "~/layout/navbar/panel"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { Sheet } from "~/ui/sheet"
import { productMessages } from "../words"
import styles from "./size-guide-sheet.module.css"

const TABS = [
  { id: "chart", name: sizeChartMessages.chartTab },
  { id: "measure", name: sizeChartMessages.measureTab },
] as const
type Tab = (typeof TABS)[number]["id"]

/** The size guide of one category: its chart, and how to measure. */
export function SizeGuideSheet({
  category,
  measurementType,
  ask,
}: {
  category: string
  measurementType: "upperBody" | "lowerBody"
  /** Opens WhatsApp with a question about this piece. */
  ask: string
}) {
  const open = useStore(sizeChartOpen)
  const [tab, setTab] = useState<Tab>("chart")
  const tabs = useRef<HTMLDivElement>(null)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setTab("chart")
  }
  const close = () => sizeChartOpen.set(false)

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return
    const other: Tab = tab === "chart" ? "measure" : "chart"
    setTab(other)
    tabs.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus()
  }

  return (
    <Sheet open={open} onClose={close} title={productMessages.sizeGuide} side="right">
      <div ref={tabs} role="tablist" aria-label={productMessages.sizeGuide} className={styles.tabs} onKeyDown={onKey}>
        {TABS.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab === id}
            aria-controls="size-guide"
            tabIndex={tab === id ? 0 : -1}
            className={styles.tab}
            onClick={() => setTab(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="size-guide" aria-labelledby={`tab-${tab}`} className={styles.panel}>
        {tab === "chart" ? <Chart category={category} /> : <HowToMeasure shirt={measurementType === "upperBody"} />}
      </div>
      <Link to={paths.sizeGuide} className={styles.all} onClick={close}>
        {sizeChartMessages.seeAll}
      </Link>
      <p>
        <a href={ask} target="_blank" rel="noopener noreferrer" className={styles.all}>
          {productMessages.ask}
        </a>
      </p>
    </Sheet>
  )
}

function Chart({ category }: { category: string }) {
  const chart = shopChartOf(category)
  if (!chart) return <p>{sizeChartMessages.missing}</p>
  return (
    <>
      <p className={styles.note}>{sizeChartMessages.inches}</p>
      <ChartTable chart={chart} />
    </>
  )
}
