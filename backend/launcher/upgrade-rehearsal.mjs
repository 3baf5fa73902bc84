// npm run upgrade-rehearsal -- 2.22.0: tries another version of the engine on a copy of the tree, with a shop filled by this
// version, and shows on one screen what broke and which rows of backend/docs/engine-surface.md are affected. Leaves the tree
// unchanged.
import { spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { compile } from "./compile.mjs"
import { rig } from "./rig.mjs"
import { readSurface, rowsTouched, tableChanges } from "./proofs/surface-rows.mjs"
import { seconds } from "./machine/terminal.mjs"
import { root } from "./settings.mjs"
import { printFault, Trouble } from "./trouble.mjs"

const patienceMs = 30 * 60_000
const shownLines = 6
const notSource =
  /(^|\/)(node_modules|\.git|\.cache|\.data|\.medusa|dist|build|test-results|playwright-report|\.react-router)$/
/** Placing, the catalogue, the staff, and code that uses the engine's internals. */
const callTests = [
  "house/engine-tables",
  "house/engine-true",
  "house/health",
  "house/first-filling",
  "house/surface",
  "checkout/paying",
  "checkout/money-back",
  "checkout/refusals",
  "catalogue/listing",
  "catalogue/colourway-life",
  "staff/people",
  "staff/invitations",
  "account/password",
].map((name) => `backend/tests/calls/${name}.test.ts`)

const running = new Set()
let folder = null
let ending = false

/** Runs a program in the copy, in its own process group; `words` is its output. */
function run(command, args, cwd, env = {}) {
  return new Promise((resolve) => {
    // After Ctrl-C the next step must not start.
    if (ending) return
    const clean = Object.fromEntries(
      Object.entries({ ...process.env, CI: "true", ...env }).filter(([name]) => !/^(npm_|NODE_ENV$|VITE)/.test(name)),
    )
    const child = spawn(command, args, { cwd, env: clean, detached: true, stdio: ["ignore", "pipe", "pipe"] })
    running.add(child)
    let words = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (words += chunk))
    const late = setTimeout(() => endGroup(child, "SIGKILL"), patienceMs)
    const done = (code) => {
      clearTimeout(late)
      running.delete(child)
      // A step ended by Ctrl-C has not failed.
      if (!ending) resolve({ code: code ?? 1, words: plain(words) })
    }
    child.on("error", (error) => done(((words += error.message), 1)))
    child.on("close", done)
  })
}
const plain = (words) => stripVTControlCharacters(words).replaceAll(/^npm warn.*\n/gm, "")

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    /* gone */
  }
}

/** Ends running processes, the databases of killed test runs too, and removes the copy. */
async function cleanUp() {
  const left = [...running]
  for (const child of left) endGroup(child, "SIGTERM")
  const until = Date.now() + 15_000
  while (running.size && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
  for (const child of left) endGroup(child, "SIGKILL")
  ;(await rig("places.ts")).sweepAfterKilledRuns(process.pid)
  if (folder) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

function copyTree() {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "silai-upgrade-"))
  fs.chmodSync(folder, 0o711)
  fs.cpSync(root, folder, {
    recursive: true,
    filter: (from) => from === root || !notSource.test(from.slice(root.length).replaceAll("\\", "/")),
  })
}

/** Sets the new version for every package of the engine, and for the empty ones that replace some. */
function setVersion(from, to) {
  const manifests = fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => path.basename(file) === "package.json")
    .map((file) => path.join(folder, file))
  for (const file of manifests) {
    const text = fs.readFileSync(file, "utf8")
    const own = /"name": "@medusajs\//.test(text) ? text.replace(`"version": "${from}"`, `"version": "${to}"`) : text
    fs.writeFileSync(file, own.replaceAll(new RegExp(`("@medusajs/[a-z-]+": ")${from}"`, "g"), `$1${to}"`))
  }
}

const lines = (words, wanted) =>
  words
    .split("\n")
    .filter((line) => wanted.test(line))
    .slice(0, shownLines)
const lastLines = (words) => words.trim().split("\n").slice(-shownLines)

/** A step of vitest: its failed tests, each with the first line of its error. */
async function tests(args, env) {
  const report = path.join(folder, ".cache/rehearsal.json")
  fs.rmSync(report, { force: true })
  const options = ["--reporter=json", `--outputFile=${report}`]
  const { words } = await run("npx", ["vitest", "run", ...args, ...options], folder, env)
  if (!fs.existsSync(report)) return { ok: false, shown: lastLines(words), words }
  const { testResults, numPassedTests, numTotalTests } = JSON.parse(fs.readFileSync(report, "utf8"))
  const failed = testResults
    .filter(({ status }) => status === "failed")
    .map((file) => ({ ...file, file: path.relative(fs.realpathSync(folder), file.name) }))
  const faults = failed.flatMap(({ file, message, assertionResults }) => {
    const each = assertionResults.filter(({ status }) => status === "failed")
    return each.length
      ? each.map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0] ?? ""}`)
      : [`${file}: ${message}`]
  })
  return {
    ok: numTotalTests > 0 && failed.length === 0,
    note: `${numPassedTests} of ${numTotalTests} tests`,
    shown: faults.map((fault) => plain(fault).split("\n").slice(0, 2).join(" ").slice(0, 240)).slice(0, shownLines),
    words: faults.join("\n"),
    files: failed.map(({ file }) => file),
  }
}

/** An error's own line; a stack, and npm's notes, follow it. */
const faultLine = /^\s*(\w*(Error|Trouble)\b.*: |npm error (?!A complete log))/

const program = async (command, args, wanted) => {
  const { code, words } = await run(command, args, folder)
  const [matching, faults] = [wanted ? lines(words, wanted) : [], lines(words, faultLine)]
  const shown = [matching, faults, lastLines(words)].find((some) => some.length)
  return { ok: code === 0, shown: code === 0 ? [] : shown, words }
}

/** A version may require peers other than the lockfile's (an optional dashboard's React): npm needs a flag to accept that. */
async function install() {
  const args = ["install", "--no-audit", "--no-fund", "--prefer-offline"]
  const strictly = await program("npm", args, /^npm error/)
  const refused = /Could not resolve dependency:\n(?:npm error )?(.*)/.exec(strictly.words)?.[1]
  if (strictly.ok || !refused) return strictly
  const loosely = await program("npm", [...args, "--legacy-peer-deps"], /^npm error/)
  return { ...loosely, note: "only with --legacy-peer-deps", shown: [refused, ...loosely.shown] }
}

const tablesFile = "backend/docs/engine-tables.json"
const tablesIn = (home) => JSON.parse(fs.readFileSync(path.join(home, tablesFile), "utf8"))

async function openOldShop(existing) {
  const done = await program("node", ["backend/tests/rig/opening/open-old-shop.mjs", existing])
  if (!done.ok) return done
  const { gone, added } = tableChanges(tablesIn(root), tablesIn(folder))
  const shown = [
    ...(gone.length ? [`columns that are gone: ${gone.join(", ").slice(0, 400)}`] : []),
    ...(added.length ? [`columns that are new: ${added.join(", ").slice(0, 400)}`] : []),
  ]
  return { ...done, shown, note: shown.length ? "" : "the engine's tables are the same" }
}

/** In this order; after a step that must not fail, the others would only repeat its error. */
const steps = (existing) => [
  { name: "install", must: true, work: install },
  { name: "compile", must: true, work: () => program("node", ["backend/launcher/compile.mjs"]) },
  { name: "migrate a filled shop, and open it", work: () => openOldShop(existing) },
  { name: "print the docs", work: () => program("npm", ["run", "--silent", "docs"]) },
  { name: "types", work: () => program("npm", ["run", "--silent", "types"], /error TS\d+/) },
  { name: "laws", work: () => tests(["--project", "laws"]) },
  {
    name: "rules",
    work: () => tests(["--project", "unit", "backend/src", "backend/kit", "plugins/account/src/rules"]),
  },
  {
    name: "calls on the migrated shop",
    work: () => tests(["--project", "calls", ...callTests], { EXISTING_SHOP: existing }),
  },
]

function print(name, began, { ok, note, shown, words, files }, surface) {
  const facts = [note, seconds(Date.now() - began)].filter(Boolean).join(", ")
  console.log(`${ok ? "  ok    " : "  BROKE "}${name} (${facts})`)
  for (const line of shown ?? []) console.log(`          ${line.trim()}`)
  const rows = ok ? [] : rowsTouched(surface, { words, files })
  for (const row of rows.slice(0, 12)) console.log(`          → engine-surface: ${row}`)
  if (rows.length > 12) console.log(`          → and ${rows.length - 12} rows more`)
}

async function main() {
  const [to] = process.argv.slice(2)
  if (!/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(to ?? ""))
    throw new Trouble("Which version? For example: npm run upgrade-rehearsal -- 2.22.0")
  os.setPriority(10)
  const from = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")).dependencies["@medusajs/medusa"]
  const surface = readSurface(fs.readFileSync(path.join(root, "backend/docs/engine-surface.md"), "utf8"))
  console.log(`Rehearsing ${from} → ${to}; the tree stays as it is.`)
  await compile()
  const existing = await (await rig("opening/seeded.ts")).seededShop()
  copyTree()
  setVersion(from, to)
  let broken = 0
  for (const { name, must, work } of steps(existing)) {
    const began = Date.now()
    const result = await work()
    print(name, began, result, surface)
    if (result.ok) continue
    broken += 1
    if (must) break
  }
  console.log(broken ? `${broken} of the steps broke on ${to}.` : `Nothing broke on ${to}.`)
  return broken ? 1 : 0
}

async function end(code) {
  if (ending) return
  ending = true
  await cleanUp()
  process.exit(code)
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    if (!ending) console.log("Stopping what runs, and removing the copy …")
    void end(130)
  })
main().then(end, (error) => {
  printFault(error)
  return end(1)
})
