import { useEffect, useState } from "react"
import type { ListRow } from "./use-list-table"

/** What of the list stands on this page just now. `filtered`: its filters, as one text. */
type Here<Row> = { rows: readonly Row[] | undefined; page: number; stale: boolean; filtered: string }

/**
 * The ticked rows. They stay ticked from page to page; what was chosen under another filter is not seen, and must not be
 * changed unseen.
 */
export function useChosen<Row extends ListRow>({ rows, page, stale, filtered }: Here<Row>) {
  const [kept, setKept] = useState<readonly { row: Row; page: number }[]>([])
  useEffect(() => setKept([]), [filtered])
  const rowOf = (id: string) => rows?.find(({ _id }) => _id === id)
  // A chosen row that has left this page is not chosen any more; on another page it stays, as it was there.
  const still = kept.filter((one) => one.page !== page || !rows || stale || rowOf(one.row._id))
  const chosen = still.map(({ row }) => rowOf(row._id) ?? row)
  const ids = chosen.map(({ _id }) => _id)
  const here = (rows ?? []).map(({ _id }) => _id)
  const elsewhere = ids.filter((id) => !here.includes(id))
  const allHere = here.length > 0 && here.every((id) => ids.includes(id))
  const choose = (next: readonly string[]) =>
    setKept(
      next.flatMap((id) => {
        const row = rowOf(id)
        return still.find((one) => one.row._id === id) ?? (row ? { row, page } : [])
      }),
    )
  return {
    chosen,
    ids,
    elsewhere,
    allHere,
    choose,
    tick: (id: string) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    tickAll: () => choose(allHere ? elsewhere : [...elsewhere, ...here]),
    /** Of this page, these; what is chosen on others stays. */
    chooseHere: (now: readonly string[]) => choose([...elsewhere, ...now]),
  }
}
