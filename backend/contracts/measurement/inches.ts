import { plainOf } from "../plain"

/** The marks of a tailor's tape, in eighths of an inch. */
const MARKS = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"]
const plain = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 })

/**
 * A length as a tailor writes it, as a number of inches: "38", "38.5", "38,5", "38 1/2", "38-1/2", "38½", "38-½", "38½″". Null for
 * anything else.
 */
export function readInches(written: string): number | null {
  const text = plainOf(written)
    .replace(/[⁄∕]/, "/")
    .replace(/\s*("|''|in|inch|inches)\.?$/i, "")
    .trim()
  if (/^[-+]?\d{1,4}([.,]\d{0,9})?$|^[.,]\d{1,9}$/.test(text)) return Number(text.replace(",", "."))
  const mark = /^(?:(\d{1,3})(?:\s?-\s?|\s?))?([⅛¼⅜½⅝¾⅞])$/.exec(text)
  if (mark) return Number(mark[1] ?? 0) + MARKS.indexOf(mark[2] ?? "") / 8
  const parts = /^(?:(\d{1,3})(?:\s+and\s+|\s+|\s*-\s*))?(\d{1,2})\s?\/\s?(2|4|8|16)$/.exec(text)
  if (!parts || Number(parts[2]) >= Number(parts[3])) return null
  return Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3])
}

/** A number of inches as on the tape: 38½. A value between the marks is written with its decimals. */
export function writeInches(inches: number): string {
  const eighths = inches * 8
  if (!Number.isInteger(eighths) || inches <= 0) return plain.format(inches)
  const whole = Math.floor(inches)
  return `${whole || ""}${MARKS[eighths - whole * 8]}`
}
