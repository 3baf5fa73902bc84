// Runs npm scripts as proofs, one stage after the other, and prints the totals at the end.
import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { install } from "../install.mjs"
import { root } from "../settings.mjs"
import { printFault } from "../trouble.mjs"

/** Runs an npm script. Output of parallel ones is printed whole at the end, so that lines do not mix. */
function npmRun(script, args, env, alone) {
  return new Promise((resolve) => {
    const npm = process.env.npm_execpath
    const all = ["run", "--silent", script, ...(args.length ? ["--", ...args] : [])]
    const options = {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", alone ? "inherit" : "pipe", alone ? "inherit" : "pipe"],
    }
    const child = npm?.endsWith(".js")
      ? spawn(process.execPath, [npm, ...all], options)
      : spawn("npm", all, { ...options, shell: process.platform === "win32" })
    const words = []
    child.stdout?.on("data", (chunk) => words.push(chunk))
    child.stderr?.on("data", (chunk) => words.push(chunk))
    child.on("error", () => resolve(1))
    child.on("close", (code) => {
      if (!alone) process.stdout.write(`\n--- ${script}\n${Buffer.concat(words).toString()}`)
      resolve(code ?? 1)
    })
  })
}

/** Those that failed, or passed only at the second try. */
const vitestTests = ({ testResults }, which) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === which && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => ({ file: name, title: fullName, cause: failureMessages[0] })),
  )

const playwrightTests = ({ suites = [], specs = [] }, which) => [
  ...suites.flatMap((suite) => playwrightTests(suite, which)),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === which))
    .map(({ file, title, tests }) => ({
      file,
      title,
      // One for each width: the phone's may have passed where the desktop's did not.
      cause: tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error?.message,
    })),
]

const readers = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    faults: vitestTests(report, "failed"),
    shaky: vitestTests(report, "passed"),
  }),
  playwright: (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    faults: playwrightTests(report, "unexpected"),
    shaky: playwrightTests(report, "flaky"),
  }),
}

/** Names failures, and second-try passes, next to the totals: often only the end of a log is kept. */
function printFaults(table) {
  const results = [
    ...table.flatMap(({ shaky = [] }) => shaky.map((one) => ({ ...one, word: "SECOND TRY" }))),
    ...table.flatMap(({ faults = [] }) => faults.map((one) => ({ ...one, word: "FAILED" }))),
  ]
  for (const { word, file, title, cause } of results)
    console.log(
      `${word} ${path.relative(root, file)} > ${title}\n       ${String(cause).split("\n").slice(0, 3).join("\n       ")}`,
    )
}

async function prove({ script, counts, args: asked = [] }, alone) {
  const report = path.join(root, ".cache/tests", `${script}.json`)
  fs.mkdirSync(path.dirname(report), { recursive: true })
  fs.rmSync(report, { force: true })
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args =
    counts === "vitest"
      ? ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
      : counts === "playwright"
        ? ["--reporter=list,json"]
        : []
  const code = await npmRun(script, [...args, ...asked], env, alone)
  const results =
    counts && fs.existsSync(report)
      ? readers[counts](JSON.parse(fs.readFileSync(report, "utf8")))
      : { passed: code === 0 ? 1 : 0, failed: 0 }
  // A runner can fail without a failing test: a file that does not load, a server that does not start.
  return { ...results, failed: code !== 0 && results.failed === 0 ? 1 : results.failed }
}

async function runLane(lane, alone, table, hasFailed) {
  for (const proof of lane) {
    if (hasFailed()) return
    const began = Date.now()
    if (alone) console.log(`\n--- ${proof.script}`)
    const results = await prove(proof, alone).catch((error) => {
      printFault(error)
      return { passed: 0, failed: 1 }
    })
    table.push({ ...results, script: proof.script, time: `${((Date.now() - began) / 1000).toFixed(1)} s` })
  }
}

/**
 * Stages run one after the other until one fails: the later ones would only report the same failure more slowly. The lanes of a
 * stage run in parallel, each in its order. A check that counts its tests writes the number for us; the others count as one each.
 * Second-try passes are named, and counted separately.
 * @param {{ script: string, counts?: "vitest" | "playwright", args?: string[] }[][][]} stages
 */
export async function runProofs(stages) {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const table = []
  const hasFailed = () => table.some(({ failed }) => failed > 0)
  for (const lanes of stages) {
    const alone = lanes.length === 1
    await Promise.all(lanes.map((lane) => runLane(lane, alone, table, hasFailed)))
    if (hasFailed()) break
  }
  console.log("")
  printFaults(table)
  for (const { script, passed, failed, shaky = [], time } of table)
    console.log(
      `${script.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(shaky.length).padStart(4)} at a second try   ${time}`,
    )
  const ran = table.map(({ script }) => script)
  for (const { script } of stages.flat(2)) if (!ran.includes(script)) console.log(`${script.padEnd(10)} not run`)
  const sum = (count) => table.reduce((total, row) => total + count(row), 0)
  const failed = sum((row) => row.failed)
  console.log(
    `\n${sum((row) => row.passed)} passed, ${failed} failed, ${sum(({ shaky = [] }) => shaky.length)} of those that passed at a second try only`,
  )
  process.exitCode = failed === 0 ? 0 : 1
}
