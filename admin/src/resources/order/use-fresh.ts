import { useEffect, useRef, useState } from "react"
import type { OrderRecord } from "./calls"

const SHOWN_MS = 8_000

/**
 * Which orders have come in while this screen is open, for as long as they are worth pointing out. Turning a page or changing
 * a filter shows other orders but no new ones: only what was placed after the screen opened counts.
 */
export function useFresh(rows: readonly OrderRecord[] | undefined): (order: OrderRecord) => boolean {
  const opened = useRef(new Date().toISOString())
  const seen = useRef(new Set<string>())
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const unseen = (rows ?? [])
      .filter((order) => order.placedAt > opened.current && !seen.current.has(order._id))
      .map((order) => order._id)
    if (unseen.length === 0) return
    for (const id of unseen) seen.current.add(id)
    setFresh((before) => new Set([...before, ...unseen]))
    window.setTimeout(() => setFresh((before) => new Set([...before].filter((id) => !unseen.includes(id)))), SHOWN_MS)
  }, [rows])

  return (order) => fresh.has(order._id)
}
