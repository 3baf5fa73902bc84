// The gain from more server processes, and the cost of an order for each part.
import { spawn } from "node:child_process"
import { install } from "../../launcher/install.mjs"
import { root } from "../../launcher/settings.mjs"

/** Prints both sides and their ratios; resolves to the exit code: 1 when a ratio falls short. */
export async function run() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const child = spawn("npx", ["vitest", "run", "--project", "bench", "scale"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)))
}
