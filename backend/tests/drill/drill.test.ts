import fs from "node:fs"
import path from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { compile } from "../../launcher/compile.mjs"
import { root } from "../rig/places"
import { seededShop } from "../rig/opening/seeded"
import { makeCopy } from "./copy"
import { everyChange } from "./every-change"
import { type Outcome, outcomes, run, typeErrors } from "./prove"

// Follows the marked rows of "Where to change what" (working-on-it.md) on copies of the tree: in one, each change is made in its first file
// only; in the other it is completed, and an existing shop is opened.
const changes = everyChange.map(({ name, change }) => ({ name, ...change }))
const noticing = changes.flatMap(({ noticed }) => noticed.flatMap((notice) => ("file" in notice ? [notice.file] : [])))
const rows = fs
  .readFileSync(path.join(root, "backend/docs/working-on-it.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ✓ "))
  .map((line) => line.split("|")[1]!.replace("✓", "").trim())

let forgotten: { types: string[]; tests: Outcome[] }
let followed: { types: string[]; tests: Outcome[]; shop: Outcome[] }

beforeAll(async () => {
  await compile()
  const [existing] = await Promise.all([seededShop(), run(root, "typegen", ["typegen", "storefront"])])
  const begun = makeCopy(
    "forgotten",
    changes.flatMap(({ first }) => first),
  )
  const whole = makeCopy(
    "followed",
    changes.flatMap(({ first, rest }) => [...first, ...rest]),
  )
  await run(whole, "backend/docs/print-calls.mjs", [])
  await run(whole, "backend/docs/print-engine-surface.mjs", [])
  // The compiler on one processor, the tests and the shop on the other.
  const types = async () => ({ begun: await typeErrors(begun), whole: await typeErrors(whole) })
  const tests = async () => ({
    shop: await outcomes(whole, ["--project", "drilled"], {
      DRILL_SHOP: existing,
      DRILL_ENVIRONMENT: JSON.stringify(Object.assign({}, ...changes.map(({ environment }) => environment))),
    }),
    begun: await outcomes(begun, ["--project", "laws", "--project", "unit", ...new Set(noticing)]),
    whole: await outcomes(whole, ["--project", "laws", "--project", "unit", "backend/tests/laws", "backend/contracts"]),
  })
  const [compiled, tested] = await Promise.all([types(), tests()])
  forgotten = { types: compiled.begun, tests: tested.begun }
  followed = { types: compiled.whole, tests: tested.whole, shop: tested.shop }
}, 1_800_000)

test("covers the marked rows of working-on-it.md, and no others", () => {
  expect(rows.sort()).toEqual(changes.map(({ row }) => row).sort())
})

describe.each(changes.map((change) => [change.row, change] as const))("%s", (_row, { name, noticed }) => {
  test("is noticed when it is started and not finished", () => {
    const silent = noticed.filter((notice) =>
      "types" in notice
        ? !forgotten.types.some((line) => line.startsWith(`${notice.types}(`))
        : !forgotten.tests.some(({ title, passed }) => !passed && title.includes(notice.test)),
    )
    expect(silent).toEqual([])
  })

  test("works in an existing shop when it is completed", () => {
    const outcome = followed.shop.find(({ title }) => title === name)
    expect(outcome?.message).toBe("")
    expect(outcome?.passed).toBe(true)
  })
})

/** The law that the changes find the texts that they replace: in the completed copy, these are replaced. */
const ofTheUnchangedTree = "the changes of the drill find the texts that they replace"

describe("all completed changes together", () => {
  test("have types that fit together", () => expect(followed.types).toEqual([]))

  test("break no law", () => {
    expect(followed.tests.length).toBeGreaterThan(100)
    expect(followed.tests.filter(({ title, passed }) => !passed && !title.startsWith(ofTheUnchangedTree))).toEqual([])
  })
})
