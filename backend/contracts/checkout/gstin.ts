import { plainOf, untilSettled } from "../plain"
import { STATES, type StateCode } from "../place/states"
import { GSTIN } from "./limits"

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** As on invoices: in capitals, without blanks, hyphens and the words "GSTIN/UIN:" that are copied with it. */
export const gstinOf = untilSettled((written) =>
  plainOf(written)
    .toUpperCase()
    .replace(/^(?:GST(?:IN)?(?:\s*\/\s*UIN)?\s*(?:REG(?:ISTRATION)?\b)?[\s.]*(?:NUMBER|NO)?[\s.:#-]*)?/, "")
    .replace(/[\s.\-/]|[,;:]+$/g, ""),
)

/** The last character of a GSTIN, from the fourteen before it: each counts once or twice in turn, in base 36. */
function checkDigitOf(fourteen: string): string {
  const sum = [...fourteen].reduce((sofar, letter, at) => {
    const product = DIGITS.indexOf(letter) * (at % 2 === 0 ? 1 : 2)
    return sofar + Math.floor(product / DIGITS.length) + (product % DIGITS.length)
  }, 0)
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length)
}

/** The state in which a GSTIN is registered; null where no GSTIN is written like this: its form, state or check digit is wrong. */
export function stateOfGstin(gstin: string): StateCode | null {
  if (!GSTIN.pattern.test(gstin) || checkDigitOf(gstin.slice(0, -1)) !== gstin.at(-1)) return null
  return STATES.find(({ code }) => gstin.startsWith(code))?.code ?? null
}
