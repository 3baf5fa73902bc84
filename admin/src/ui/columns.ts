import type { ReactNode } from "react"

/** One column of a table. `end` for numbers, which are right-aligned. */
export type Column<Row> = {
  key: string
  title: string
  end?: boolean
  /** Hidden when the window is too narrow. */
  lesser?: boolean
  width?: number | string
  cell: (row: Row) => ReactNode
}
