import { useState } from "react"

type Row = { _id: string }
/** The list's current page. `filtered`: its filters, as one text. */
type Here<R extends Row> = { rows: readonly R[] | undefined; page: number; stale: boolean; filtered: string }

/**
 * The ticked rows. They stay ticked from page to page; rows chosen under another filter are not visible, and must not be
 * changed unseen.
 */
export function useChosen<R extends Row>({ rows = [], page, stale, filtered }: Here<R>) {
  type Chosen = { filtered: string; rows: readonly { row: R; page: number }[]; isEvery: boolean }
  const [chosen, setChosen] = useState<Chosen>({ filtered, rows: [], isEvery: false })
  const isEvery = chosen.filtered === filtered && chosen.isEvery
  const rowOf = (id: string) => rows.find(({ _id }) => _id === id)
  // A chosen row that has left this page is not chosen any more; on another page it stays, as it was there.
  const still = (chosen.filtered === filtered ? chosen.rows : []).filter(
    (one) => one.page !== page || rows.length === 0 || stale || rowOf(one.row._id),
  )
  const here = rows.map(({ _id }) => _id)
  const ids = isEvery ? [...new Set([...still.map(({ row }) => row._id), ...here])] : still.map(({ row }) => row._id)
  const elsewhere = ids.filter((id) => !here.includes(id))
  const choose = (next: readonly string[]) => {
    const found = next.flatMap((id) => {
      const row = rowOf(id)
      return still.find((one) => one.row._id === id) ?? (row ? { row, page } : [])
    })
    setChosen({ filtered, rows: found, isEvery: false })
  }
  const allHere = here.length > 0 && here.every((id) => ids.includes(id))
  return {
    rows: still.map(({ row }) => rowOf(row._id) ?? row),
    ids,
    elsewhere: elsewhere.length,
    /** Whether the whole page is ticked. */
    allHere,
    /**
     * Whether all rows that match the filters are meant, on other pages too, without being ticked. Unticking one ends
     * that.
     */
    isEvery,
    chooseEvery: () => setChosen({ filtered, rows: still, isEvery: true }),
    choose,
    tick: (id: string) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    tickAll: () => choose(allHere ? elsewhere : [...elsewhere, ...here]),
    /** Replaces the choice on this page; the choice on other pages stays. */
    chooseHere: (now: readonly string[]) => choose([...new Set([...elsewhere, ...now])]),
  }
}
