import { Table } from "antd"
import type { ColumnType } from "antd/es/table"
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from "react"
import { useSay } from "../../words/language"
import { Bar } from "../state/skeleton"
import type { Drawn, PlotProps } from "./plot-props"
import style from "./chart.module.css"

type Props<Row> = {
  title: string
  /** The head of the first column. */
  first: string
  rows: readonly Row[]
  /** The name of a row in the table, and in a few letters below the drawing. */
  nameOf: (row: Row) => ReactNode
  shortOf: (row: Row) => string
  keyOf: (row: Row) => string
  /** More columns of the table. */
  more?: ColumnType<Row>[]
  /** The table begins with the last row: the newest day is what one looks for. */
  isLastFirst?: boolean
  /** Must keep its identity between renderings. */
  drawn: readonly Drawn<Row>[]
  /** Its meaning, in a sentence. */
  children?: ReactNode
}

/** Loaded when a chart is shown (decision 0054). Without it, offline or after a release, the table still says everything. */
const Plot = lazy<(props: PlotProps) => ReactNode>(() =>
  import("./plot").then((part) => ({ default: part.Plot })).catch(() => ({ default: NoPlot })),
)

function NoPlot() {
  const say = useSay()
  return <p className={style.missing}>{say("chart.missing")}</p>
}

/** A drawing with the same numbers in a table next to it: screen readers, and those who want to know, read the table. */
export function Chart<Row extends object>(props: Props<Row>) {
  const { title, rows, drawn, shortOf, children } = props
  const id = useId()
  const [place, setPlace] = useState<number | null>(null)
  const labels = useMemo(() => rows.map(shortOf), [rows, shortOf])
  const lines = useMemo(
    () => drawn.map(({ kind, write, of }) => ({ kind, write, values: rows.map(of) })),
    [drawn, rows],
  )
  const at = place === null ? undefined : rows[place]
  return (
    <section className={style.chart} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className={style.columns}>
        <div className={style.drawing} aria-hidden="true">
          <ul className={style.legend}>
            {drawn.map(({ key, kind, label, of, write }) => (
              <li key={key} data-kind={kind}>
                {label}
                {at && <b className="figures">{write(of(at))}</b>}
              </li>
            ))}
            {at && <li className={style.day}>{shortOf(at)}</li>}
          </ul>
          <Suspense fallback={<Bar height={260} />}>
            <Plot labels={labels} drawn={lines} onPoint={setPlace} />
          </Suspense>
        </div>
        <Numbers {...props} />
      </div>
    </section>
  )
}

/** It scrolls, so it takes the focus. */
function Numbers<Row extends object>({ title, first, rows, nameOf, keyOf, drawn, more = [], isLastFirst }: Props<Row>) {
  const say = useSay()
  const columns: ColumnType<Row>[] = [
    { key: "name", title: first, render: (_, row) => nameOf(row) },
    ...drawn.map(({ key, label, of, write }): ColumnType<Row> => ({
      key,
      title: label,
      align: "end",
      render: (_, row) => <span className="figures">{write(of(row))}</span>,
    })),
    ...more,
  ]
  return (
    <div className={style.numbers} role="region" aria-label={say("chart.numbers", { title })} tabIndex={0}>
      <Table<Row>
        size="middle"
        pagination={false}
        rowKey={keyOf}
        columns={columns}
        dataSource={isLastFirst ? [...rows].reverse() : [...rows]}
      />
    </div>
  )
}
