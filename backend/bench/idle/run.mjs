// The database's work in an idle shop: measured by a separate test project, because it needs a shop of the rig.
import { spawn } from "node:child_process"
import { install } from "../../launcher/install.mjs"
import { root } from "../../launcher/settings.mjs"

/** Prints statements and commits in a second; resolves to the exit code: 1 when a limit is broken. */
export async function run() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const child = spawn("npx", ["vitest", "run", "--project", "bench", "idle"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)))
}
