import { expect, test } from "vitest"
import { once } from "./once"

test("computes the same text once, and drops old results to make room for new ones", () => {
  const asked: string[] = []
  const loud = once((text) => {
    asked.push(text)
    return text.toUpperCase()
  })
  expect([loud("a"), loud("a")]).toEqual(["A", "A"])
  expect(asked).toEqual(["a"])
  for (let n = 0; n < 300; n++) loud(String(n))
  loud("a")
  expect(asked.filter((text) => text === "a")).toHaveLength(2)
})
