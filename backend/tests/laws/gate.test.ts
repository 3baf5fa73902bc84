import fs from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { code, everyFile, root, textOf } from "./sources"

const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(root, "backend/tests", name), "utf8"))
const gate = read("gate.json") as { budgets: Record<string, number>; calls: string[] }
const flaky = read("flaky.json") as { test: string; since: string; cause: string }[]

const MOST_FLAKY = 5
const MOST_POLLS = 20
const DAYS = 10

describe("the gate", () => {
  it("names call tests that exist, each once, in alphabetical order", () => {
    expect(gate.calls.filter((file) => !everyFile.includes(file))).toEqual([])
    expect(gate.calls).toEqual([...new Set(gate.calls)].sort())
  })

  it("runs some dozens of journeys, of the shop and of the back office", () => {
    const tagged = (app: string) =>
      code
        .filter((file) => file.startsWith(`${app}/e2e/`))
        .reduce((sum, file) => sum + textOf(file).split('"@gate"').length - 1, 0)
    expect(tagged("storefront")).toBeGreaterThan(15)
    expect(tagged("admin")).toBeGreaterThan(10)
    expect(tagged("storefront") + tagged("admin")).toBeLessThanOrEqual(60)
  })

  it("polls only for what no worker does: a test runs due work and asks once (`rig/work.ts`)", () => {
    const polls = gate.calls.reduce((sum, file) => sum + textOf(file).split(/\beventually\(/).length - 1, 0)
    expect(polls).toBeLessThanOrEqual(MOST_POLLS)
  })

  it("tries nothing a second time", () => {
    expect(textOf("playwright.config.ts")).toMatch(/\bretries: 0\b/)
    expect(textOf("vitest.config.mts")).not.toMatch(/\bretry\b/)
    const retrying = code.filter(
      (file) => /\.(test|journey)\.tsx?$/.test(file) && /[{,] retr(y|ies): \d+ \}/.test(textOf(file)),
    )
    expect(retrying).toEqual([])
  })

  it("lists at most five flaky tests, each with its cause, for ten days at most", () => {
    expect(flaky.length).toBeLessThanOrEqual(MOST_FLAKY)
    const oldest = Date.now() - DAYS * 24 * 60 * 60 * 1000
    expect(flaky.filter(({ since }) => !(Date.parse(since) > oldest))).toEqual([])
    expect(flaky.filter(({ test, cause }) => !test.includes(" > ") || cause.length < 20)).toEqual([])
  })
})
