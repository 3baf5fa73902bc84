export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/**
 * The significance of the difference of two samples, in standard deviations (Mann–Whitney): a busy machine affects both
 * alike, and a few slow replies count no more than any other. Below about 3 a difference is chance.
 */
export function surenessOfDifference(a: readonly number[], b: readonly number[]): number {
  const wins = a.reduce((sum, x) => sum + b.reduce((won, y) => won + (x > y ? 1 : x === y ? 0.5 : 0), 0), 0)
  const [expected, spread] = [
    (a.length * b.length) / 2,
    Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12),
  ]
  return Math.abs(wins - expected) / spread
}
