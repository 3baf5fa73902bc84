import { priceFor } from "@silai/contracts/catalogue/percent-off"
import type { PricedColourway } from "@silai/contracts/catalogue/reprice-calls"
import { gstOf, shownPercent, type Rounding, type Sum } from "./discount"

/** How the calculator's values are applied to each colourway. */
export const WAYS = [
  { way: "percent", name: "The same percent off each base price" },
  { way: "price", name: "The same price, base prices stay" },
  { way: "both", name: "The same base price and price" },
] as const
export type Way = (typeof WAYS)[number]["way"]

export type Priced = { price: number; basePrice: number }
export type DiscountRow = {
  colourway: PricedColourway
  before: Priced | null
  /** null where the values give no price for it; `why` says so, unless they are not entered yet. */
  after: Priced | null
  changes: boolean
  why?: string
  notes: string[]
}

export const pieces = (n: number) => `${n} ${n === 1 ? "colour" : "colours"}`

/** The input still missing before this way gives a price; empty when nothing. */
export function waitsFor({ base, percent, price }: Sum, way: Way): string {
  if (way === "percent") return percent === null ? "Enter the percent above. Nothing else is needed." : ""
  if (way === "price") return price === null ? "Enter the price above. Nothing else is needed." : ""
  return base === null || price === null ? "Enter the base price and the price above." : ""
}

function afterOf(before: Priced | null, sum: Sum, way: Way, rounding: Rounding): Priced | string {
  if (waitsFor(sum, way)) return ""
  const [price, percent] = [sum.price ?? 0, sum.percent ?? 0]
  if (way === "both")
    return sum.base !== null && price <= sum.base
      ? { basePrice: sum.base, price }
      : "The price must not be above the base price."
  if (!before) return "It has no base price yet; set both."
  if (way === "percent")
    return { basePrice: before.basePrice, price: Math.max(1, priceFor(before.basePrice, percent, rounding)) }
  return price <= before.basePrice ? { basePrice: before.basePrice, price } : "That price is above its base price."
}

/** The calculator's result for a colourway. Rupees. */
export function discountRow(colourway: PricedColourway, sum: Sum, way: Way, rounding: Rounding): DiscountRow {
  const before =
    colourway.price !== null && colourway.basePrice !== null
      ? { price: colourway.price, basePrice: colourway.basePrice }
      : null
  const after = afterOf(before, sum, way, rounding)
  if (typeof after === "string") return { colourway, before, after: null, changes: false, why: after, notes: [] }
  const changes = after.price !== before?.price || after.basePrice !== before?.basePrice
  const notes = [
    ...(before && after.price > before.price ? ["Higher than now"] : []),
    ...(before && gstOf(before.price) !== gstOf(after.price)
      ? [`GST ${gstOf(before.price)}% → ${gstOf(after.price)}%`]
      : []),
    ...(colourway.sale && colourway.sale.state !== "over"
      ? [colourway.sale.state === "running" ? "Its sale price is in force and stays" : "A sale is planned and stays"]
      : []),
  ]
  return { colourway, before, after, changes, notes }
}

export const percentOf = ({ basePrice, price }: Priced): number => shownPercent(basePrice, price)
