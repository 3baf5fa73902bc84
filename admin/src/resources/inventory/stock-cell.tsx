import { FIGURES } from "@silai/contracts/room"
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { count } from "../../ui/format"
import type { StockCell, StockRow } from "./calls"
import { keyOf, type Pending, type Trouble } from "./draft"
import type { Move } from "./move-focus"
import { readTyped } from "./read-count"
import type { DraftDesk } from "./use-drafts"
import { stockToneOf, spoken, standing } from "./words"
import style from "./grid.module.css"

type Props = {
  row: StockRow
  cell: StockCell
  pending: Pending | undefined
  trouble: Trouble | undefined
  desk: DraftDesk
  mayWrite: boolean
  /** The one cell of the page in the tab order. */
  isStop: boolean
  onFocus: () => void
  /** False when there is no cell in that direction. */
  onMove: (from: HTMLElement, move: Move) => boolean
  onHistory: () => void
}

const arrows: Record<string, Move> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  Home: "start",
  End: "end",
}
const moveBy = ({ key, shiftKey }: KeyboardEvent): Move | undefined => {
  if (key === "Tab") return shiftKey ? "previous" : "next"
  if (key === "Enter") return shiftKey ? "up" : "down"
  return key === "ArrowUp" || key === "ArrowDown" ? arrows[key] : undefined
}

/** One size of one colour: a digit or a sign starts editing, Enter and Tab keep the draft, Esc cancels; arrows move on. */
export function Cell({ row, cell, pending, trouble, desk, mayWrite, isStop, onFocus, onMove, onHistory }: Props) {
  const box = useRef<HTMLTableCellElement>(null)
  const [typed, showTyped] = useState<string | null>(null)
  // Blur fires before the next rendering: a saved or cancelled value must not be saved again.
  const text = useRef<string | null>(null)
  const begun = useRef(cell.stocked)
  const shown = pending?.to ?? cell.stocked
  const key = keyOf(row._id, cell.size)
  const read = typed === null ? null : readTyped(typed, shown)
  const why = read && "why" in read ? read.why : ""
  const { opened, hold } = desk
  const mood = stockToneOf(cell, row.backorder)
  const moved = pending && pending.seen !== cell.stocked ? `${count(cell.stocked)} now` : ""

  const note = trouble?.message || moved || standing(cell)

  const setTyped = (now: string | null) => {
    text.current = now
    showTyped(now)
    const to = now === null ? null : readTyped(now, shown)
    hold(to !== null && ("why" in to || to.to !== shown))
  }
  /** Records the input as a draft; false when it is not a number. */
  const save = () => {
    if (text.current === null) return true
    const entry = readTyped(text.current, shown)
    if ("why" in entry) return false
    // A save that ended during the edit has changed the base.
    const seen = desk.savedUnder() ?? begun.current
    setTyped(null)
    if (entry.to !== shown || pending) desk.change({ variantId: row._id, size: cell.size, seen, to: entry.to })
    return true
  }
  const latestSave = useEffectEvent(save)
  const isOpen = typed !== null
  useEffect(() => {
    if (!isOpen) return
    opened({ key, save: () => latestSave() })
    return () => {
      opened(null)
      hold(false)
    }
  }, [isOpen, key, opened, hold])
  const edit = (start: string) => {
    if (!mayWrite) return
    begun.current = cell.stocked
    setTyped(start)
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typed !== null) return
    const move = arrows[event.key]
    if (move && box.current) onMove(box.current, move)
    else if (mayWrite && /^[\p{Nd}+-]$/u.test(event.key)) edit(event.key)
    else if (event.key === "Enter" || event.key === "F2") edit(String(shown))
    else if (event.key === "h") onHistory()
    else return
    event.preventDefault()
  }
  const pressInside = (event: KeyboardEvent) => {
    const move = moveBy(event)
    if (event.key !== "Escape" && !move) return
    event.stopPropagation()
    if (event.key === "Escape") {
      setTyped(null)
      box.current?.focus()
    } else if (save()) {
      // From the first and the last cell, Tab leaves the grid.
      if (!onMove(box.current!, move!) && event.key === "Tab") return
    }
    event.preventDefault()
  }
  return (
    <td
      ref={box}
      tabIndex={isStop && typed === null ? 0 : -1}
      data-cell={key}
      data-size={cell.size}
      data-mood={mood}
      data-pending={Boolean(pending)}
      data-trouble={Boolean(trouble || moved)}
      aria-label={spoken(row.color, cell, row.backorder, pending?.to)}
      aria-readonly={!mayWrite}
      aria-description={trouble?.message ?? (moved || undefined)}
      aria-invalid={Boolean(trouble) || undefined}
      onFocus={onFocus}
      onKeyDown={press}
      onDoubleClick={() => edit(String(shown))}
      title={trouble?.message ?? (standing(cell) || undefined)}
    >
      {typed === null ? (
        <span className={style.number} aria-hidden="true">
          {pending && <s>{count(pending.seen)}</s>}
          {count(shown)}
        </span>
      ) : (
        <TypeHere
          value={typed}
          why={why}
          label={`Pieces of ${row.color}, size ${cell.size}`}
          onType={setTyped}
          onPress={pressInside}
          onLeave={() => {
            if (!save()) setTyped(null)
          }}
        />
      )}
      <small aria-hidden="true" data-brief={!note && !why}>
        {why ? "" : note || (mood === "out" ? "Out" : mood === "low" ? "Low" : "")}
      </small>
    </td>
  )
}

type Typing = {
  value: string
  /** Why it is not a number; empty when it is one. */
  why: string
  label: string
  onType: (text: string) => void
  onPress: (event: KeyboardEvent) => void
  onLeave: () => void
}
function TypeHere({ value, why, label, onType, onPress, onLeave }: Typing) {
  const reason = useId()
  const input = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    input.current?.focus()
    // The first digit is already there; a cell opened by Enter has its value selected.
    if (value.length > 1) input.current?.select()
  })
  useEffect(() => begin(), [])
  return (
    <>
      <input
        ref={input}
        className={style.input}
        value={value}
        inputMode="numeric"
        maxLength={FIGURES.maxTyped}
        aria-label={label}
        aria-invalid={Boolean(why) || undefined}
        aria-describedby={reason}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onPress}
        onBlur={onLeave}
      />
      <small id={reason} className={style.why} role="status">
        {why}
      </small>
    </>
  )
}
