import type { VariantPage } from "@silai/contracts/catalogue/shapes"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { createRef } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { BuyBox } from "./buy-box"
import { type Chosen, offerOf } from "./purchase-rules"
import type { Purchase } from "./use-purchase"

const trousers = {
  _id: "prod_1",
  slug: "phantom-grey-formal-trousers",
  variantName: "Phantom Grey Formal Trousers",
  color: "Phantom Grey",
  price: 999,
  basePrice: 999,
  backorder: true,
  customSizeOption: false,
  measurementType: "lowerBody",
  sizes: [
    { size: "M", stock: 5 },
    { size: "L", stock: 0 },
  ],
  variants: [],
  product: { _id: "style", name: "Formal Trousers", category: { _id: "c", name: "Trousers" } },
} as Partial<VariantPage> as VariantPage
const measurement = {
  measurementType: "lowerBody" as const,
  hip: 38,
  lowerBodyWaist: 34,
  thigh: 22,
  legLength: 40,
  bottom: 15,
}

function wordsFor(chosen: Exclude<Chosen, null>): string {
  const purchase = {
    chosen,
    quantity: 1,
    offer: offerOf(trousers, chosen, 1),
    adding: false,
  } as Partial<Purchase> as Purchase
  const element = <BuyBox product={trousers} chart="" purchase={purchase} actRef={createRef()} />
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />
    </QueryClientProvider>,
  ).replace(/<[^>]+>/g, " ")
}

test("says that a piece cannot be returned only where it is cut to measurements, not where a standard size is made", () => {
  for (const size of ["M", "L"]) {
    expect(wordsFor({ size }), size).toContain("A return or an exchange can be asked for within seven days of delivery")
    expect(wordsFor({ size }), size).not.toContain("cannot be returned")
  }
  expect(wordsFor({ size: "L" })).toContain("Make an Order")
  expect(wordsFor({ size: "L" })).toContain("Cutting adds")
  expect(wordsFor({ size: "M" })).not.toContain("Cutting adds")
  expect(wordsFor({ measurement })).toContain("cannot be returned")
})
