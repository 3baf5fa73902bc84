import { describe, expect, test } from "vitest"
import { readPlaywright, readVitest } from "./reports.mjs"

describe("the report of a test run", () => {
  const run = (fullName: string, status: string) => ({
    fullName,
    status,
    duration: 12,
    failureMessages: ["expected 1"],
  })

  test("names each failed Vitest test with the command that reruns only it", () => {
    const report = {
      testResults: [
        {
          name: "/shop/backend/tests/calls/bag/own.test.ts",
          status: "failed",
          message: "",
          assertionResults: [run("refuses 3 (of 2) pieces", "failed"), run("keeps two", "passed")],
        },
      ],
    }
    const { passed, failed } = readVitest(report, { script: "calls", root: "/shop" })
    expect(passed.map(({ title }) => title)).toEqual(["keeps two"])
    expect(failed.map(({ rerun }) => rerun)).toEqual([
      String.raw`npm run calls -- backend/tests/calls/bag/own.test.ts -t 'refuses 3 \(of 2\) pieces'`,
    ])
  })

  test("counts a Vitest file that does not load as a failure", () => {
    const report = { testResults: [{ name: "/shop/a.test.ts", status: "failed", message: "no", assertionResults: [] }] }
    expect(readVitest(report, { script: "unit", root: "/shop" }).failed).toMatchObject([
      { file: "a.test.ts", cause: "no", rerun: "npm run unit -- a.test.ts" },
    ])
  })

  test("names each failed journey by width", () => {
    const at = (projectName: string, status: string) => ({
      projectName,
      status,
      results: [{ duration: 40, ...(status === "unexpected" && { error: { message: "no button" } }) }],
    })
    const spec = {
      file: "e2e/a.journey.ts",
      line: 7,
      title: "pays",
      tests: [at("phone", "unexpected"), at("desktop", "expected")],
    }
    const { passed, failed } = readPlaywright({ suites: [{ suites: [{ specs: [spec] }] }] }, { script: "journeys" })
    expect(passed.map(({ title }) => title)).toEqual(["pays (desktop)"])
    expect(failed).toMatchObject([
      { cause: "no button", rerun: "npm run journeys -- e2e/a.journey.ts:7 --project=phone", ms: 40 },
    ])
  })
})
