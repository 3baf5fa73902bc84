import { expect, test } from "vitest"
import { judgeAudit, judgeLicences } from "./packages-judged.mjs"

test("names a package without a free licence and without a reason, and a reason that is not needed, but no package with a reason", () => {
  const packages = {
    "": { version: "1.0.0" },
    "node_modules/free": { version: "1.0.0", license: "MIT" },
    "node_modules/one/node_modules/@maker/dear": { version: "2.0.0", license: "SEE LICENSE IN EULA.md" },
    "node_modules/silent": { version: "3.0.0" },
    "node_modules/ours": { link: true },
  }
  expect(judgeLicences(packages, { silent: "MIT in its README", gone: "why" })).toEqual({
    listed: { MIT: ["free 1.0.0"], "by hand": ["@maker/dear 2.0.0", "silent 3.0.0"] },
    refused: ["@maker/dear 2.0.0: SEE LICENSE IN EULA.md"],
    needless: ["gone"],
  })
})

const advisory = (id: string, severity: string) => ({
  source: 1,
  name: "thing",
  dependency: "thing",
  title: "Falls over",
  severity,
  range: "<2",
  url: `https://github.com/advisories/${id}`,
})
const report = {
  auditReportVersion: 2,
  vulnerabilities: {
    thing: { via: [advisory("GHSA-1", "high"), advisory("GHSA-2", "low"), advisory("GHSA-3", "critical")] },
    user: { via: ["thing"] },
  },
}

test("stops at an advisory without a reason, not at one with a reason, nor at a minor one", () => {
  const { against, needless } = judgeAudit(report, { "GHSA-3": "never called", "GHSA-9": "gone" })!
  expect(against.map(({ id, name, severity }) => [id, name, severity])).toEqual([["GHSA-1", "thing", "high"]])
  expect(needless).toEqual(["GHSA-9"])
})

test("treats a registry that does not answer as no proof", () => {
  for (const answer of [null, {}, { message: "405 Method Not Allowed", statusCode: 405 }])
    expect(judgeAudit(answer)).toBeNull()
})
