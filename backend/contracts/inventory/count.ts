import { plainOf } from "../plain"

/** Grouped by commas as in 1,200 and 1,20,000. A comma elsewhere, as in 1,5, is refused. */
const grouped = /^(?:\d{1,9}|\d{1,3}(?:,\d{2,3})*,\d{3})$/

/** "2 pcs"; and a whole number of a spreadsheet, "12.0". With three zeros the point may separate thousands. */
const unit = /\s*(?:pcs?|pieces?|nos?|units?)\.?$|\.0{1,2}$/i

/** A number of pieces as people and spreadsheets write it: "12", "१२", "1,200", "2 pcs", "12.0". Null for anything else. */
export function countOf(written: string): number | null {
  const plain = plainOf(written).replace(unit, "")
  return grouped.test(plain) ? Number(plain.replaceAll(",", "")) : null
}
