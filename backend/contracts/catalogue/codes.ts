import { plainOf, withoutGaps } from "../plain"

/** A colour as a picker or a style sheet writes it (#14213d, 14213D), with its #. Anything else stays, and fails the pattern. */
export function colourCodeOf(written: string): string {
  const bare = plainOf(written).replace(/\s/g, "")
  return /^[\da-f]{6}$/i.test(bare) ? `#${bare}` : bare
}

/** An HSN code as a tax list prints it (6205 20, 6205.20): its digits. Anything else stays, and fails the pattern. */
export const hsnOf = (written: string): string => withoutGaps(plainOf(written))
