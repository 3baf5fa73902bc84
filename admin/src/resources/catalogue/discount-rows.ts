import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { gstOf, priceFor, shownPercent, type Rounding, type Sum } from "./discount"

/** How the calculator's figures are laid on each colourway. */
export const WAYS = [
  { way: "percent", name: "The same percent off each base price" },
  { way: "price", name: "The same price, base prices stay" },
  { way: "both", name: "The same base price and price" },
] as const
export type Way = (typeof WAYS)[number]["way"]

export type Priced = { price: number; basePrice: number }
export type DiscountRow = {
  colourway: Colourway
  before: Priced | null
  /** null where the figures make no price for it; `why` says so. */
  after: Priced | null
  changes: boolean
  why?: string
  notes: string[]
}

function afterOf(before: Priced | null, sum: Sum, way: Way, rounding: Rounding): Priced | string {
  if (way === "both")
    return sum.base !== null && sum.price !== null && sum.price <= sum.base
      ? { basePrice: sum.base, price: sum.price }
      : "The figures above are not complete."
  if (!before) return "It has no base price yet; set both."
  if (way === "percent")
    return sum.percent === null
      ? "The figures above are not complete."
      : { basePrice: before.basePrice, price: Math.max(1, priceFor(before.basePrice, sum.percent, rounding)) }
  if (sum.price === null) return "The figures above are not complete."
  return sum.price <= before.basePrice
    ? { basePrice: before.basePrice, price: sum.price }
    : "That price is above its base price."
}

/** What the calculator's figures would make of a colourway. Rupees. */
export function discountRow(colourway: Colourway, sum: Sum, way: Way, rounding: Rounding): DiscountRow {
  const before =
    colourway.price !== null && colourway.basePrice !== null
      ? { price: colourway.price, basePrice: colourway.basePrice }
      : null
  const after = afterOf(before, sum, way, rounding)
  if (typeof after === "string") return { colourway, before, after: null, changes: false, why: after, notes: [] }
  const changes = after.price !== before?.price || after.basePrice !== before?.basePrice
  const notes = [
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
