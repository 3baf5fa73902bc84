import type { LengthUnit } from "@silai/contracts/measurement/limits"
import { CHART_ROW_OF, type SizeChart, whoseInches } from "@silai/contracts/size-chart/charts"
import { sizeChartMessages } from "@silai/contracts/size-chart/messages"
import styles from "./chart-table.module.css"
import { inCentimetres } from "./units"

type Props = { chart: SizeChart; /** Shows the title above it. */ captioned?: boolean; unit?: LengthUnit }

/** One size chart. Scrolls sideways where necessary. */
export function ChartTable({ chart, captioned, unit = "in" }: Props) {
  return (
    <div className={styles.chart}>
      <div
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={`${chart.title} ${sizeChartMessages.chartTab}`}
      >
        <table className={styles.table}>
          <caption className={captioned ? styles.caption : "visually-hidden"}>{chart.title}</caption>
          <thead>
            <tr>
              <th scope="col">{sizeChartMessages.units[unit]}</th>
              {chart.sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, column) => (
                  <td key={chart.sizes[column]}>{unit === "cm" ? inCentimetres(value) : value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {CHART_ROW_OF.map((of) => {
        const rows = chart.rows.filter((row) => whoseInches(row) === of)
        return (
          rows.length > 0 && (
            <p key={of} className={styles.of}>
              {sizeChartMessages.of[of]}: {rows.map(({ name }) => name).join(", ")}
            </p>
          )
        )
      })}
    </div>
  )
}
