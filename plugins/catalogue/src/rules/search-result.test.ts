import { expect, test } from "vitest"
import { shortText } from "./search-result"

test("describes a product in plain words, also where its html was cut in the middle of a tag", () => {
  expect(shortText("<p>Crisp &amp; cool.</p><ul><li>Two-ply</li></ul><a hre")).toBe("Crisp & cool. Two-ply")
})

test("ends a long description between words", () => {
  const excerpt = shortText("seven letters ".repeat(40))
  expect(excerpt.length).toBeLessThanOrEqual(160)
  expect(excerpt).toMatch(/(seven|letters)…$/)
})
