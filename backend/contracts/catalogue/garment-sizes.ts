import type { MeasurementType } from "../measurement/limits"
import { CUSTOM_VARIANT, GARMENT_SIZES, SIZES, sizeNamed } from "./limits"
import { sizeMessages } from "./size-messages"
import { CHART_NAMES } from "./style-limits"

export type Garment = (typeof CHART_NAMES)[number]
/** The ready-made sizes of each garment, in the order in which they are shown. */
export type GarmentSizes = Record<Garment, string[]>

export const FIRST_SIZES: GarmentSizes = { Shirts: [...SIZES], Trousers: [...SIZES] }

/** The garment that a colourway is, by the half of the body that it is measured on. */
export const garmentOf = (type: MeasurementType): Garment => (type === "lowerBody" ? "Trousers" : "Shirts")

/** Every size of the shop, once, in the order of all lists that show several garments: those of shirts first. */
export const everySize = ({ Shirts, Trousers }: GarmentSizes): string[] => [...new Set([...Shirts, ...Trousers])]
/** The order of all sizes, with what is cut to measure at its end. */
export const sizeOrder = (sizes: GarmentSizes): string[] => [...everySize(sizes), CUSTOM_VARIANT]

/** After all sizes, however many there will be. */
const RANK_OF_CUSTOM = 1_000
/** The rank that the engine keeps of a size. */
export const rankOfSize = (order: readonly string[], size: string): number =>
  size === CUSTOM_VARIANT || !order.includes(size) ? RANK_OF_CUSTOM : order.indexOf(size)

/** By its place in an order; a size that has none comes last. */
export const bySize =
  (order: readonly string[]) =>
  (one: string, other: string): number => {
    const place = (size: string) => (order.includes(size) ? order.indexOf(size) : order.length)
    return place(one) - place(other)
  }

/** "32″" and "40 R" as figures and letters that every scanner and courier reads. */
export const inArticleNumber = (size: string): string =>
  size
    .toUpperCase()
    .replaceAll("″", "IN")
    .replaceAll(/[^A-Z0-9]+/g, "-")

/** Why the sizes of a garment cannot be kept; nothing when they can. */
export function wrongInSizes(sizes: readonly string[]): string | undefined {
  if (sizes.length === 0) return sizeMessages.none
  const odd = sizes.find((size) => size.length > GARMENT_SIZES.maxName || !GARMENT_SIZES.pattern.test(size))
  if (odd !== undefined) return sizeMessages.shape
  // "2XL" is found as XXL, so a size of that name could never be bought.
  const taken = sizes.find((size) => sizeNamed(size) !== size || size.toLowerCase() === CUSTOM_VARIANT.toLowerCase())
  if (taken) return sizeMessages.taken(taken)
  // "40 R" and "40-R" would be one article number, which only one size of a colourway can have.
  const numbers = new Set(sizes.map(inArticleNumber))
  return numbers.size < sizes.length ? sizeMessages.twice : undefined
}
