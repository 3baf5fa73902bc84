import { CM_PER_INCH } from "@silai/contracts/measurement/limits"
import { useSay } from "../../words/language"
import type { Row } from "./chart-grid"
import style from "./chart.module.css"

const inCentimetres = (inches: number) => Math.round(inches * CM_PER_INCH * 2) / 2

type Props = { title: string; sizes: readonly string[]; rows: readonly Row[] }

/** As shoppers read the chart: inches, and below them the centimetres that they may switch to. */
export function ChartPreview({ title, sizes, rows }: Props) {
  const say = useSay()
  return (
    <div>
      <p className="quiet">{say("settings.in-shop")}</p>
      <div className={style.paper} tabIndex={0} role="region" aria-label={say("settings.chart.looks", { title })}>
        <table className={style.read}>
          <thead>
            <tr>
              <th scope="col">{say("settings.chart.inches")}</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }, at) => (
              <tr key={at}>
                <th scope="row">{name}</th>
                {sizes.map((size, column) => {
                  const inches = values[column] ?? null
                  return (
                    <td key={size}>
                      {inches ?? "–"}
                      <small>{inches === null ? "" : `${inCentimetres(inches)} cm`}</small>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
