import { describe, expect, it } from "vitest"
import { newNames } from "./new-names"

const variants = [
  { _id: "a", variantName: "Black Aura Formal Shirt", color: "Black Aura" },
  { _id: "b", variantName: "The Wedding Shirt", color: "Classic White" },
]

describe("a style under a new name", () => {
  it("renames the colourways that were named after it, and no others", () => {
    expect(newNames(variants, "Formal Shirt", "Office Shirt")).toEqual([["a", "Black Aura Office Shirt"]])
    expect(newNames(variants, "Formal Shirt", "Formal Shirt")).toEqual([])
    expect(newNames(variants, "Chinos", "Trousers")).toEqual([])
  })
})
