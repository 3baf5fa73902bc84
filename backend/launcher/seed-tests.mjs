// `npm run seed`: fills the shop that each test shop is a copy of, unless it is up to date.
import { install } from "./install.mjs"
import { printFault } from "./trouble.mjs"

async function main() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  // Imports packages, so only now.
  const { rig } = await import("./rig.mjs")
  console.log(await (await rig("opening/seeded.ts")).seededShop())
}

main().catch((error) => {
  printFault(error)
  process.exit(1)
})
