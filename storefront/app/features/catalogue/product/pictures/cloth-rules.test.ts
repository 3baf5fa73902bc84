import { expect, test } from "vitest"
import { clothOf, clothPicture } from "./cloth-rules"

test("uses the last picture whose text says so as the cloth, or none", () => {
  const called = (...alts: string[]) => clothPicture(alts.map((alt) => ({ alt })))
  expect(called("Seen from the front", "The cloth and a button, close up", "The cloth, close up", "The cuff")).toBe(2)
  expect(called("Seen from the front", "A clothes brush")).toBe(-1)
})

test("reads the fabric from the details, where they give it with the weight", () => {
  expect(clothOf("<p>Cool.</p><ul><li>55% linen, 45% cotton, 140 g/m²: the weave breathes</li></ul>")).toBe(
    "55% linen, 45% cotton, 140 g/m²",
  )
  expect(clothOf("<ul><li>100% cotton</li><li>a heavy 240 g/m²</li></ul>")).toBeNull()
  expect(clothOf("")).toBeNull()
})
