export type Move = "up" | "down" | "left" | "right" | "start" | "end" | "next" | "previous"

const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>("[data-cell]")]

/**
 * Moves the focus from one cell to another: up and down keep the size, skip colours without it, and
 * continue in the next product's grid; next and previous continue from the end of a row to the one below or above. False
 * when there is none, and the focus stays.
 */
export function moveFocus(page: HTMLElement, from: HTMLElement, move: Move): boolean {
  const to = cellFrom(page, from, move)
  ;(to ?? from).focus()
  return to !== undefined
}

function cellFrom(page: HTMLElement, from: HTMLElement, move: Move): HTMLElement | undefined {
  const rows = [...page.querySelectorAll("[data-stock-row]")].map(cellsOf).filter((cells) => cells.length > 0)
  const at = rows.findIndex((cells) => cells.includes(from))
  const own = rows[at]
  if (!own) return
  const place = own.indexOf(from)
  if (move === "left") return own[place - 1]
  if (move === "right") return own[place + 1]
  if (move === "start") return own[0]
  if (move === "end") return own.at(-1)
  if (move === "next") return own[place + 1] ?? rows[at + 1]?.[0]
  if (move === "previous") return own[place - 1] ?? rows[at - 1]?.at(-1)
  const onwards = move === "up" ? rows.slice(0, at).reverse() : rows.slice(at + 1)
  // Counting one size down a page would otherwise continue in another size, and overwrite its numbers.
  for (const row of onwards) {
    const same = row.find((cell) => cell.dataset.size === from.dataset.size)
    if (same) return same
  }
  return onwards[0]?.[Math.min(place, onwards[0].length - 1)]
}
