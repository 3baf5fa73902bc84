import { inWords } from "../counting"
import { GARMENT_SIZES } from "./limits"

/** "S to XXL"; of a single size its name. */
export const sizeRange = (sizes: readonly string[]): string =>
  sizes.length > 1 ? `${sizes[0]} to ${sizes.at(-1)}` : (sizes[0] ?? "")
/** "five sizes" */
export const sizeCount = (sizes: readonly string[]): string =>
  sizes.length === 1 ? "one size" : `${inWords(sizes.length)} sizes`

/** The errors of a list of sizes. */
export const sizeMessages = {
  none: "A garment needs a size.",
  shape: `A size is up to ${GARMENT_SIZES.maxName} letters and figures, such as 3XL or 32″.`,
  taken: (size: string) => `“${size}” is a name that the shop has for another size already.`,
  twice: "A size is in the list twice.",
} as const
