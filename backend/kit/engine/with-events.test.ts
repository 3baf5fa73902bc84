import { describe, expect, it } from "vitest"
import { settled } from "./with-events"

describe("the events of a transaction", () => {
  it("name each row once per event, in the order in which things happened", () => {
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

  it("do not say that a row was changed when it was just created, or is deleted", () => {
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

  it("are none when nothing happened", () => expect(settled([{ name: "product.updated", ids: [] }])).toEqual([]))
})
