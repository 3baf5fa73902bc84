import { PIN } from "@silai/contracts/checkout/limits"
import type { PinRange } from "@silai/contracts/checkout/destination"
import { shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { pinOf } from "@silai/contracts/place/pin"
import { plainOf } from "@silai/contracts/plain"

/** "141001-141020, 160017" as ranges; or the sentence about what is wrong with it. */
export function readPins(text: string): PinRange[] | string {
  const ranges: PinRange[] = []
  for (const part of text.split(/[,;\n]/).map(plainOf)) {
    if (!part) continue
    const [from = "", to = from, ...more] = part.split(/-|\bto\b/i).map(pinOf)
    if (more.length || !PIN.pattern.test(from) || !PIN.pattern.test(to)) return shippingFeeMessages.pinShape
    if (from > to) return shippingFeeMessages.rangeBackwards
    ranges.push({ from, to })
  }
  return ranges
}

export const writePins = (ranges: readonly PinRange[]): string =>
  ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(", ")
