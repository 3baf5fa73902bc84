import { CHECKOUT } from "./checkout/limits"
import { plainOf, untilSettled } from "./plain"

/** Thousands as in 1,299, 1,20,000 and 1,200,000. */
const grouped = /(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/

/**
 * "Rs. 1,299/- only", "₹१,२९९" and "INR 1299.50" as digits with a point. Anything else stays, and is no amount: without its comma,
 * "1499,00" would be a hundred times as much.
 */
export const figuresOf = untilSettled((written) =>
  plainOf(written)
    .replace(/[\s₹]/g, "")
    .replace(/^([+-]?)(?:rs\.?|inr)/i, "$1")
    .replace(/(\d\.?)(?:\/[-=]?|rs\.?|inr|only)+$/i, "$1")
    .replace(grouped, (figures) => figures.replaceAll(",", "")),
)

/** Rupees as people write them, with at most two decimals. Null for an empty field, NaN for an invalid one. */
export function rupeesOf(written: string): number | null {
  const figures = figuresOf(written)
  if (!figures) return null
  return /^\d{1,7}(?:\.\d{0,2})?$/.test(figures) ? Number(figures) : Number.NaN
}

const withDecimals = (digits: 0 | 2) =>
  ({
    style: "currency",
    currency: CHECKOUT.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }) as const
/** How a sum is written: whole rupees without decimals, any other sum with both. */
export const RUPEE_FORMATS = { whole: withDecimals(0), exact: withDecimals(2) }
const whole = new Intl.NumberFormat("en-IN", RUPEE_FORMATS.whole)
const exact = new Intl.NumberFormat("en-IN", RUPEE_FORMATS.exact)

/** Whether a sum has no paise. Also serialised as text (the storefront's `draw-bag.ts`): it uses nothing from outside. */
export const isWholeRupees = (rupees: number): boolean => Math.round(rupees * 100) % 100 === 0

/** "₹1,23,456" or "₹598.50", from rupees. */
export const inRupees = (rupees: number): string => (isWholeRupees(rupees) ? whole : exact).format(rupees)
