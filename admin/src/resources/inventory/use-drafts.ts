import { useInvalidate } from "@refinedev/core"
import type { StockReason } from "@silai/contracts/inventory/limits"
import { App } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { CallRefused } from "../../providers/refusal"
import { useLeaveGuard } from "../../ui/use-leave-guard"
import { askStockChange } from "./calls"
import { type DraftState, EMPTY, forget, keyOf, type Pending, put, rebase, type Trouble, undo } from "./draft"

type Line = { variantId: string; size: string; message: string; stocked: number }

/** The numbers typed and not saved: nothing that the server says overwrites them. */
export function useDrafts() {
  const invalidate = useInvalidate()
  const { message } = App.useApp()
  const [state, setState] = useState<DraftState>(EMPTY)
  const [troubles, setTroubles] = useState<Readonly<Record<string, Trouble>>>({})
  const [saving, setSaving] = useState(false)
  const pending = Object.values(state.now)
  useLeaveGuard(pending.length > 0)

  const change = (one: Pending) => {
    setState((now) => put(now, one))
    setTroubles(({ [keyOf(one.variantId, one.size)]: _gone, ...others }) => others)
  }
  const discard = () => {
    setState(EMPTY)
    setTroubles({})
  }

  const save = async (reason: StockReason, note: string): Promise<boolean> => {
    if (!pending.length || saving) return false
    setSaving(true)
    try {
      const { message: said } = await call(askStockChange, {
        note,
        variants: pending.map(({ variantId, size, seen, to }) => ({
          variantId,
          size,
          set: to,
          expected: seen,
          reason,
        })),
      })
      setState((now) =>
        forget(
          now,
          pending
            .filter((one) => now.now[keyOf(one.variantId, one.size)]?.to === one.to)
            .map((one) => keyOf(one.variantId, one.size)),
        ),
      )
      setTroubles({})
      void message.success(said, 2)
      return true
    } catch (error) {
      const lines = (error instanceof CallRefused ? (error.facts.lines as Line[] | undefined) : undefined) ?? []
      setTroubles(
        Object.fromEntries(
          lines.map((line) => [keyOf(line.variantId, line.size), { message: line.message, stocked: line.stocked }]),
        ),
      )
      void message.error((error as Error).message, 4)
      return false
    } finally {
      setSaving(false)
      void invalidate({ resource: "inventory", invalidates: ["list"] })
    }
  }
  /** The typed numbers stand against what lies there now. */
  const keepMine = (stocked: Readonly<Record<string, number>>) => {
    setState((now) => rebase(now, stocked))
    setTroubles({})
  }
  const takeTheirs = (keys: readonly string[]) => {
    setState((now) => forget(now, keys))
    setTroubles({})
  }
  return {
    drafts: state.now,
    pending,
    troubles,
    saving,
    canUndo: state.past.length > 0,
    change,
    undo: () => setState(undo),
    discard,
    save,
    keepMine,
    takeTheirs,
  }
}
export type DraftDesk = ReturnType<typeof useDrafts>
