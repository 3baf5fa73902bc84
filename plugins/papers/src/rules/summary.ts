import { type Sums, SUM_KEYS, sumOf } from "./facts"
import { present } from "@silai/contracts/present"

/** Rows in the order of their keys; figures in a key count as numbers. */
export const byKey = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] =>
  [...rows].sort((one, other) => keyOf(one).localeCompare(keyOf(other), "en", { numeric: true }))

/** Rows grouped by a key, each group with its first row and its sums, in the order of the keys. */
export function bySumsOf<Row extends Sums>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): { of: Row; rows: Row[]; sum: Sums }[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return byKey([...groups], ([key]) => key).map(([, same]) => ({
    of: present(same[0], "a row of the group"),
    rows: same,
    sum: sumOf(same),
  }))
}

/** The same row with negative sums: what a credit note takes from an invoice. */
export function less<Row extends Sums>(row: Row): Row {
  const turned = { ...row }
  for (const key of SUM_KEYS) (turned as Sums)[key] = -row[key]
  return turned
}
