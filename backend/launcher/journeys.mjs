// `npm run journeys`: finds or installs a browser, then runs Playwright over the whole shop. `--pictures` also keeps a
// picture of every screen of the back office, in both themes and at both widths.
import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import path from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { install } from "./install.mjs"
import { root } from "./settings.mjs"
import { printFault } from "./trouble.mjs"

async function main() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const browser = await ensureBrowser()
  const playwright = path.join(
    path.dirname(createRequire(import.meta.url).resolve("@playwright/test/package.json")),
    "cli.js",
  )
  const asked = process.argv.slice(2)
  const args = asked.filter((one) => one !== "--pictures")
  const child = spawn(process.execPath, [playwright, "test", ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, CHROME_PATH: browser, ...(args.length < asked.length && { EVERY_PICTURE: "1" }) },
  })
  child.on("close", (code) => process.exit(code ?? 1))
}

main().catch((error) => {
  printFault(error)
  process.exit(1)
})
