import type { ChartRow } from "./charts"
import { SIZE_CHART } from "./limits"
import { sizeChartMessages } from "./messages"

const { minInches, maxInches, step } = SIZE_CHART

/** Whether a cell may hold these inches. */
export const isChartInches = (inches: number | null): inches is number =>
  inches !== null && inches >= minInches && inches <= maxInches && Number.isInteger(inches / step)

/** Why a chart cannot be saved; an emptied cell is null. Nothing when it can. */
export function wrongInChart(
  rows: readonly { name: string; values: readonly (number | null)[] }[],
): string | undefined {
  if (rows.length === 0) return sizeChartMessages.noRow
  const names = rows.map(({ name }) => name.trim().toLowerCase())
  if (names.includes("")) return sizeChartMessages.rowUnnamed
  if (new Set(names).size < names.length) return sizeChartMessages.rowTwice
  return rows.every(({ values }) => values.every(isChartInches)) ? undefined : sizeChartMessages.cellShape
}

/**
 * Where a row falls with the size, which is seldom meant: the index of the first size that is smaller than the previous one; -1
 * if none.
 */
export const fallsAt = ({ values }: { values: readonly (number | null)[] }): number =>
  values.findIndex((inches, at) => at > 0 && inches !== null && inches < (values[at - 1] ?? 0))

/** A row for the current sizes, from one written for others; missing values come from the first chart, or its nearest smaller size. */
export function fitRow(
  row: ChartRow,
  writtenFor: readonly string[],
  sizes: readonly string[],
  first: { values: readonly (number | undefined)[] } | undefined,
): ChartRow {
  const values: number[] = []
  sizes.forEach((size, at) => {
    const inches = row.values[writtenFor.indexOf(size)] ?? first?.values[at] ?? values.at(-1) ?? row.values[0]
    // A row has a number for each size that the shop had when it was written.
    values.push(inches!)
  })
  return { name: row.name, values, ...(row.of && { of: row.of }) }
}
