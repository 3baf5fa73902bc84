import { INVENTORY } from "@silai/contracts/inventory/limits"
import { count } from "../../ui/format"
import { pieces } from "./words"

const most = INVENTORY.maxStock
/** Figures as a spreadsheet writes them: 1200, 1,200, 1,20,000. A comma elsewhere, as in 1,5, is refused. */
const grouped = /^\d{1,6}$|^\d{1,3}(,\d{2})*,\d{3}$/

/** A written number of pieces, or null for anything else. */
export function readCount(text: string): number | null {
  const written = text.trim()
  if (!grouped.test(written)) return null
  const number = Number(written.replaceAll(",", ""))
  return number <= most ? number : null
}

export type Typed = { to: number } | { why: string }

/**
 * Applies a typed text to `shown` pieces: a number replaces them; with a sign, it is added or subtracted,
 * and a sign alone means one. Returns the reason when it is invalid.
 */
export function readTyped(text: string, shown: number): Typed {
  const [, sign, figures = ""] = /^([+\-−]?)(.*)$/.exec(text.trim())!
  if (!sign) {
    if (figures === "") return { to: shown }
    const to = readCount(figures)
    return to === null ? { why: `Whole pieces, up to ${count(most)}` } : { to }
  }
  const by = figures === "" ? 1 : readCount(figures)
  if (by === null) return { why: `Whole pieces, up to ${count(most)}` }
  const to = sign === "+" ? shown + by : shown - by
  if (to < 0) return { why: `There ${shown === 1 ? "is" : "are"} only ${pieces(shown)} to take from` }
  return to > most ? { why: `No more than ${count(most)}` } : { to }
}
