/**
 * One series of a chart, and a column of its table. `before`: the earlier values to compare with; `part`: a part of the
 * previous series of bars.
 */
export type Drawn<Row> = {
  key: string
  label: string
  kind: "line" | "before" | "bars" | "part"
  of: (row: Row) => number
  write: (n: number) => string
}

/** A drawing. The arrays must keep their identity from one rendering to the next: others draw it from scratch. */
export type PlotProps = {
  labels: readonly string[]
  drawn: readonly { kind: Drawn<never>["kind"]; write: (n: number) => string; values: number[] }[]
  /** Called with the place of the day under the pointer; null when there is none. */
  onPoint: (place: number | null) => void
}
