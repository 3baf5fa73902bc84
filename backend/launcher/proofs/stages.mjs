// The parts of `npm run proof`. Stages run one after the other; the lanes of a stage in parallel.

/** Of `npm run score`: what no other part shows, and no person may forget before a release. */
const ofTheScore = ["growth", "traces"].map((name) => `backend/tests/score/${name}.test.ts`)

/** @type {import("./run-proofs.mjs").Part[][][]} */
export const stages = [
  [[{ script: "types" }]],
  [[{ script: "lint" }], [{ script: "laws", counts: "vitest", splits: true }]],
  [[{ script: "unit", counts: "vitest", splits: true }]],
  [[{ script: "build" }]],
  [[{ script: "calls", counts: "vitest", splits: true }]],
  [[{ script: "journeys", counts: "playwright", splits: true }]],
  [[{ script: "drill", counts: "vitest" }]],
  [[{ script: "storm", counts: "vitest" }]],
  [[{ script: "score", counts: "vitest", args: ofTheScore }]],
  [[{ script: "install-proof", counts: "vitest" }]],
  [[{ script: "image-proof", counts: "vitest" }]],
]
