// `npm test`: every check, the quick ones first.
import { runProofs } from "./proofs/run-proofs.mjs"

// Both apps are built while the calls, which mostly wait, keep one processor busy.
const stages = [
  [
    [{ script: "types" }, { script: "lint" }],
    [
      { script: "laws", counts: "vitest" },
      { script: "unit", counts: "vitest" },
    ],
  ],
  [[{ script: "calls", counts: "vitest" }], [{ script: "build" }, { script: "drill", counts: "vitest" }]],
  [[{ script: "journeys", counts: "playwright" }]],
]

runProofs(stages).catch((error) => {
  console.error(`\n${error.message}`)
  process.exit(1)
})
