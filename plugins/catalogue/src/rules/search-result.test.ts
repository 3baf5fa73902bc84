import { expect, test } from "vitest"
import { plainWords } from "./search-result"

test("a product is described in plain words, also where its html was cut in the middle of a tag", () => {
  expect(plainWords("<p>Crisp &amp; cool.</p><ul><li>Two-ply</li></ul><a hre")).toBe("Crisp & cool. Two-ply")
})

test("a long description ends between words", () => {
  const said = plainWords("seven letters ".repeat(40))
  expect(said.length).toBeLessThanOrEqual(160)
  expect(said).toMatch(/(seven|letters)…$/)
})
