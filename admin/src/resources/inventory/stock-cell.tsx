import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { count } from "../../ui/format"
import type { StockCell, StockRow } from "./calls"
import { keyOf, type Pending, readCount, type Trouble } from "./draft"
import { moodOf, spoken, standing } from "./words"
import style from "./grid.module.css"

type Move = "up" | "down" | "left" | "right" | "start" | "end"
type Props = {
  row: StockRow
  cell: StockCell
  pending: Pending | undefined
  trouble: Trouble | undefined
  mayWrite: boolean
  /** The one cell of the page that Tab leads to. */
  isStop: boolean
  onFocus: () => void
  /** `seen`: what lay on the shelf when this number was begun; news that come while somebody types are not taken for seen. */
  onChange: (to: number, seen: number) => void
  onMove: (from: HTMLElement, move: Move) => void
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

/** One size of one colour: a digit begins to type, Enter and Tab keep, Esc gives up; arrows go on. */
export function Cell({ row, cell, pending, trouble, mayWrite, isStop, onFocus, onChange, onMove, onHistory }: Props) {
  const box = useRef<HTMLTableCellElement>(null)
  const [typed, showTyped] = useState<string | null>(null)
  // Leaving the field tells of itself before the next drawing: what was kept or given up must not be kept once more.
  const text = useRef<string | null>(null)
  const setTyped = (now: string | null) => {
    text.current = now
    showTyped(now)
  }
  const begun = useRef(cell.stocked)
  const shown = pending?.to ?? cell.stocked
  const bad = typed !== null && typed !== "" && readCount(typed) === null
  const mood = moodOf(cell, row.backorder)
  const moved = pending && pending.seen !== cell.stocked ? `${count(cell.stocked)} now` : ""

  /** Keeps what was typed; false when it is no number. */
  const keep = () => {
    if (text.current === null) return true
    const to = text.current.trim() === "" ? shown : readCount(text.current)
    if (to === null) return false
    setTyped(null)
    if (to !== shown || pending) onChange(to, begun.current)
    return true
  }
  const edit = (start: string) => {
    if (!mayWrite) return
    begun.current = cell.stocked
    setTyped(start)
  }
  const step = (by: number) => onChange(shown + by, pending?.seen ?? cell.stocked)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typed !== null) return
    const move = arrows[event.key]
    if (move) onMove(box.current!, move)
    else if (mayWrite && /^\d$/.test(event.key)) edit(event.key)
    else if (event.key === "Enter" || event.key === "F2") edit(String(shown))
    else if (mayWrite && event.key === "+") step(1)
    else if (mayWrite && event.key === "-" && shown > 0) step(-1)
    else if (event.key === "h") onHistory()
    else return
    event.preventDefault()
  }
  const pressInside = (event: KeyboardEvent) => {
    const [isEnter, isTab] = [event.key === "Enter", event.key === "Tab"]
    if (event.key === "Escape") setTyped(null)
    else if (!isEnter && !isTab && event.key !== "ArrowUp" && event.key !== "ArrowDown") return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === "Escape") return void box.current?.focus()
    if (keep())
      onMove(
        box.current!,
        isTab ? (event.shiftKey ? "left" : "right") : event.key === "ArrowUp" || event.shiftKey ? "up" : "down",
      )
  }
  return (
    <td
      ref={box}
      tabIndex={isStop && typed === null ? 0 : -1}
      data-cell={keyOf(row._id, cell.size)}
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
          bad={bad}
          label={`Pieces of ${row.color}, size ${cell.size}`}
          onType={setTyped}
          onPress={pressInside}
          onLeave={() => {
            if (!keep()) setTyped(null)
          }}
        />
      )}
      <small aria-hidden="true">
        {trouble ? trouble.message : moved || standing(cell) || (mood === "out" ? "Out" : mood === "low" ? "Low" : "")}
      </small>
    </td>
  )
}

type Typing = {
  value: string
  bad: boolean
  label: string
  onType: (text: string) => void
  onPress: (event: KeyboardEvent) => void
  onLeave: () => void
}
function TypeHere({ value, bad, label, onType, onPress, onLeave }: Typing) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    // The first digit is already there; one that was opened by Enter is ready to be typed over.
    if (value.length > 1) input.current?.select()
  }, [])
  return (
    <input
      ref={input}
      className={style.input}
      value={value}
      inputMode="numeric"
      maxLength={6}
      aria-label={label}
      aria-invalid={bad || undefined}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onPress}
      onBlur={onLeave}
    />
  )
}
