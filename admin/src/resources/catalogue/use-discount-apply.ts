import { useInvalidate } from "@refinedev/core"
import { useRef, useState } from "react"
import { call, entry } from "../../providers/call"
import type { DiscountRow, Priced } from "./discount-rows"

const askUpdate = entry("/admin/product/variant/update")

export type Applied = { _id: string; name: string; version: number; before: Priced | null; error?: string }
type Change = { _id: string; name: string; version: number; to: Priced | null; before: Priced | null }

/**
 * Lays prices on colourways, one after the other, each held to the version that was looked at: who changed a colourway meanwhile is not
 * overwritten, and it is named. Undo lays the former prices on those that were changed, in the same way.
 */
export function useDiscountApply() {
  const invalidate = useInvalidate()
  const [done, setDone] = useState<Applied[] | null>(null)
  const [progress, setProgress] = useState<{ at: number; of: number } | null>(null)
  const working = useRef(false)

  const lay = async (changes: Change[]): Promise<Applied[]> => {
    if (working.current) return []
    working.current = true
    const results: Applied[] = []
    for (const { _id, name, version, to, before } of changes) {
      setProgress({ at: results.length + 1, of: changes.length })
      try {
        const { data } = await call(askUpdate, { _id, version, price: to?.price ?? null, basePrice: to?.basePrice ?? null })
        results.push({ _id, name, version: data.version, before })
      } catch (error) {
        results.push({ _id, name, version, before, error: (error as Error).message })
      }
    }
    setProgress(null)
    working.current = false
    await Promise.all(["product", "colourway", "category"].map((resource) => invalidate({ resource, invalidates: ["all"] })))
    return results
  }

  const apply = async (rows: readonly DiscountRow[]) => {
    const changes = rows.map(({ colourway, before, after }) => ({ _id: colourway._id, name: colourway.variantName, version: colourway.version, to: after, before }))
    setDone(await lay(changes))
  }
  const undo = async () => {
    const changed = (done ?? []).filter((one) => !one.error)
    const results = await lay(changed.map(({ _id, name, version, before }) => ({ _id, name, version, to: before, before })))
    const failed = results.filter((one) => one.error)
    setDone(failed.length ? failed : null)
  }
  return { apply, undo, done, progress, forget: () => setDone(null) }
}
