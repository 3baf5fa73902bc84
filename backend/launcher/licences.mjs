// npm run licences: the licences of all installed packages, and the registry's advisories.
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { ADVISORIES_ACCEPTED, judgeAudit, judgeLicences, LICENCE_KNOWN_BY_HAND } from "./proofs/packages-judged.mjs"

const root = fileURLToPath(new URL("../..", import.meta.url))
const ANSWERS_WITHIN_MS = 60_000

const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, "utf8"))
const { listed, refused, needless } = judgeLicences(packages)
const faults = [
  ...refused.map((one) => `No free licence: ${one}`),
  ...needless.map((name) => `Nothing needs the reason for ${name} any more.`),
]
for (const [licence, names] of Object.entries(listed).sort(([, one], [, other]) => other.length - one.length)) {
  console.log(`${licence}: ${names.length}`)
  if (process.argv.includes("--names") || licence === "by hand")
    for (const name of names) console.log(`  ${name}${licence === "by hand" ? `: ${reasonFor(name)}` : ""}`)
}

function reasonFor(named) {
  return LICENCE_KNOWN_BY_HAND[named.slice(0, named.lastIndexOf(" "))] ?? "none"
}

function askRegistry() {
  const { stdout } = spawnSync("npm", ["audit", "--json", "--omit=dev"], {
    cwd: root,
    encoding: "utf8",
    timeout: ANSWERS_WITHIN_MS,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  })
  try {
    return JSON.parse(stdout)
  } catch {
    return null
  }
}

const audit = judgeAudit(askRegistry())
console.log("")
if (!audit) console.log("The registry has not answered: its advisories are not checked.")
else if (!audit.against.length) console.log("The registry has no advisories for these packages without a reason here.")
for (const [id, why] of Object.entries(ADVISORIES_ACCEPTED)) console.log(`${id} is accepted: ${why}`)
faults.push(
  ...(audit?.against ?? []).map(
    ({ id, name, range, severity, title }) => `${id} (${severity}) ${name} ${range}: ${title}`,
  ),
  ...(audit?.needless ?? []).map((id) => `Nothing needs the reason for ${id} any more.`),
)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
