import type { ReactNode } from "react"

/** One column of a table. `end` for figures, which line up on the right. */
export type Column<Row> = {
  key: string
  title: string
  end?: boolean
  /** Left out when the window is too narrow for everything. */
  lesser?: boolean
  width?: number | string
  cell: (row: Row) => ReactNode
}
