import { dayTextInIndia } from "@silai/contracts/india"
import { type Numbered, SERIES } from "@silai/contracts/papers/limits"

/** The financial year of a moment, in Indian time: from April to March, as "26-27". */
export function financialYearOf(moment: Date): string {
  const [year = 0, month = 0] = dayTextInIndia(moment).split("-").map(Number)
  const first = month >= 4 ? year : year - 1
  const two = (one: number) => String(one % 100).padStart(2, "0")
  return `${two(first)}-${two(first + 1)}`
}

/** `INV/26-27/000123` */
export const paperNumberOf = (kind: Numbered, year: string, number: number): string =>
  `${SERIES[kind]}/${year}/${String(number).padStart(SERIES.digits, "0")}`

/** The first day of a month of the form "2026-11", in Indian time. */
export const monthStart = (month: string): string => `${month}-01`

const typed = new RegExp(
  `^\\s*(${SERIES.invoice}|${SERIES.creditNote})[\\s/-]*(\\d\\d)[\\s/-]?(\\d\\d)[\\s/-]+(\\d{1,${SERIES.digits}})\\s*$`,
  "i",
)
/** The number of a paper as people write it, `inv 26-27 13`; null for any other text. */
export function paperNumberTyped(text: string): string | null {
  const [, series = "", from, to, count] = typed.exec(text) ?? []
  if (!count) return null
  const kind: Numbered = series.toUpperCase() === SERIES.invoice ? "invoice" : "creditNote"
  return paperNumberOf(kind, `${from}-${to}`, Number(count))
}
