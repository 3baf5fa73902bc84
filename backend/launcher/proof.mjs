// `npm run proof`: everything that is proven before a release. `-- --failed` runs again what failed; `-- --shard 1/3` a third of it.
import fs from "node:fs"
import path from "node:path"
import { failedOf, shardOf } from "./proofs/chosen.mjs"
import { runProofs } from "./proofs/run-proofs.mjs"
import { stages } from "./proofs/stages.mjs"
import { root } from "./settings.mjs"
import { Trouble, printFault } from "./trouble.mjs"

const resultsFile = path.join(root, ".cache/proof/results.json")
const readIfThere = (file, otherwise) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : otherwise)

function chosen([option, value]) {
  if (!option) return stages
  if (option === "--failed") return failedOf(stages, readIfThere(resultsFile, {}))
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(value ?? "") ?? []
  if (option !== "--shard" || !(Number(index) >= 1 && Number(index) <= Number(count)))
    throw new Trouble("npm run proof takes --failed, or --shard and a part such as 1/3.")
  return shardOf(stages, { index: Number(index), count: Number(count) })
}

/** Keeps results by part, so that a shard or `--failed` replaces only its own. */
function saveResults(results) {
  const kept = readIfThere(resultsFile, {})
  for (const { script, passed, failed, flaky, seconds } of results)
    kept[script] = { passed: passed.length, failed, flaky, seconds: Math.round(seconds), at: new Date().toISOString() }
  fs.mkdirSync(path.dirname(resultsFile), { recursive: true })
  fs.writeFileSync(resultsFile, JSON.stringify(kept, null, 2))
}

async function main() {
  const parts = chosen(process.argv.slice(2))
  if (!parts.length) return console.log("Nothing failed in the last proof.")
  saveResults(await runProofs(parts, { flaky: readIfThere(path.join(root, "backend/tests/flaky.json"), []) }))
}

main().catch((error) => {
  printFault(error)
  process.exit(1)
})
