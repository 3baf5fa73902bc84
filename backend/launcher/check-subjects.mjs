// Part of `npm run check`: the subjects of this branch's commits.
import { baseOfBranch, git } from "./proofs/branch.mjs"
import { faultOf } from "./proofs/subjects.mjs"

const subjects = git("log", "--no-merges", "--format=%h %s", `${baseOfBranch()}..HEAD`).split("\n").filter(Boolean)
const faults = subjects.flatMap((line) => {
  const [, hash, subject] = /^(\S+) (.*)$/.exec(line)
  const fault = faultOf(subject)
  return fault ? [`${hash} ${fault}: ${subject}`] : []
})
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
