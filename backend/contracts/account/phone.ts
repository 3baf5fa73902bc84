import { plainOf, withoutGaps } from "../plain"

/** "tel:", "Mob. No. 98765 43210" */
const label = /^(?:(?:tel|ph|phone|mob|mobile|cell|whatsapp)(?:[\s.]*no)?[\s.:-]*)+(?=[+(]?\d)/i
/** The prefix of a ten-digit number: its country code, or the zero of a trunk call. */
const prefixed = /^(?:(?:\+|00)91(?:0|91)?|0?91|0)(\d{10})$/

/**
 * A phone number as people write it (+91 98765 43210, 098765-43210, Mob. 919876543210, ९८७६५४३२१०) in the stored form: ten digits.
 * Anything else keeps its digits and signs, and fails the pattern; so a field can be cleaned by it after each key: a prefix is
 * removed once the number after it is complete, and nothing too long is cut.
 */
export function phoneOf(written: string): string {
  const plain = plainOf(written)
  // An e-mail address in the wrong field: its full stops are no gaps.
  if (plain.includes("@")) return plain
  const bare = withoutGaps(plain.replace(label, ""))
  return prefixed.exec(bare)?.[1] ?? bare
}
