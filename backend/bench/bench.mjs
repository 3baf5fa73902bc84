// `npm run bench <name>`: one measurement, printed as a table with its limits.
import { root } from "../launcher/settings.mjs"
import { printFault, Trouble } from "../launcher/trouble.mjs"
import fs from "node:fs"
import path from "node:path"

const folder = path.join(root, "backend/bench")
const names = fs.readdirSync(folder).filter((name) => fs.existsSync(path.join(folder, name, "run.mjs")))

async function main([name, ...rest]) {
  if (!names.includes(name)) throw new Trouble(`npm run bench needs a name: ${names.join(", ")}.`)
  const { run } = await import(`./${name}/run.mjs`)
  process.exitCode = await run(rest)
}

main(process.argv.slice(2)).catch((error) => {
  printFault(error)
  process.exit(1)
})
