// The cost of a product's reviews at 100 and at 100,000 of them: measured by a separate test project, because it needs the rig's shops.
import { spawn } from "node:child_process"
import { install } from "../../launcher/install.mjs"
import { root } from "../../launcher/settings.mjs"

/** Prints each reading at both sizes; resolves to the exit code: 1 when a limit is broken. */
export async function run() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const child = spawn("npx", ["vitest", "run", "--project", "bench", "reviews"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  return new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)))
}
