// `npm test`: installs what is missing, then every proof of the house in turn, the quick ones first, until one fails: what comes
// after would only tell the same thing slower. The last line counts them together.
import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { install } from "./install.mjs"
import { root } from "./settings.mjs"
import { printFault } from "./trouble.mjs"

/** In this order. A proof that counts its tests writes them down for us; types and lint count as one each. */
const proofs = [
  { script: "types" },
  { script: "lint" },
  { script: "laws", counts: "vitest" },
  { script: "unit", counts: "vitest" },
  { script: "calls", counts: "vitest" },
  { script: "journeys", counts: "playwright" },
]
const defined = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")).scripts

function npmRun(script, args, env) {
  return new Promise((resolve) => {
    const npm = process.env.npm_execpath
    const all = ["run", "--silent", script, ...(args.length ? ["--", ...args] : [])]
    const options = { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit"] }
    const child = npm?.endsWith(".js")
      ? spawn(process.execPath, [npm, ...all], options)
      : spawn("npm", all, { ...options, shell: process.platform === "win32" })
    child.on("error", () => resolve(1))
    child.on("close", (code) => resolve(code ?? 1))
  })
}

const readers = {
  vitest: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  playwright: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
}

async function prove({ script, counts }) {
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
  const code = await npmRun(script, args, env)
  const told =
    counts && fs.existsSync(report)
      ? readers[counts](JSON.parse(fs.readFileSync(report, "utf8")))
      : { passed: code === 0 ? 1 : 0, failed: 0 }
  // A runner can fail without a failing test: a file that does not load, a server that does not start.
  return { ...told, failed: code !== 0 && told.failed === 0 ? 1 : told.failed }
}

async function main() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const table = []
  const wanted = proofs.filter(({ script }) => script in defined)
  for (const proof of wanted) {
    const began = Date.now()
    console.log(`\n--- ${proof.script}`)
    const told = await prove(proof).catch((error) => {
      printFault(error)
      return { passed: 0, failed: 1 }
    })
    table.push({ ...told, script: proof.script, time: `${((Date.now() - began) / 1000).toFixed(1)} s` })
    if (told.failed > 0) break
  }
  console.log("")
  for (const { script, passed, failed, time } of table)
    console.log(
      `${script.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed   ${time}`,
    )
  for (const { script } of wanted.slice(table.length)) console.log(`${script.padEnd(10)} not run`)
  const sum = (key) => table.reduce((total, row) => total + row[key], 0)
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`)
  process.exitCode = sum("failed") === 0 ? 0 : 1
}

main().catch((error) => {
  console.error(`\n${error.message}`)
  process.exit(1)
})
