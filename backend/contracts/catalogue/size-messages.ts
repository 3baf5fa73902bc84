import { inWords } from "../counting"
import { SIZES } from "./limits"

/** "S to XXL" */
export const sizeRange = `${SIZES[0]} to ${SIZES[SIZES.length - 1]}`
/** "five sizes" */
export const sizeCount = `${inWords(SIZES.length)} sizes`
