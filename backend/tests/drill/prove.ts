import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { saveNotes, layNotes } from "./copy"

const bin = { tsc: "typescript/bin/tsc", vitest: "vitest/vitest.mjs", typegen: "@react-router/dev/bin.js" }
const patienceMs = 600_000

/** Runs a program of `node_modules`, or a file of ours, in a copy. */
export function run(copy: string, file: string, args: string[], env: Record<string, string> = {}) {
  const program = path.join(copy, file in bin ? path.join("node_modules", bin[file as keyof typeof bin]) : file)
  // Environment variables of this vitest worker must not reach the vitest in the copy.
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE|TINYPOOL)|^NODE_ENV$/.test(name)),
  )
  return new Promise<{ code: number; words: string }>((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: copy,
      env: { ...clean, ...env },
      timeout: patienceMs,
    })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => chunks.push(chunk))
    child.on("close", (code) => resolve({ code: code ?? 1, words: Buffer.concat(chunks).toString() }))
  })
}

const projects = ["tsconfig.json", "admin/tsconfig.json", "storefront/tsconfig.json"]

/** The compiler's errors, one per line: `backend/kit/process/env.ts(3,1): error …`. */
export async function typeErrors(copy: string): Promise<string[]> {
  layNotes(copy)
  const found: string[] = []
  for (const [at, project] of projects.entries()) {
    const notes = ["--incremental", "--tsBuildInfoFile", `.cache/types/${at}.json`]
    const { words } = await run(copy, "tsc", ["-p", project, "--pretty", "false", ...notes])
    found.push(...words.split("\n").filter((line) => /error TS\d+/.test(line)))
  }
  saveNotes(copy)
  return found
}

export type Outcome = { title: string; passed: boolean; message: string }

/** The result of each test of these vitest projects. */
export async function outcomes(copy: string, args: string[], env: Record<string, string> = {}): Promise<Outcome[]> {
  const report = path.join(copy, ".cache/report.json")
  fs.rmSync(report, { force: true })
  const { words } = await run(copy, "vitest", ["run", ...args, "--reporter=json", `--outputFile=${report}`], env)
  if (!fs.existsSync(report)) throw new Error(`The tests did not run. Their last words:\n${words.slice(-4000)}`)
  const { testResults } = JSON.parse(fs.readFileSync(report, "utf8")) as {
    testResults: {
      name: string
      message: string
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
    }[]
  }
  if (testResults.length === 0) throw new Error(`No test ran. The last words:\n${words.slice(-4000)}`)
  return testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length
      ? assertionResults.map((one) => ({
          title: one.fullName,
          passed: one.status === "passed",
          message: one.failureMessages.join("\n"),
        }))
      : [{ title: name, passed: false, message: message || words.slice(-4000) }],
  )
}
