// Runs npm scripts as parts of a proof. Every part runs to its end; failures and times are printed last.
import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { install } from "../install.mjs"
import { root } from "../settings.mjs"
import { printFault } from "../trouble.mjs"
import { overBudget } from "./budgets.mjs"
import { readPlaywright, readVitest } from "./reports.mjs"

/**
 * @typedef {{ script: string, counts?: "vitest" | "playwright", args?: string[], env?: Record<string, string> }} Part
 *   `counts`: the runner whose report tells the tests apart; a part without one counts as one test
 * @typedef {import("./reports.mjs").TestRun} TestRun
 * @typedef {{ script: string, seconds: number, passed: TestRun[], failed: TestRun[], flaky: TestRun[] }} Result
 */

const read = { vitest: readVitest, playwright: readPlaywright }
const LAST_LINES = 15
const SLOWEST = 10

/**
 * Runs an npm script. The output of parallel ones is printed whole at the end, so that lines do not mix.
 * @returns {Promise<{ code: number, output: string }>}
 */
function npmRun(script, args, env, isAlone) {
  return new Promise((resolve) => {
    const npm = process.env.npm_execpath
    const all = ["run", "--silent", script, ...(args.length ? ["--", ...args] : [])]
    const options = { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] }
    const child = npm?.endsWith(".js")
      ? spawn(process.execPath, [npm, ...all], options)
      : spawn("npm", all, { ...options, shell: process.platform === "win32" })
    const chunks = []
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        chunks.push(chunk)
        if (isAlone) process.stdout.write(chunk)
      })
    const end = (code) => resolve({ code, output: Buffer.concat(chunks).toString() })
    child.on("error", () => end(1))
    child.on("close", (code) => {
      if (!isAlone) process.stdout.write(`\n--- ${script}\n${Buffer.concat(chunks).toString()}`)
      end(code ?? 1)
    })
  })
}

const reporters = (counts, report) =>
  counts === "vitest"
    ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
    : counts === "playwright"
      ? ["--reporter=list,json"]
      : []

/** @returns {Promise<Omit<Result, "seconds">>} */
async function runPart({ script, counts, args = [], env }, isAlone, flakyTests) {
  const report = path.join(root, ".cache/tests", `${script}.json`)
  fs.mkdirSync(path.dirname(report), { recursive: true })
  fs.rmSync(report, { force: true })
  const { code, output } = await npmRun(
    script,
    [...reporters(counts, report), ...args],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    isAlone,
  )
  const runs =
    counts && fs.existsSync(report)
      ? read[counts](JSON.parse(fs.readFileSync(report, "utf8")), { script, root })
      : { passed: [], failed: [] }
  const isFlaky = ({ file, title }) => flakyTests.has(`${file} > ${title}`)
  const flaky = runs.failed.filter(isFlaky)
  const failed = runs.failed.filter((one) => !isFlaky(one))
  const whole = {
    file: script,
    title: "(the whole part)",
    ms: 0,
    cause: output.trim().split("\n").slice(-LAST_LINES).join("\n"),
    rerun: `npm run ${script}`,
  }
  // A runner can fail without a failing test: a server that does not start, an error outside of a test.
  if (code !== 0 && runs.failed.length === 0) return { script, passed: runs.passed, failed: [whole], flaky }
  return { script, passed: counts ? runs.passed : [whole], failed, flaky }
}

async function runLane(lane, isAlone, flakyTests, results) {
  for (const part of lane) {
    const began = Date.now()
    if (isAlone) console.log(`\n--- ${part.script}`)
    const result = await runPart(part, isAlone, flakyTests).catch((error) => {
      printFault(error)
      const cause = String(error?.message ?? error)
      const failed = [{ file: part.script, title: "(the whole part)", ms: 0, cause, rerun: `npm run ${part.script}` }]
      return { script: part.script, passed: [], failed, flaky: [] }
    })
    results.push({ ...result, seconds: (Date.now() - began) / 1000 })
  }
}

function printRun(word, { file, title, cause, rerun }) {
  const lines = String(cause).split("\n").slice(0, LAST_LINES)
  console.log(`${word} ${file} > ${title}\n${lines.map((line) => `       ${line}`).join("\n")}\n       again: ${rerun}`)
}

/** @param {Result[]} results */
function printResults(results, seconds) {
  const slowest = results
    .flatMap(({ passed, failed }) => [...passed, ...failed])
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .filter(({ ms }) => ms > 0)
  if (slowest.length) console.log(`\nThe ${slowest.length} slowest tests:`)
  for (const { ms, file, title } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file} > ${title}`)
  console.log("")
  for (const { script, passed, failed, flaky, seconds: took } of results)
    console.log(
      `${script.padEnd(14)} ${String(passed.length).padStart(5)} passed ${String(failed.length).padStart(4)} failed ${String(flaky.length).padStart(3)} flaky ${took.toFixed(0).padStart(6)} s`,
    )
  const sum = (of) => results.reduce((total, result) => total + of(result).length, 0)
  console.log(
    `\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed, ${sum(({ flaky }) => flaky)} known to be flaky failed, in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s\n`,
  )
  for (const { flaky } of results) for (const run of flaky) printRun("FLAKY", run)
  for (const { failed } of results) for (const run of failed) printRun("FAILED", run)
}

const history = path.join(root, ".cache/proof/times.json")

/** The parts over their budget, counting this run. The history is of this checkout only. */
function judgeTimes(budgets, results) {
  const runs = fs.existsSync(history) ? JSON.parse(fs.readFileSync(history, "utf8")) : []
  runs.push(Object.fromEntries(results.map(({ script, seconds }) => [script, Math.round(seconds)])))
  fs.mkdirSync(path.dirname(history), { recursive: true })
  fs.writeFileSync(history, JSON.stringify(runs.slice(-10)))
  return overBudget(budgets, runs)
}

/**
 * Stages run one after the other; the lanes of a stage run in parallel, each in its order.
 * @param {Part[][][]} stages
 * @param {{ flaky?: { test: string }[], budgets?: Record<string, number> }} options
 *   `flaky`: tests (`file > title`) whose failure is printed and does not decide; `budgets`: seconds by part
 * @returns {Promise<Result[]>} sets the exit code, too
 */
export async function runProofs(stages, { flaky = [], budgets } = {}) {
  const began = Date.now()
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const installed = (Date.now() - began) / 1000
  if (installed > 5) console.log(`        Packages installed in ${installed.toFixed(0)} s`)
  const flakyTests = new Set(flaky.map(({ test }) => test))
  const results = []
  for (const lanes of stages)
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1, flakyTests, results)))
  printResults(results, (Date.now() - began) / 1000)
  const late = budgets ? judgeTimes(budgets, results) : []
  for (const part of late)
    console.log(
      `FAILED ${part} took over 125 % of its ${budgets[part]} s in three runs in a row (backend/tests/gate.json)`,
    )
  process.exitCode = late.length || results.some(({ failed }) => failed.length) ? 1 : 0
  return results
}
