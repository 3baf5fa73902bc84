import type { StockReason } from "@silai/contracts/inventory/limits"
import { App } from "antd"
import { useCallback, useRef, useState } from "react"
import { call } from "../../providers/call"
import { CallRefused } from "@silai/contracts/refused"
import { useLeaveGuard } from "../../ui/use-leave-guard"
import { useUndoToast } from "../../ui/use-undo-toast"
import { askStockChange } from "./calls"
import {
  type Drafts,
  type DraftState,
  drop,
  EMPTY,
  forget,
  keyOf,
  type Pending,
  put,
  rebase,
  restore,
  type Trouble,
  undo,
} from "./draft"
import { useSavedStock } from "./use-stock"
import { sizes } from "./words"
import { useRefetch } from "../../ui/use-refetch"
import { sentenceOf } from "../../words/language"

type Line = { variantId: string; size: string; message: string; stocked: number }

/** The cell being edited. `save`: records its number; false when it is not one, and the cell stays open. */
export type OpenCell = { key: string; save: () => boolean }

/** The unsaved numbers: no data from the server overwrites them. */
export function useDrafts() {
  const refetch = useRefetch()
  const { message } = App.useApp()
  const offerUndo = useUndoToast()
  const showSaved = useSavedStock()
  const [state, setState] = useState<DraftState>(EMPTY)
  // Saving right after a cell recorded its number must not wait for a rendering.
  const latest = useRef(state)
  const [troubles, setTroubles] = useState<Readonly<Record<string, Trouble>>>({})
  const [saving, setSaving] = useState(false)
  const [typing, hold] = useState(false)
  const open = useRef<OpenCell | null>(null)
  /** The saved number of a cell that is being edited: the base of its draft. */
  const savedUnder = useRef<number | null>(null)
  /** Sets the cell being edited, or that it is closed. */
  const opened = useCallback((cell: OpenCell | null) => {
    open.current = cell
    savedUnder.current = null
  }, [])
  const pending = Object.values(state.now)
  useLeaveGuard(pending.length > 0 || typing)

  const become = (next: (now: DraftState) => DraftState) => {
    latest.current = next(latest.current)
    setState(latest.current)
  }
  const change = (...wanted: Pending[]) => {
    become((now) => put(now, ...wanted))
    const keys = new Set(wanted.map((one) => keyOf(one.variantId, one.size)))
    setTroubles((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !keys.has(key))))
  }
  const restoreDrafts = (dropped: Drafts) => become((now) => restore(now, dropped))
  const discard = () => {
    const dropped = latest.current.now
    become((now) => drop(now))
    setTroubles({})
    offerUndo(`${sizes(Object.keys(dropped).length)} discarded.`, () => restoreDrafts(dropped))
  }

  const save = async (reason: StockReason, note: string): Promise<boolean> => {
    if (saving) return false
    if (open.current && !open.current.save()) {
      void message.error("One number is not valid. Look at the cell that you are typing in.", 4)
      return false
    }
    const sent = Object.values(latest.current.now)
    if (!sent.length) return false
    setSaving(true)
    try {
      const { data, message: notice } = await call(askStockChange, {
        note,
        variants: sent.map(({ variantId, size, seen, to }) => ({ variantId, size, set: to, expected: seen, reason })),
      })
      const inHand = open.current?.key
      savedUnder.current = data.find(({ variantId, size }) => keyOf(variantId, size) === inHand)?.stocked ?? null
      showSaved(data)
      become((now) =>
        forget(
          now,
          sent
            .map((one) => ({ key: keyOf(one.variantId, one.size), to: one.to }))
            .filter(({ key, to }) => now.now[key]?.to === to)
            .map(({ key }) => key),
        ),
      )
      setTroubles({})
      void message.success(notice, 2)
      return true
    } catch (error) {
      const lines = (error instanceof CallRefused ? (error.more.lines as Line[] | undefined) : undefined) ?? []
      setTroubles(
        Object.fromEntries(
          lines.map((line) => [keyOf(line.variantId, line.size), { message: line.message, stocked: line.stocked }]),
        ),
      )
      void message.error(sentenceOf(error), 4)
      return false
    } finally {
      setSaving(false)
      void refetch("inventory")
    }
  }
  /** Keeps the drafts, relative to the current stock. */
  const rebaseMine = (stocked: Readonly<Record<string, number>>) => {
    become((now) => rebase(now, stocked))
    setTroubles({})
  }
  const takeTheirs = (keys: string[]) => {
    become((now) => drop(now, keys))
    setTroubles({})
  }
  return {
    drafts: state.now,
    pending,
    troubles,
    saving,
    canUndo: state.past.length > 0,
    change,
    undo: () => become(undo),
    discard,
    save,
    rebaseMine,
    takeTheirs,
    opened,
    savedUnder: () => savedUnder.current,
    /** Whether the open cell differs from the stock: closing the tab then asks. */
    hold,
  }
}
export type DraftDesk = ReturnType<typeof useDrafts>
