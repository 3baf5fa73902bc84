// `npm run seed`: fills the shops that test shops are copies of, unless they are up to date.
import { install } from "./install.mjs"
import { printFault } from "./trouble.mjs"

async function main() {
  await install((detail) => console.log(`        Installing packages: ${detail}`))
  // Imports packages, so only now.
  const { rig } = await import("./rig.mjs")
  console.log(await (await rig("opening/seeded.ts")).seededShop(true))
}

main().catch((error) => {
  printFault(error)
  process.exit(1)
})
