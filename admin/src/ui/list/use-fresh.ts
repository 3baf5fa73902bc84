import { useEffect, useRef, useState } from "react"
import type { ListRow } from "./use-list-table"

const SHOWN_MS = 8_000

/**
 * Which rows arrived while this screen is open, for as long as they are highlighted. Another page or filter shows other
 * rows but no new ones: only what came after the screen opened counts.
 */
export function useFresh<Row extends ListRow>(
  rows: readonly Row[] | undefined,
  cameAt: ((row: Row) => string) | undefined,
): (row: Row) => boolean {
  const opened = useRef(new Date().toISOString())
  const seen = useRef(new Set<string>())
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    if (!cameAt) return
    const unseen = (rows ?? [])
      .filter((row) => cameAt(row) > opened.current && !seen.current.has(row._id))
      .map((row) => row._id)
    if (unseen.length === 0) return
    for (const id of unseen) seen.current.add(id)
    setFresh((before) => new Set([...before, ...unseen]))
    window.setTimeout(() => setFresh((before) => new Set([...before].filter((id) => !unseen.includes(id)))), SHOWN_MS)
  }, [rows, cameAt])

  return (row) => fresh.has(row._id)
}
