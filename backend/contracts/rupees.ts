import { plainOf } from "./plain"

/** "Rs. 1,299/-", "₹१,२९९" and "INR 1299.50" as digits with a point. Anything else stays, and is no amount. */
export const figuresOf = (written: string): string =>
  plainOf(written)
    .replace(/[\s,₹]/g, "")
    .replace(/^([+-]?)(?:rs\.?|inr)/i, "$1")
    .replace(/(\d\.?)(?:\/[-=]?|(?:rs\.?|inr|only))$/i, "$1")

/** Rupees as people write them, with at most two decimals. Null for an empty field, NaN for an invalid one. */
export function rupeesOf(written: string): number | null {
  const figures = figuresOf(written)
  if (!figures) return null
  return /^\d{1,7}(?:\.\d{0,2})?$/.test(figures) ? Number(figures) : Number.NaN
}
