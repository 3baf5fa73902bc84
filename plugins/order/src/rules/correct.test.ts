import type { PricedLine } from "@silai/contracts/catalogue/service"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { describe, expect, test } from "vitest"
import type { OrderedLine } from "../queries/order"
import { changesBetween, corrected, type Correction, inSize, judgeCorrection } from "./correct"

const body: Measurement = {
  measurementType: "upperBody",
  neck: 15,
  shoulder: 18,
  chest: 40,
  upperBodyWaist: 36,
  sleeveLength: 25,
  shirtLength: 29,
}
const ready = {
  colourwayId: "c",
  medusaVariantId: "v-m",
  sku: "s-m",
  name: "Shirt",
  colour: "White",
  colourCode: "#fff",
  slug: "shirt",
  size: "M",
  thumbnail: "",
  quantity: 2,
  unitPaise: 79_900,
  linePaise: 159_800,
  orderType: "readymade" as const,
  measurement: null,
  inventoryItemId: "i-m",
} as OrderedLine
const cut: OrderedLine = { ...ready, size: "Custom", quantity: 1, orderType: "custom", measurement: body }
const large = (change: Partial<PricedLine> = {}) =>
  ({
    size: "L",
    sku: "s-l",
    medusaVariantId: "v-l",
    inventoryItemId: "i-l",
    stock: 5,
    backorder: false,
    ...change,
  }) as PricedLine
const judge = (line: OrderedLine, to: Correction["to"], was: Partial<Correction["was"]> = {}, code = 1) =>
  judgeCorrection(
    code,
    { lines: [line] },
    { itemId: "0", was: { size: line.size, measurement: line.measurement, ...was }, to },
  )

describe("a piece that is corrected", () => {
  test("gets another size at the price paid, and is made when there is too little stock", () => {
    const { line } = judge(ready, { size: "L" })
    const after = inSize(line, "L", large())
    expect(after).toEqual({ ...ready, size: "L", sku: "s-l", medusaVariantId: "v-l", inventoryItemId: "i-l" })
    expect(changesBetween(ready, after)).toEqual([{ what: "Size", from: "M", to: "L" }])
    expect(inSize(line, "L", large({ stock: 1, backorder: true })).orderType).toBe("custom")
    expect(() => inSize(line, "L", large({ stock: 1 }))).toThrow("Only 1 of size L is free.")
    expect(() => inSize(line, "L", large({ stock: 0 }))).toThrow("Size L is sold out.")
    expect(() => inSize(line, "4XL", null)).toThrow("This colour does not come in 4XL.")
    expect(() => inSize(line, "medium", large({ medusaVariantId: "v-m" }))).toThrow("like that already")
  })

  test("keeps its fit when only an inch is corrected; another fit is named as a difference", () => {
    const regular: Measurement = { ...body, fitProfile: { fit: "regular", build: ["longArms"] } }
    expect(corrected(regular, { ...body, chest: 41 })).toEqual({ ...regular, chest: 41 })
    const slim: Measurement = { ...body, fitProfile: { fit: "slim" } }
    expect(corrected(regular, slim).fitProfile).toEqual({ fit: "slim" })
    const line = { ...cut, measurement: regular }
    expect(() => judge(line, { measurement: body })).toThrow("like that already")
    expect(changesBetween(line, { ...cut, measurement: slim })).toEqual([
      { what: "Fit", from: "Regular, Long arms", to: "Slim" },
    ])
  })

  test("gets other measurements, with each difference named", () => {
    const after = { ...cut, measurement: { ...body, chest: 42.5, neck: 15.25 } }
    expect(judge(cut, { measurement: after.measurement }).place).toBe(0)
    expect(changesBetween(cut, after)).toEqual([
      { what: "Neck", from: "15", to: "15¼" },
      { what: "Chest", from: "40", to: "42½" },
    ])
  })

  test("is refused once packed, after another change, without any change, and for a piece of the other kind", () => {
    const lower: Measurement = {
      measurementType: "lowerBody",
      hip: 40,
      lowerBodyWaist: 34,
      thigh: 22,
      legLength: 40,
      bottom: 15,
    }
    expect(() => judge(ready, { size: "L" }, {}, 3)).toThrow("packed or closed")
    expect(() => judge(ready, { size: "L" }, { size: "S" })).toThrow("changed this piece in the meantime")
    expect(() => judge(cut, { measurement: body }, { measurement: { ...body, chest: 39 } })).toThrow("in the meantime")
    expect(() => judge(ready, { size: "M" })).toThrow("like that already")
    expect(() => judge(cut, { measurement: { ...body } })).toThrow("like that already")
    expect(() => judge(ready, { measurement: body })).toThrow("not cut to measure")
    expect(() => judge(cut, { size: "L" })).toThrow("cut to measure")
    expect(() => judge(cut, { measurement: lower })).toThrow("other half")
    expect(() => judge({ ...ready, quantity: 0 }, { size: "L" })).toThrow("no such piece")
  })
})
