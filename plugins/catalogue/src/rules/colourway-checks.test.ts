import { expect, test } from "vitest"
import { checkLink, checkPrices } from "./colourway-checks"

const codeOf = (work: () => void) => {
  try {
    work()
  } catch (error) {
    return (error as { code: string }).code
  }
  return null
}
const sale = (price: number, from = "2026-11-21T00:00:00Z", to: string | null = "2026-11-22T00:00:00Z") => ({
  price,
  from,
  to,
})

test("requires prices to fit together", () => {
  const trouble = (price: number | null, basePrice: number | null, offer: ReturnType<typeof sale> | null = null) =>
    codeOf(() => checkPrices({ price, basePrice, sale: offer }))
  expect(trouble(799, 1199)).toBeNull()
  expect(trouble(799, 799)).toBeNull()
  expect(trouble(null, null)).toBeNull()
  expect(trouble(799, null)).toBe("catalogue.price_missing")
  expect(trouble(null, 799)).toBe("catalogue.price_missing")
  expect(trouble(799.5, 799.49)).toBe("catalogue.base_below_price")
  expect(trouble(799, 1199, sale(699))).toBeNull()
  expect(trouble(799, 1199, sale(699, "2026-11-21T00:00:00Z", null))).toBeNull()
  expect(trouble(799, 1199, sale(799))).toBe("catalogue.sale_not_lower")
  expect(trouble(null, null, sale(1))).toBe("catalogue.sale_not_lower")
  expect(trouble(799, 1199, sale(699, "2026-11-22T00:00:00Z", "2026-11-22T05:30:00+05:30"))).toBe(
    "catalogue.sale_backwards",
  )
})

test("accepts a marketplace link only to the marketplace", () => {
  for (const good of [
    "https://www.amazon.in/dp/B0",
    "https://amazon.in",
    "https://www.amazon.com/x?y=1",
    "https://amzn.in/d/abc",
    null,
    "",
  ])
    expect(
      codeOf(() => checkLink(good)),
      String(good),
    ).toBeNull()
  const bad = [
    "http://www.amazon.in/x",
    "javascript:alert(1)",
    "https://amazon.in.evil.example/",
    "https://evil.example/amazon.in",
    "https://user@evil.example",
    "https://amazon.in@evil.example/",
    "https://notamazon.in/",
    "//amazon.in",
    "https://amazon.in:8443/",
    "https://amazon.in /x",
    "data:text/html,x",
    "https://amazon.in\\@evil.example",
  ]
  for (const link of bad)
    expect(
      codeOf(() => checkLink(link)),
      link,
    ).toBe("catalogue.not_marketplace")
})
