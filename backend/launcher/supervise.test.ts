import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { expect, it, onTestFinished } from "vitest"
import { supervise } from "./supervise.mjs"

const root = path.resolve(import.meta.dirname, "../..")

/** A supervised part of the shop that runs the given script. */
function aPart(script: string, seen: { lines: string[]; gaveUp?: (trouble: Error) => void }) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "silai-supervise-"))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))
  fs.mkdirSync(path.join(dataDir, "logs"))
  const file = path.join(dataDir, "part.mjs")
  fs.writeFileSync(file, script)
  return supervise({
    name: "part",
    entry: path.relative(root, file),
    env: { ...process.env, COUNT_FILE: path.join(dataDir, "count") },
    dataDir,
    say: (line) => void seen.lines.push(line),
    noteChild() {},
    onGiveUp: (trouble) => seen.gaveUp?.(trouble),
  })
}

it("starts a part again when it dies", async () => {
  const seen = { lines: [] as string[] }
  // Dies once after it was ready, then keeps running.
  const part = aPart(
    `import fs from "node:fs"
    const again = fs.existsSync(process.env.COUNT_FILE)
    fs.writeFileSync(process.env.COUNT_FILE, "x")
    process.send({ ready: true }, () => { if (!again) process.kill(process.pid, "SIGKILL") })
    setInterval(() => {}, 1000)`,
    seen,
  )
  await part.ready
  await expect
    .poll(() => seen.lines.join(), { timeout: 5_000 })
    .toMatch(/The part stopped unasked \(SIGKILL\); starting again/)
  await part.stop()
  expect(seen.lines).toHaveLength(1)
})

it("gives up on a part that never gets ready, with its last words", async () => {
  const trouble = await new Promise<Error>((resolve) => {
    aPart(`console.error("COOKIE_SECRET: is not set"); process.exit(1)`, { lines: [], gaveUp: resolve })
  })
  expect(trouble.message).toMatch(/^The part does not stay up \(exit code 1\)[\s\S]+COOKIE_SECRET: is not set$/)
})
