import { STOCK } from "@silai/contracts/catalogue/limits"
import type { StockSort, StockState } from "@silai/contracts/inventory/limits"
import { count } from "../../ui/format"
import type { StockCell } from "./calls"

export const STATE_WORDS: Record<StockState, string> = { all: "All sizes", low: "Running low", out: "Out of stock" }
export const SORT_WORDS: Record<StockSort, string> = {
  name: "By name",
  emptiest: "Emptiest first",
  fullest: "Fullest first",
}

export const pieces = (n: number) => `${count(n)} ${n === 1 ? "piece" : "pieces"}`
export const sizes = (n: number) => `${count(n)} ${n === 1 ? "size" : "sizes"}`

export type Mood = "out" | "low" | "well"
/** A size's state for shoppers; made to order never runs out. */
export const stockToneOf = ({ free }: StockCell, backorder: boolean): Mood =>
  backorder || free > STOCK.lowUpTo ? "well" : free > 0 ? "low" : "out"
const moodWords: Record<Mood, string> = { out: ", none left to sell", low: ", running low", well: "" }

/** "7 free, 2 promised"; empty when nothing is reserved. */
export function standing({ free, reserved, held }: StockCell): string {
  const promised = [reserved ? `${count(reserved)} ordered` : "", held ? `${count(held)} in checkout` : ""].filter(
    Boolean,
  )
  return promised.length ? `${count(free)} free, ${promised.join(", ")}` : ""
}

/** A cell's text for screen readers. */
export function spoken(name: string, cell: StockCell, backorder: boolean, to?: number): string {
  const now = `${name}, size ${cell.size}: ${pieces(cell.stocked)} in stock`
  const state = standing(cell)
  return `${now}${state ? `, ${state}` : ""}${moodWords[stockToneOf(cell, backorder)]}${to === undefined ? "" : `, will become ${count(to)}, not saved yet`}`
}
