import fs from "node:fs"
import os from "node:os"
import path from "node:path"

const prefix = "silai-unit-"
const before = process.env.TMPDIR
let folder: string | undefined

/** The unit tests of a run have a temporary folder to themselves. */
export function setup(): void {
  // Several projects of one run share it.
  if (path.basename(os.tmpdir()).startsWith(prefix)) return
  folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix))
  // PostgreSQL runs as another user when we are root, and must be able to pass through.
  fs.chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
}

/** The run fails if its tests leave anything in that folder. */
export function teardown(): void {
  if (!folder) return
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  const left = fs.readdirSync(folder)
  fs.rmSync(folder, { recursive: true, force: true })
  if (!left.length) return
  // Vitest prints an error of its end, and succeeds.
  process.exitCode = 1
  throw new Error(`Unit tests left in the temporary folder: ${left.join(", ")}`)
}
