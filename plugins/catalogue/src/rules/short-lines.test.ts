import type { PricedLine } from "@silai/contracts/catalogue/service"
import { expect, test } from "vitest"
import { shortLines } from "./short-lines"

const shirt = (over: Partial<PricedLine> = {}): PricedLine => ({
  colourwayId: "prod_1",
  medusaVariantId: "variant_m",
  inventoryItemId: "item_m",
  sku: "FS-WHT-M",
  name: "Classic White Formal Shirt",
  colour: "Classic White",
  colourCode: "#F4F2EC",
  size: "M",
  unitPaise: 79900,
  basePaise: 128900,
  stock: 2,
  backorder: false,
  customSizeOption: true,
  measurementType: "upperBody",
  thumbnail: "",
  slug: "classic-white-formal-shirt",
  categoryId: "pcat_1",
  categoryName: "Shirts",
  styleId: "style_1",
  styleName: "Formal Shirt",
  hsnCode: "62052000",
  published: true,
  ...over,
})

test("lets the last two shirts be bought in one bag", () => {
  expect(shortLines([{ quantity: 2, priced: shirt() }])).toEqual([])
})

test("refuses a third shirt when two are left", () => {
  expect(shortLines([{ quantity: 3, priced: shirt() }])).toEqual([0])
})

test("counts two lines of the same size together", () => {
  expect(
    shortLines([
      { quantity: 1, priced: shirt() },
      { quantity: 1, priced: shirt({ inventoryItemId: "item_l" }) },
      { quantity: 2, priced: shirt() },
    ]),
  ).toEqual([0, 2])
})

test("never runs out of a piece made to order", () => {
  expect(shortLines([{ quantity: 2, priced: shirt({ stock: 0, backorder: true }) }])).toEqual([])
})

test("needs no stock for a custom size", () => {
  const custom = shirt({ size: "Custom", inventoryItemId: null, stock: 0 })
  expect(
    shortLines([
      { quantity: 2, priced: custom },
      { quantity: 2, priced: custom },
    ]),
  ).toEqual([])
})

test("names a piece that is no longer published, even if it is in stock", () => {
  expect(
    shortLines([
      { quantity: 1, priced: shirt({ published: false }) },
      { quantity: 1, priced: null },
    ]),
  ).toEqual([0, 1])
})
