// `npm run affected`: the tests of the change since a base, in a few minutes. `-- --base <commit>` names another base than the main branch.
import fs from "node:fs"
import path from "node:path"
import { baseOfBranch, git } from "./proofs/branch.mjs"
import { runProofs } from "./proofs/run-proofs.mjs"
import { root } from "./settings.mjs"
import { journeyOf, touchedBy } from "./proofs/touched.mjs"

const asked = process.argv.indexOf("--base")
const base = asked > 0 ? process.argv[asked + 1] : baseOfBranch()
const changed = [
  ...git("diff", "--name-only", base).split("\n"),
  ...git("ls-files", "--others", "--exclude-standard").split("\n"),
].filter(Boolean)
const { nouns, calls, journeys, restsOnAll } = touchedBy(changed)

const isThere = (file) => fs.existsSync(path.join(root, file))
const rooms = calls.filter(isThere)
const walks = ["storefront/e2e", "admin/e2e"].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .filter((file) => journeys.includes(journeyOf(file))),
)
console.log(`Since ${base.slice(0, 8)}: ${changed.length} files, of ${nouns.join(", ") || "no noun"}.`)
if (restsOnAll)
  console.log(
    "Some of them carry everything: a purchase and a sign-in are tried; the rest is proven by npm test and npm run proof.",
  )

const stages = [
  [
    [{ script: "types" }, { script: "lint" }],
    [
      { script: "laws", counts: "vitest" },
      { script: "unit", counts: "vitest", args: [`--changed=${base}`, "--passWithNoTests"] },
    ],
  ],
  rooms.length ? [[{ script: "calls", counts: "vitest", args: rooms }], [{ script: "build" }]] : [],
  walks.length ? [[{ script: "journeys", counts: "playwright", args: walks }]] : [],
].filter((stage) => stage.length)

runProofs(stages).catch((error) => {
  console.error(`\n${error.message}`)
  process.exit(1)
})
