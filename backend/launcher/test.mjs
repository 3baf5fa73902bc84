// `npm test`: the gate. It proves what guards the main job, stock, money and access; `npm run proof` proves everything.
import fs from "node:fs"
import path from "node:path"
import { runProofs } from "./proofs/run-proofs.mjs"
import { root } from "./settings.mjs"

const readJson = (name) => JSON.parse(fs.readFileSync(path.join(root, "backend/tests", name), "utf8"))
const { budgets, calls } = readJson("gate.json")

// Types and unit tests use both processors by themselves. Calls and journeys run one after the other: next to something
// else they would time out by chance.
const stages = [
  [[{ script: "types" }]],
  [
    [{ script: "lint" }],
    [{ script: "laws", counts: "vitest" }, { script: "build", args: ["--for-journeys"] }, { script: "seed" }],
  ],
  [[{ script: "unit", counts: "vitest" }]],
  [[{ script: "calls", counts: "vitest", args: calls }]],
  [[{ script: "journeys", counts: "playwright", args: ["--grep", "@gate"], env: { AXE: "off" } }]],
]

runProofs(stages, { budgets, flaky: readJson("flaky.json") }).catch((error) => {
  console.error(`\n${error.message}`)
  process.exit(1)
})
