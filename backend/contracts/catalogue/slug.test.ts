import { expect, test } from "vitest"
import { slugOf } from "./slug"

test("makes a name an address that can be read aloud", () => {
  expect(slugOf("Black Aura Formal Shirt")).toBe("black-aura-formal-shirt")
  expect(slugOf("  Crème & Café — 2026! ")).toBe("creme-cafe-2026")
  expect(slugOf("ਕਮੀਜ਼")).toBe("")
})
