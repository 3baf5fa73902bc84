import { SIZES } from "@silai/contracts/catalogue/limits"
import type { ChartName } from "@silai/contracts/size-chart/charts"
import { SIZE_CHART } from "@silai/contracts/size-chart/limits"
import { isUntrueRow } from "@silai/contracts/size-chart/doubtful"
import { fallsAt, isChartInches } from "@silai/contracts/size-chart/rules"
import { Button, Input, InputNumber } from "antd"
import { type KeyboardEvent, useRef } from "react"
import { BinIcon } from "../../ui/icons"
import { useSay } from "../../words/language"
import style from "./chart.module.css"

/** A row as it is typed; an emptied cell is null. */
export type Row = { name: string; values: readonly (number | null)[] }

type Props = {
  title: string
  chart: ChartName
  /** Handed on by antd's Form. */
  id?: string
  value?: readonly Row[]
  onChange?: (rows: Row[]) => void
}

const { minInches, maxInches, maxName, maxRows } = SIZE_CHART
const blank = (): Row => ({ name: "", values: SIZES.map(() => null) })
const KEYS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** A chart to be written: a row for each measurement, a cell for each size. Enter and the arrows up and down go from row to row. */
export function ChartGrid({ title, chart, id, value: rows = [], onChange }: Props) {
  const say = useSay()
  const table = useRef<HTMLTableElement>(null)
  const write = (at: number, change: Partial<Row>) =>
    onChange?.(rows.map((row, place) => (place === at ? { ...row, ...change } : row)))
  const goOn = (event: KeyboardEvent, row: number, column: number) => {
    const by = KEYS[event.key]
    if (!by) return
    event.preventDefault()
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + by} ${column}"] input`)?.select()
  }
  const falling = rows.flatMap((row, at) =>
    fallsAt(row) < 0 ? [] : [{ at, name: row.name, size: SIZES[fallsAt(row)]! }],
  )
  return (
    <div className={style.grid} id={id} tabIndex={-1}>
      <div className={style.scroll}>
        <table ref={table} aria-label={title} className={style.table}>
          <thead>
            <tr>
              <th scope="col">{say("settings.chart.inches")}</th>
              {SIZES.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              <th scope="col">
                <span className="unseen">{say("settings.chart.take-out")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }, at) => (
              <tr key={at}>
                <th scope="row">
                  <Input
                    value={name}
                    maxLength={maxName}
                    aria-label={say("settings.chart.row", { n: at + 1 })}
                    onChange={(event) => write(at, { name: event.target.value })}
                  />
                </th>
                {SIZES.map((size, column) => (
                  <td key={size} data-cell={`${at} ${column}`}>
                    <InputNumber
                      value={values[column] ?? null}
                      min={minInches}
                      max={maxInches}
                      controls={false}
                      keyboard={false}
                      changeOnWheel={false}
                      status={isChartInches(values[column] ?? null) ? "" : "error"}
                      aria-label={`${name || say("settings.chart.row", { n: at + 1 })}, ${size}`}
                      onKeyDown={(event) => goOn(event, at, column)}
                      onChange={(inches) =>
                        write(at, {
                          values: SIZES.map((_, place) => (place === column ? inches : (values[place] ?? null))),
                        })
                      }
                    />
                  </td>
                ))}
                <td>
                  <Button
                    type="text"
                    icon={<BinIcon />}
                    aria-label={say("settings.chart.remove", { row: name || String(at + 1) })}
                    onClick={() => onChange?.(rows.filter((_, place) => place !== at))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="status" className={style.doubts}>
        {falling.map(({ at, name, size }) => (
          <p key={at}>{say("settings.chart.falls", { row: name, size })}</p>
        ))}
        {rows
          .filter((row) => isUntrueRow(chart, row))
          .map(({ name }) => (
            <p key={name}>{say("settings.chart.untrue", { row: name })}</p>
          ))}
      </div>
      <div>
        <Button onClick={() => onChange?.([...rows, blank()])} disabled={rows.length >= maxRows}>
          {say("settings.chart.add")}
        </Button>
      </div>
    </div>
  )
}
