import { plainOf } from "../plain"

/** Grouped by commas as in 1,200 and 1,20,000. A comma elsewhere, as in 1,5, is refused. */
const grouped = /^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})$/

/** A number of pieces as people and spreadsheets write it: "12", "१२", "1,200". Null for anything else. */
export function countOf(written: string): number | null {
  const plain = plainOf(written)
  return grouped.test(plain) ? Number(plain.replaceAll(",", "")) : null
}
