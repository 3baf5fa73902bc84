import { useCards, useTight } from "../use-narrow"
import style from "./list.module.css"

/** The properties of a table that is not a list page: `<Table {...tableProps} columns={…} dataSource={…} />`. */
export const tableProps = { className: `${style.table} ${style.inside}`, rowKey: "_id", pagination: false } as const

/** The `scroll` of a table with many columns: on a tablet it scrolls sideways in its own box, instead of squeezing them. */
export function useSideways(): { x: "max-content" } | undefined {
  const [tight, cards] = [useTight(), useCards()]
  return tight && !cards ? { x: "max-content" } : undefined
}
