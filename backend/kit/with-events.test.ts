import { describe, expect, it } from "vitest"
import { settled } from "./with-events"

describe("what a transaction tells at its end", () => {
  it("is each row once per event, in the order in which things happened", () => {
    expect(
      settled([
        { name: "product.updated", ids: ["shirt"] },
        { name: "product-variant.updated", ids: ["S", "M"] },
        { name: "product.updated", ids: ["shirt", "trousers"] },
      ]),
    ).toEqual([
      { name: "product.updated", data: [{ id: "shirt" }, { id: "trousers" }] },
      { name: "product-variant.updated", data: [{ id: "S" }, { id: "M" }] },
    ])
  })

  it("is not that a row was changed which was only just made, or is gone", () => {
    expect(
      settled([
        { name: "product-variant.created", ids: ["L"] },
        { name: "product-variant.updated", ids: ["L", "M", "S"] },
        { name: "product-variant.deleted", ids: ["S"] },
      ]),
    ).toEqual([
      { name: "product-variant.created", data: [{ id: "L" }] },
      { name: "product-variant.updated", data: [{ id: "M" }] },
      { name: "product-variant.deleted", data: [{ id: "S" }] },
    ])
  })

  it("is nothing where nothing happened", () => expect(settled([{ name: "product.updated", ids: [] }])).toEqual([]))
})
