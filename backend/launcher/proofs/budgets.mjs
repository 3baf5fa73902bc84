// The time that each part of the gate may take. Pure.

/** One slow run says something of the machine, this many in a row of the tests. */
const RUNS = 3
const TOLERANCE = 1.25

/**
 * The parts whose last runs all took over 125 % of their budget.
 * @param {Record<string, number>} budgets seconds by part
 * @param {Record<string, number>[]} history seconds by part, one entry per run, the latest last
 * @returns {string[]}
 */
export function overBudget(budgets, history) {
  const last = history.slice(-RUNS)
  if (last.length < RUNS) return []
  return Object.keys(budgets).filter((part) => last.every((run) => run[part] > budgets[part] * TOLERANCE))
}
