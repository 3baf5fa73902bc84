type Move = "up" | "down" | "left" | "right" | "start" | "end"

const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>("[data-cell]")]

/** Moves the focus from a cell to its neighbour; up and down keep the size, and go on into the next style's grid. */
export function moveFocus(page: HTMLElement, from: HTMLElement, move: Move): void {
  const rows = [...page.querySelectorAll("[data-stock-row]")].filter((row) => cellsOf(row).length > 0)
  const row = from.closest("[data-stock-row]")
  const at = row ? rows.indexOf(row) : -1
  if (at < 0) return from.focus()
  const beside = cellsOf(rows[at]!)
  const place = beside.indexOf(from)
  const inRow = { left: beside[place - 1], right: beside[place + 1], start: beside[0], end: beside.at(-1) }
  if (move !== "up" && move !== "down") return (inRow[move] ?? from).focus()
  const next = rows[at + (move === "up" ? -1 : 1)]
  if (!next) return from.focus()
  const there = cellsOf(next)
  ;(
    there.find((cell) => cell.dataset.size === from.dataset.size) ??
    there[Math.min(place, there.length - 1)] ??
    from
  ).focus()
}
