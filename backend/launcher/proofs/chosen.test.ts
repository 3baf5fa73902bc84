import { describe, expect, test } from "vitest"
import fs from "node:fs"
import { failedOf, type Part, shardOf } from "./chosen.mjs"
import { stages as wholeProof } from "./stages.mjs"

const types: Part = { script: "types" }
const calls: Part = { script: "calls", counts: "vitest", splits: true }
const drill: Part = { script: "drill", counts: "vitest" }
const stages = [[[types]], [[calls], [drill]]]
const named = (chosen: Part[][][]) => chosen.flat(2).map(({ script }) => script)

describe("the parts of a proof", () => {
  test("run a share of the tests in every shard, and a part that cannot be split in one shard only", () => {
    const shards = [1, 2].map((index) => shardOf(stages, { index, count: 2 }))
    expect(shards.map((one) => named(one).sort())).toEqual([
      ["calls", "types"],
      ["calls", "drill"],
    ])
    expect(shards[1]!.flat(2)[0]).toEqual({ ...calls, args: ["--shard=2/2"] })
  })

  test("are only the failed files with --failed, or the whole part where no file failed", () => {
    const stored = { types: { failed: [{ file: "types" }] }, calls: { failed: [{ file: "a" }, { file: "a" }] } }
    expect(failedOf(stages, stored)).toEqual([[[types]], [[{ ...calls, args: ["a"] }]]])
    expect(failedOf(stages, { drill: { failed: [] } })).toEqual([])
  })

  test("include the cost of pages in a large shop, and the traces, whose tests are in no other part", () => {
    const files = wholeProof.flat(2).flatMap(({ args = [] }) => args)
    expect(files).toEqual(["backend/tests/score/growth.test.ts", "backend/tests/score/traces.test.ts"])
    expect(files.filter((file) => !fs.existsSync(file))).toEqual([])
  })

  test("are scripts of the package", () => {
    const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }
    expect(wholeProof.flat(2).filter(({ script }) => !scripts[script])).toEqual([])
  })
})
