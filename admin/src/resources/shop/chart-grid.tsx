import {
  CHART_ROW_OF,
  type ChartName,
  type ChartRowOf,
  TRUE_TROUSERS,
  whoseInches,
} from "@silai/contracts/size-chart/charts"
import { SIZE_CHART } from "@silai/contracts/size-chart/limits"
import { isUntrueRow } from "@silai/contracts/size-chart/doubtful"
import { fallsAt, isChartInches } from "@silai/contracts/size-chart/rules"
import { roomFor } from "@silai/contracts/room"
import { Alert, Button, Input, Select } from "antd"
import { type KeyboardEvent, useRef } from "react"
import { IconButton } from "../../ui/icon-button"
import { BinIcon } from "../../ui/icons"
import { useSay } from "../../words/language"
import style from "./chart.module.css"
import { NumberInput } from "../../ui/form/number-input"

/** A row as typed; an empty cell is null. */
export type Row = { name: string; values: readonly (number | null)[]; of?: ChartRowOf | undefined }

type Props = {
  title: string
  chart: ChartName
  /** The garment's, in order. */
  sizes: readonly string[]
  /** Passed by antd's Form. */
  id?: string
  value?: readonly Row[]
  onChange?: (rows: Row[]) => void
}

const { maxName, maxRows } = SIZE_CHART
const KEYS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }

/** An editable chart: a row for each measurement, a cell for each size. Enter and the arrows up and down change the row. */
export function ChartGrid({ title, chart, sizes, id, value: rows = [], onChange }: Props) {
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
  const falling = rows.flatMap((row, at) => {
    const size = sizes[fallsAt(row)]
    return size === undefined ? [] : [{ at, name: row.name, size }]
  })
  return (
    <div className={`${style.grid} stack`} id={id} tabIndex={-1}>
      <div className={style.scroll}>
        <table ref={table} aria-label={title} className={style.table}>
          <thead>
            <tr>
              <th scope="col">{say("settings.chart.inches")}</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
              <th scope="col">{say("settings.chart.of")}</th>
              <th scope="col">
                <span className="unseen">{say("settings.chart.take-out")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, of }, at) => (
              <tr key={at}>
                <th scope="row">
                  <Input
                    value={name}
                    maxLength={roomFor(maxName)}
                    aria-label={say("settings.chart.row", { n: at + 1 })}
                    onChange={(event) => write(at, { name: event.target.value })}
                  />
                </th>
                {sizes.map((size, column) => (
                  <td key={size} data-cell={`${at} ${column}`}>
                    <NumberInput
                      value={values[column] ?? null}
                      controls={false}
                      keyboard={false}
                      changeOnWheel={false}
                      status={isChartInches(values[column] ?? null) ? "" : "error"}
                      aria-label={`${name || say("settings.chart.row", { n: at + 1 })}, ${size}`}
                      onKeyDown={(event) => goOn(event, at, column)}
                      onChange={(inches) =>
                        write(at, {
                          values: sizes.map((_, place) => (place === column ? inches : (values[place] ?? null))),
                        })
                      }
                    />
                  </td>
                ))}
                <td>
                  <Select<ChartRowOf>
                    value={whoseInches({ of })}
                    aria-label={say("settings.chart.of-row", { row: name || String(at + 1) })}
                    options={CHART_ROW_OF.map((one) => ({ value: one, label: say(`settings.chart.of.${one}`) }))}
                    onChange={(one) => write(at, { of: one })}
                  />
                </td>
                <td>
                  <IconButton
                    type="text"
                    icon={<BinIcon />}
                    label={say("settings.chart.remove", { row: name || String(at + 1) })}
                    onClick={() => onChange?.(rows.filter((_, place) => place !== at))}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chart === "Trousers" && rows.some((row) => isUntrueRow(chart, row)) && (
        <Alert
          type="info"
          message={say("settings.chart.true")}
          description={say("settings.chart.true.why")}
          action={
            <Button onClick={() => onChange?.(TRUE_TROUSERS.map((row) => ({ ...row })))}>
              {say("settings.chart.true.take")}
            </Button>
          }
        />
      )}
      <div role="status" className="trouble">
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
        <Button
          onClick={() => onChange?.([...rows, { name: "", values: sizes.map(() => null) }])}
          disabled={rows.length >= maxRows}
        >
          {say("settings.chart.add")}
        </Button>
      </div>
    </div>
  )
}
