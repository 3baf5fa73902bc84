import { pinOf } from "@silai/contracts/place/pin"
import { plainOf } from "@silai/contracts/plain"

/** Commas, semicolons and lines; blanks only next to a whole PIN code, because "560 100" is one code as the post writes it. */
const between = /[,;\n]+|\s+(?=\d{6}(?!\d))|(?<=(?<!\d)\d{6})\s+/

/** PIN codes or their first digits, as typed. */
export const codPinsOf = (typed: string): string[] =>
  typed
    .split(/\n/)
    .flatMap((line) => plainOf(line).split(between).map(pinOf))
    .filter(Boolean)
