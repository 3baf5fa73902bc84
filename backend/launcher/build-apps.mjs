// `npm run build`: production builds of the shop and the back office, where their sources changed since the last build.
import { apps, build } from "./build.mjs"
import { install } from "./install.mjs"
import { printFault } from "./trouble.mjs"

async function main() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  for (const app of Object.keys(apps)) console.log(`${app}: ${await build(app)}`)
}

main().catch((error) => {
  printFault(error)
  process.exit(1)
})
