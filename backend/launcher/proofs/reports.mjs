// Reads the JSON reports of Vitest and Playwright. Pure.
import path from "node:path"

/**
 * @typedef {{ file: string, title: string, ms: number, cause?: string, rerun: string }} TestRun
 * @typedef {{ passed: TestRun[], failed: TestRun[] }} Report
 */

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`
const asPattern = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")
const split = (runs) => ({
  passed: runs.filter(({ status }) => status === "passed"),
  failed: runs.filter(({ status }) => status === "failed"),
})

/**
 * Vitest's report. A file that does not load counts as one failure.
 * @returns {Report}
 */
export function readVitest(report, { script, root }) {
  const runs = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(root, name)
    const rerun = `npm run ${script} -- ${file}`
    if (status === "failed" && !assertionResults.some((one) => one.status === "failed"))
      return [{ file, title: "(the whole file)", ms: 0, status: "failed", cause: message, rerun }]
    return assertionResults.map(({ fullName, status: result, duration, failureMessages }) => ({
      file,
      title: fullName,
      ms: duration ?? 0,
      status: result,
      cause: failureMessages?.[0],
      rerun: `${rerun} -t ${quoted(asPattern(fullName))}`,
    }))
  })
  return split(runs)
}

/**
 * Playwright's report. A journey runs once per width: each counts.
 * @returns {Report}
 */
export function readPlaywright(report, { script }) {
  const specsOf = ({ suites = [], specs = [] }) => [...suites.flatMap(specsOf), ...specs]
  const runs = specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      title: `${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      status: status === "unexpected" ? "failed" : status === "skipped" ? "skipped" : "passed",
      cause: results.findLast(({ error }) => error)?.error?.message,
      rerun: `npm run ${script} -- ${file}:${line} --project=${projectName}`,
    })),
  )
  return split(runs)
}
