import { useInvalidate } from "@refinedev/core"
import type { RepricedLine } from "@silai/contracts/catalogue/colourway-calls"
import { useRef, useState } from "react"
import { call, entry } from "../../providers/call"
import { CallRefused } from "../../providers/refusal"
import type { DiscountRow, Priced } from "./discount-rows"

const askReprice = entry("/admin/product/variant/reprice")

type Change = { _id: string; name: string; version: number; to: Priced | null; before: Priced | null }
/** `changed`: what was done, with what undoes it. Otherwise nothing was, and `lines` say of which colourways why. */
export type Outcome = { message: string; changed: Change[]; lines: RepricedLine[] }

/**
 * Lays prices on colourways, all of them or none, each held to the version that was looked at: who changed a colourway meanwhile is not
 * overwritten, and it is named. Undo lays the former prices on all that were changed, in the same way.
 */
export function useDiscountApply() {
  const invalidate = useInvalidate()
  const [done, setDone] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)

  const lay = async (changes: Change[]): Promise<Outcome> => {
    try {
      const variants = changes.map(({ _id, version, to }) => ({
        _id,
        version,
        price: to?.price ?? null,
        basePrice: to?.basePrice ?? null,
      }))
      const { data, message } = await call(askReprice, { variants })
      const versions = new Map(data.map(({ _id, version }) => [_id, version]))
      return {
        message,
        lines: [],
        changed: changes.map((change) => ({ ...change, version: versions.get(change._id) ?? change.version })),
      }
    } catch (error) {
      const lines = error instanceof CallRefused ? (error.facts.lines as RepricedLine[] | undefined) : undefined
      return { message: (error as Error).message, changed: [], lines: lines ?? [] }
    }
  }
  const run = async (changes: Change[], keep: (outcome: Outcome) => Outcome | null) => {
    if (working.current) return
    working.current = true
    setBusy(true)
    setDone(keep(await lay(changes)))
    await Promise.all(
      ["product", "colourway", "category"].map((resource) => invalidate({ resource, invalidates: ["all"] })),
    )
    setBusy(false)
    working.current = false
  }

  const apply = (rows: readonly DiscountRow[]) =>
    run(
      rows.map(({ colourway, before, after }) => ({
        _id: colourway._id,
        name: colourway.variantName,
        version: colourway.version,
        to: after,
        before,
      })),
      (outcome) => outcome,
    )
  /** What was undone needs no word; what could not be keeps its offer to try again. */
  const undo = () => {
    const changed = done?.changed ?? []
    return run(
      changed.map((change) => ({ ...change, to: change.before })),
      (outcome) => (outcome.changed.length ? null : { ...outcome, changed }),
    )
  }
  return { apply, undo, done, busy, forget: () => setDone(null) }
}
