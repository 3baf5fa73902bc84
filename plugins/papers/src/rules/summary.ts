import { type Sums, SUM_KEYS, sumOf } from "./facts"

/** Rows put together under a key, each with its first row and its sums, in the order of the keys. */
export function bySumsOf<Row extends Sums>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): { of: Row; rows: Row[]; sum: Sums }[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
    .map(([, same]) => ({ of: same[0]!, rows: same, sum: sumOf(same) }))
}

/** The same row with its sums the other way round: what a credit note takes from an invoice. */
export function less<Row extends Sums>(row: Row): Row {
  const turned = { ...row }
  for (const key of SUM_KEYS) (turned as Sums)[key] = -row[key]
  return turned
}
