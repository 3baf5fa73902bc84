import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { expect, test } from "vitest"
import { whatChanged } from "./what-changed"

const shelf = (size: string, stocked = 0) => ({ size, stocked, reserved: 0, held: 0, free: stocked, hasHistory: false })
const before = {
  status: "draft",
  variantName: "Black Aura Shirt",
  color: "Black Aura",
  colorCode: "#17171A",
  slug: "black-aura-shirt",
  price: 799,
  basePrice: 123456.5,
  sale: null,
  backorder: false,
  customSizeOption: true,
  hsnCode: "6205",
  tags: ["formal"],
  measurementType: "upperBody",
  details: "<p>a</p>",
  sizeAndFit: "",
  washCare: "",
  amazonLink: null,
  relatedProducts: [],
  launchedAt: "2026-11-21T00:00:00.000Z",
  sizes: [shelf("S"), shelf("M", 3)],
} as Partial<Colourway> as Colourway

test("records nothing without a change", () => expect(whatChanged(before, { ...before })).toEqual([]))

test("writes each change as one line, with Indian figures, and only names long texts", () => {
  const after = {
    ...before,
    status: "published",
    price: 749,
    basePrice: null,
    details: "<p>b</p>",
    sizes: [shelf("M", 3), shelf("L", 5)],
  } as Partial<Colourway> as Colourway
  expect(whatChanged(before, after)).toEqual([
    "Status draft → published",
    "Price ₹799 → ₹749",
    "Base price ₹1,23,456.50 → none",
    "Size L added with 5 in stock",
    "Size S taken out",
    "Details changed",
  ])
})

test("records a sale with its hours in Indian time", () => {
  const sale = { price: 699, from: "2026-11-27T18:30:00.000Z", to: null, state: "coming" as const }
  expect(whatChanged(before, { ...before, sale })).toEqual([
    expect.stringMatching(/^Sale none → ₹699, 28 Nov.*12:00.*am – until taken away$/),
  ])
})
