// The cost of the most frequent calls, in a small shop and in a large one.
import { spawn } from "node:child_process"
import { install } from "../../launcher/install.mjs"
import { root } from "../../launcher/settings.mjs"

/** Prints both sides and their ratios; resolves to the exit code: 1 when a ratio falls short. */
export async function run() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const child = spawn("npx", ["vitest", "run", "--project", "bench", "growth"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)))
}
