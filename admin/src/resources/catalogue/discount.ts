import { REPRICE } from "@silai/contracts/catalogue/style-limits"
import { percentOff, priceFor } from "@silai/contracts/catalogue/percent-off"
import { gstRateOf } from "@silai/contracts/checkout/gst"

/** Which of the three is computed from the other two. */
export type Part = "base" | "percent" | "price"
/** Whole rupees and percent (at most two decimals); null where there is no valid value. */
export type Sum = Record<Part, number | null>
export type Rounding = { toNine: boolean }

const hundredths = (percent: number) => Math.round(percent * 100)
const nineAtOrAbove = (rupees: number) => rupees + (9 - (rupees % 10))

/** The base price at which this price has this discount: rounded up, for the same reason. */
export function baseFor(price: number, percent: number, { toNine }: Rounding): number {
  const base = Math.ceil((price * 10_000) / (10_000 - hundredths(percent)))
  return toNine && percent > 0 ? nineAtOrAbove(base) : base
}

/** The percent that the shop shows (requirements §3: rounded down). Rupees in. */
export const shownPercent = (base: number, price: number): number => percentOff(base * 100, price * 100)
/** The exact percent, with one decimal. */
export const exactPercent = (base: number, price: number): number => Math.round(((base - price) * 1_000) / base) / 10

/** The GST on one piece at this price, in percent. */
export const gstOf = (price: number): number => gstRateOf(price * 100)

const isRupees = (value: number | null): value is number =>
  value !== null && value >= REPRICE.minRupees && value <= REPRICE.maxRupees
const isPercent = (value: number | null): value is number => value !== null && value >= 0 && value < 100

/** Computes one part from the other two; null while those are invalid. */
export function workOut({ base, percent, price }: Sum, part: Part, rounding: Rounding): number | null {
  if (part === "price")
    return isRupees(base) && isPercent(percent) ? Math.max(REPRICE.minRupees, priceFor(base, percent, rounding)) : null
  if (part === "base") return isRupees(price) && isPercent(percent) ? baseFor(price, percent, rounding) : null
  return isRupees(base) && isRupees(price) && price <= base ? shownPercent(base, price) : null
}

/**
 * Typing into the computed part makes another one computed: the price follows base and percent, the percent follows the
 * price.
 */
export const followerOf = (typed: Part, worked: Part): Part =>
  typed !== worked ? worked : typed === "price" ? "percent" : "price"
