import { sizeChartOf } from "@silai/contracts/size-chart/limits"
import { sizeChartSays } from "@silai/contracts/size-chart/messages"
import { useState } from "react"
import { Link } from "react-router"
import { sizeChartOpen } from "~/layout/panel"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { Sheet } from "~/ui/sheet"
import { Tabs } from "~/ui/tabs"
import { ChartTable } from "./chart-table"
import { HowToMeasure } from "./how-to-measure"
import styles from "./size-chart-sheet.module.css"

/** The size guide over the page (SPEC §2). Opened by `sizeChartOpen.set(true)`; put one on pages that offer it. */
export function SizeChartSheet({ category }: { category: string }) {
  const open = useStore(sizeChartOpen)
  const [tab, setTab] = useState("chart")
  const chart = sizeChartOf(category)
  const close = () => sizeChartOpen.set(false)
  return (
    <Sheet open={open} onClose={close} title="Size Guide">
      <Tabs
        label="Size Guide"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "chart",
            name: sizeChartSays.chartTab,
            content: chart ? (
              <>
                <ChartTable chart={chart} />
                <p className={styles.note}>{sizeChartSays.inches}</p>
              </>
            ) : (
              <p className={styles.none}>{sizeChartSays.missing}</p>
            ),
          },
          { value: "measure", name: sizeChartSays.measureTab, content: <HowToMeasure category={category} /> },
        ]}
      />
      <p className={styles.all}>
        <Link to={paths.sizeGuide} onClick={close}>
          {sizeChartSays.seeAll}
        </Link>
      </p>
    </Sheet>
  )
}
