import { whatsappLink } from "@silai/contracts/shop/identity"
import { shopMessages } from "@silai/contracts/shop/messages"
import { sizeChartMessages } from "@silai/contracts/size-chart/messages"
import { Link, useSearchParams } from "react-router"
import styles from "~/features/content/size-guide.module.css"
import { TAPE } from "~/features/measurement/tape-picture"
import { ChartTable } from "~/features/size-chart/chart-table"
import { HowToMeasure } from "~/features/size-chart/how-to-measure"
import { shopCharts } from "~/lib/shop/shop-charts"
import { UnitSwitch } from "~/features/size-chart/unit-switch"
import { chartUnitOf } from "~/features/size-chart/units"
import { Page } from "~/layout/page"
import { pageMeta } from "~/lib/meta"
import { shop } from "~/lib/shop/shop"
import { sizesFromTo } from "~/lib/shop/shop-sizes"
import { paths } from "~/paths"
import { BRAND_FOLDER } from "~/ui/brand-pictures"
import { LinkButton, OutsideButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Picture } from "~/ui/picture"

const TITLE = "Size Guide"

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: `Size charts for our shirts and trousers in inches and centimetres, ${sizesFromTo()}, and how to measure a shirt that fits you.`,
    path: paths.sizeGuide,
  })

export default function SizeGuide() {
  const unit = chartUnitOf(useSearchParams()[0].get("unit"))
  return (
    <Page
      title={TITLE}
      lead={`Compare with a piece that fits you well. ${unit === "cm" ? sizeChartMessages.centimetres : sizeChartMessages.inches}.`}
    >
      <UnitSwitch unit={unit} />
      <div className={styles.charts}>
        {shopCharts().map((chart) => (
          <ChartTable key={chart.title} chart={chart} unit={unit} captioned />
        ))}
      </div>
      <section className={styles.measure} aria-labelledby="measure">
        <h2 id="measure">{sizeChartMessages.measureTab}: a shirt</h2>
        <HowToMeasure shirt />
      </section>
      <section className={styles.custom} aria-labelledby="custom">
        <Picture picture={TAPE} sizes="(min-width: 48rem) 20rem, 90vw" ratio="8 / 5" from={BRAND_FOLDER} />
        <div>
          <h2 id="custom">Between sizes, or none of these?</h2>
          <p>
            Choose Custom Size on a product&rsquo;s page and give us your measurements, or copy a piece that fits. It
            costs nothing extra. <Link to={paths.exploreBy({ custom: "1" })}>See which pieces we make to measure</Link>.
          </p>
          <LinkButton to={paths.madeToMeasure} kind="plain">
            How it works
          </LinkButton>{" "}
          <OutsideButton kind="quiet" href={whatsappLink(shop().identity, shopMessages.sizeByChat)}>
            <Icon name="chat" size={18} /> {shopMessages.askByChat}
          </OutsideButton>
        </div>
      </section>
    </Page>
  )
}
