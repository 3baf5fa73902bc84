import { countOf } from "@silai/contracts/inventory/count"
import { INVENTORY } from "@silai/contracts/inventory/limits"
import { plainOf } from "@silai/contracts/plain"
import { count } from "../../ui/format"
import { pieces } from "./words"

const most = INVENTORY.maxStock
/** A written number of pieces, or null for anything else. */
export function readCount(text: string): number | null {
  const number = countOf(text)
  return number !== null && number <= most ? number : null
}

export const notACount = `Whole pieces, up to ${count(most)}`

export type Typed = { to: number } | { why: string }

/**
 * Applies a typed text to `shown` pieces: a number replaces them; with a sign, it is added or subtracted,
 * and a sign alone means one. Returns the reason when it is invalid.
 */
export function readTyped(text: string, shown: number): Typed {
  const [, sign, figures = ""] = /^([+-]?)(.*)$/.exec(plainOf(text)) ?? []
  if (!sign) {
    if (figures === "") return { to: shown }
    const to = readCount(figures)
    return to === null ? { why: notACount } : { to }
  }
  const by = figures === "" ? 1 : readCount(figures)
  if (by === null) return { why: notACount }
  const to = sign === "+" ? shown + by : shown - by
  if (to < 0) return { why: `There ${shown === 1 ? "is" : "are"} only ${pieces(shown)} to take from` }
  return to > most ? { why: `No more than ${count(most)}` } : { to }
}
