import { expect, test } from "vitest"
import { shortText } from "./search-result"

test("describes a product in plain words, also where its html was cut in the middle of a tag", () => {
  expect(shortText("<p>Crisp &amp; cool.</p><ul><li>Two-ply</li></ul><a hre")).toBe("Crisp & cool. Two-ply")
})

test("ends a long description between words", () => {
  const said = shortText("seven letters ".repeat(40))
  expect(said.length).toBeLessThanOrEqual(160)
  expect(said).toMatch(/(seven|letters)…$/)
})
