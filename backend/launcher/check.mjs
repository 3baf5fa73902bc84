// `npm run types` and `npm run lint`: several programs each. All of them run, so that one run shows every fault.
import { spawnSync } from "node:child_process"
import path from "node:path"
import { install } from "./install.mjs"
import { root } from "./settings.mjs"
import { printFault } from "./trouble.mjs"

// Type-checks with the native compiler: a third of the time. `typescript` 5.9 remains for the programs that use its API.
const tsc = "typescript-7/bin/tsc"
const CHECKS = {
  types: [
    { program: "@react-router/dev/bin.js", args: ["typegen"], folder: "storefront" },
    ...[".", "storefront", "admin", "storefront/e2e"].map((project) => ({ program: tsc, args: ["-p", project] })),
  ],
  lint: [
    { program: "oxlint/bin/oxlint" },
    { program: "oxfmt/bin/oxfmt", args: ["--check", "."] },
    { program: "knip/bin/knip.js", args: ["--no-progress", "--no-config-hints"] },
  ],
}

async function main() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  const failed = CHECKS[process.argv[2]].filter(({ program, args = [], folder = "." }) => {
    const file = path.join(root, "node_modules", program)
    return spawnSync(process.execPath, [file, ...args], { cwd: path.join(root, folder), stdio: "inherit" }).status !== 0
  })
  process.exitCode = failed.length ? 1 : 0
}

main().catch((error) => {
  printFault(error)
  process.exit(1)
})
