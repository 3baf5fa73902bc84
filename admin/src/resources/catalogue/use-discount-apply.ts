import type { RepricedLine } from "@silai/contracts/catalogue/colourway-calls"
import { CallRefused } from "@silai/contracts/refused"
import { useQueryClient } from "@tanstack/react-query"
import { useRef, useState } from "react"
import { call, entry } from "../../providers/call"
import type { DiscountRow } from "./discount-rows"
import { useRefetch } from "../../ui/use-refetch"

const askReprice = entry("/admin/product/variant/reprice")
const askUndo = entry("/admin/product/variant/reprice/undo")

/**
 * The result. `batch`: the id of the change, for taking it back. `lines`: the colourways that could not be
 * changed, and why.
 */
export type Outcome = { message: string; trouble: boolean; batch?: string; lines: RepricedLine[] }

/**
 * Sets prices of colourways, all or none, each with the version that was shown: a colleague's change in between is
 * not overwritten, and the colourway is named. The prices can be taken back, now or later.
 */
export function useDiscountApply() {
  const refetch = useRefetch()
  const client = useQueryClient()
  const [done, setDone] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)

  const run = async (work: () => Promise<Outcome>) => {
    if (working.current) return
    working.current = true
    setBusy(true)
    try {
      setDone(await work())
    } catch (error) {
      const lines = error instanceof CallRefused ? (error.more.lines as RepricedLine[] | undefined) : undefined
      setDone((before) => ({
        message: (error as Error).message,
        trouble: true,
        batch: before?.batch,
        lines: lines ?? [],
      }))
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ["discount"] }),
      refetch("product", "colourway", "category"),
    ])
    setBusy(false)
    working.current = false
  }

  const apply = (rows: readonly DiscountRow[]) =>
    run(async () => {
      setDone(null)
      const variants = rows.map(({ colourway, after }) => ({
        _id: colourway._id,
        version: colourway.version,
        price: after?.price ?? null,
        basePrice: after?.basePrice ?? null,
      }))
      const { message, batch } = await call(askReprice, { variants })
      return { message, trouble: false, batch, lines: [] }
    })
  const undo = (batch: string) =>
    run(async () => {
      const { message, data } = await call(askUndo, { batch })
      return { message, trouble: false, lines: data.kept }
    })
  return { apply, undo, done, busy, forget: () => setDone(null) }
}
export type DiscountDesk = ReturnType<typeof useDiscountApply>
