import { plainOf, withoutGaps } from "../plain"

/** A PIN code as people write it (141 001, 141-001, PIN: १४१००१): its digits. Anything else stays, and fails the pattern. */
export const pinOf = (written: string): string =>
  withoutGaps(plainOf(written).replace(/^(?:(?:pin|postal|zip)(?:\s*code)?\s*[:.=-]*\s*)+/i, ""))
