import { describe, expect, it } from "vitest"
import { code, isTest, textOf } from "./sources"

const workers = code
  .filter((file) => /^(plugins\/[^/]+|backend)\/src\/workers\//.test(file) && !isTest(file))
  .map((file) => ({ file, text: textOf(file) }))
  .filter(({ text }) => text.includes("export const worker: Worker"))
  .map(({ file, text }) => ({
    file,
    name: /name: "([^"]+)"/.exec(text)?.[1] ?? "",
    // 3_600_000, 10 * 60_000, or a constant of the file.
    everyMs: pauseIn(text),
    isWoken: /nextAt/.test(text),
  }))

function pauseIn(text: string): number {
  const [, value = "0"] = /everyMs: ([\w* ]+)/.exec(text) ?? []
  const known = /^[a-z]+$/.test(value) ? (new RegExp(`const ${value} = ([\\d_* ]+)`).exec(text)?.[1] ?? "0") : value
  return known
    .split("*")
    .map((part) => Number(part.replaceAll("_", "")))
    .reduce((product, factor) => product * factor, 1)
}

/** Triggers that wake a worker, by the worker's name, as the migrations create them. */
const woken = new Set(
  code
    .filter((file) => file.includes("/migrations/"))
    .flatMap((file) => [...textOf(file).matchAll(/\.\.\.wakes\("([^"]+)"/g)].map(([, name]) => name!)),
)

describe("the work of the shop without visitors", () => {
  it("checks for work at most twice a minute in each worker, and at most once in a notified one", () => {
    expect(workers.length).toBeGreaterThan(25)
    expect(workers.filter(({ everyMs, isWoken }) => !(everyMs >= (isWoken ? 60_000 : 30_000)))).toEqual([])
  })

  it("checks less than once a second in all of them together", () => {
    expect(workers.reduce((sum, { everyMs }) => sum + 1_000 / everyMs, 0)).toBeLessThan(1)
  })

  it("wakes by a write every worker that has a next time, and no other", () => {
    expect([...woken].sort()).toEqual(
      workers
        .filter(({ isWoken }) => isWoken)
        .map(({ name }) => name)
        .sort(),
    )
  })
})
