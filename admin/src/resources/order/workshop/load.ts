import { daysLeft, workingDaysUntil } from "@silai/contracts/checkout/working-days"
import type { Tailors, WorkshopLoad } from "./calls"

/** Days that have their own column; later days share one column. */
const DAYS_SHOWN = 6

/** `tight`: more is due up to this day than the person can sew in its working days. */
type LoadCell = { pieces: number; orders: number; tight: boolean }
/** Work of one person (null: unassigned) by column: `late`, days, `later`. */
export type LoadRow = {
  _id: string
  name: string | null
  perDay: number | null
  pieces: number
  cells: Record<string, LoadCell>
}

const columnOf = (day: string, days: readonly string[], now: number) => {
  if (daysLeft(day, now) < 0) return "late"
  return days.includes(day) ? day : "later"
}

/** People who have left, by id: those whose work is not finished, and the one whose work is asked for. */
export function leftWith(tailors: Tailors, load: WorkshopLoad, asked?: string): string[] {
  const known = new Set(["nobody", ...tailors.map(({ _id }) => _id)])
  const ids = new Set([...load.map(({ tailor }) => tailor), asked])
  return [...ids].flatMap((id) => (id && !known.has(id) ? [id] : []))
}

/**
 * The workshop by person and by due day. People without work and without a daily capacity have no row; unassigned work
 * is last, and is compared with no capacity.
 */
export function loadTable(tailors: Tailors, load: WorkshopLoad, now: number): { columns: string[]; rows: LoadRow[] } {
  const coming = [...new Set(load.map(({ day }) => day))].filter((day) => daysLeft(day, now) >= 0).sort()
  const days = coming.slice(0, DAYS_SHOWN)
  const has = (test: (day: string) => boolean) => load.some(({ day }) => test(day))
  const columns = [
    ...(has((day) => daysLeft(day, now) < 0) ? ["late"] : []),
    ...days,
    ...(coming.length > days.length ? ["later"] : []),
  ]
  const rowOf = (_id: string, name: string | null, perDay: number | null): LoadRow => {
    const own = load.filter(({ tailor }) => (tailor ?? "nobody") === _id)
    const cells: LoadRow["cells"] = {}
    let soFar = 0
    // Earliest first: what is late must be sewn before what is due today.
    for (const { day, pieces, orders } of own) {
      soFar += pieces
      const tight = perDay !== null && soFar > perDay * workingDaysUntil(day, now)
      const column = columnOf(day, days, now)
      const cell = cells[column] ?? { pieces: 0, orders: 0, tight: false }
      cells[column] = { pieces: cell.pieces + pieces, orders: cell.orders + orders, tight: cell.tight || tight }
    }
    return { _id, name, perDay, pieces: soFar, cells }
  }
  const rows = [
    ...tailors.map(({ _id, name, perDay }) => rowOf(_id, name, perDay)),
    ...leftWith(tailors, load).map((_id) => rowOf(_id, "", null)),
    rowOf("nobody", null, null),
  ]
  return { columns, rows: rows.filter(({ pieces, perDay }) => pieces > 0 || perDay !== null) }
}
