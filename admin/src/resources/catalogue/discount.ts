import { REPRICE } from "@silai/contracts/catalogue/shelf-limits"
import { percentOff } from "@silai/contracts/catalogue/percent-off"
import { gstRateOf } from "@silai/contracts/checkout/gst"

/** Which of the three is worked out from the other two. */
export type Part = "base" | "percent" | "price"
/** Whole rupees and percent (two decimals at the most); null where nothing sensible stands. */
export type Sum = Record<Part, number | null>
export type Rounding = { toNine: boolean }

const hundredths = (percent: number) => Math.round(percent * 100)
const nineAtOrBelow = (rupees: number) => (rupees < 9 ? rupees : rupees - ((rupees + 1) % 10))
const nineAtOrAbove = (rupees: number) => rupees + (9 - (rupees % 10))

/** The price at this much off: rounded down to a whole rupee (or to one that ends in 9), so that the shop shows at least the percent. */
export function priceFor(base: number, percent: number, { toNine }: Rounding): number {
  const price = Math.floor((base * (10_000 - hundredths(percent))) / 10_000)
  return toNine && percent > 0 ? nineAtOrBelow(price) : price
}

/** The base price that makes this price so much off: rounded up, for the same reason. */
export function baseFor(price: number, percent: number, { toNine }: Rounding): number {
  const base = Math.ceil((price * 10_000) / (10_000 - hundredths(percent)))
  return toNine && percent > 0 ? nineAtOrAbove(base) : base
}

/** The percent that the shop shows (SPEC §3: rounded down). Rupees in. */
export const shownPercent = (base: number, price: number): number => percentOff(base * 100, price * 100)
/** The percent as it is, with one decimal. */
export const exactPercent = (base: number, price: number): number => Math.round(((base - price) * 1_000) / base) / 10

/** The GST on one piece at this price, in percent. */
export const gstOf = (price: number): number => gstRateOf(price * 100)

const isRupees = (value: number | null): value is number =>
  value !== null && value >= REPRICE.minRupees && value <= REPRICE.maxRupees
const isPercent = (value: number | null): value is number => value !== null && value >= 0 && value < 100

/** Works out one part from the other two; it is null while those make no sense. */
export function workOut({ base, percent, price }: Sum, part: Part, rounding: Rounding): number | null {
  if (part === "price")
    return isRupees(base) && isPercent(percent) ? Math.max(REPRICE.minRupees, priceFor(base, percent, rounding)) : null
  if (part === "base") return isRupees(price) && isPercent(percent) ? baseFor(price, percent, rounding) : null
  return isRupees(base) && isRupees(price) && price <= base ? shownPercent(base, price) : null
}

/** Typing into the part that was worked out makes another one follow: the price follows base and percent, the percent follows the price. */
export const followerOf = (typed: Part, worked: Part): Part =>
  typed !== worked ? worked : typed === "price" ? "percent" : "price"
