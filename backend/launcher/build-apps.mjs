// `npm run build`: production builds of the shop and the back office, where their sources changed since the last build.
// `--for-journeys` builds the back office with the plugins that the journeys' shop has.
import { apps, build } from "./build.mjs"
import { install } from "./install.mjs"
import { printFault } from "./trouble.mjs"

async function main() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  if (process.argv.includes("--for-journeys")) {
    // Imports packages, so only now.
    const { rig } = await import("./rig.mjs")
    console.log(await (await rig("opening/fronts.ts")).buildFronts())
  } else for (const app of Object.keys(apps)) console.log(`${app}: ${await build(app)}`)
}

main().catch((error) => {
  printFault(error)
  process.exit(1)
})
