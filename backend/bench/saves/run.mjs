// The cost of an order and a save, with and without operators' plugins: measured by a separate test project, because it needs the
// rig's shops.
import { spawn } from "node:child_process"
import { install } from "../../launcher/install.mjs"
import { root } from "../../launcher/settings.mjs"

/** Prints each save on both sides; resolves to the exit code: 1 when a limit is broken. */
export async function run() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const child = spawn("npx", ["vitest", "run", "--project", "bench", "saves"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)))
}
