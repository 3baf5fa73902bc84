import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import type { VariantPage } from "@silai/contracts/catalogue/shapes"
import { shopMessages } from "@silai/contracts/shop/messages"
import { expect, test } from "vitest"
import { goneHead } from "./product-gone"
import { productHead, seoOf } from "./product-head"

const shirt = {
  _id: "prod_1",
  slug: "black-aura-formal-shirt",
  variantName: "Black Aura Formal Shirt",
  color: "Black Aura",
  colorCode: "#17171A",
  price: 799,
  basePrice: 1289,
  discount: 38,
  thumbnail: "/images/a-320.webp",
  backorder: false,
  customSizeOption: true,
  measurementType: "upperBody",
  images: [
    {
      _id: "i",
      url: "/images/a-960.jpg",
      order: 0,
      alt: "Front",
      stem: "a",
      width: 1200,
      height: 1500,
      colour: "#222",
      widths: [320, 640],
      formats: ["webp", "avif"],
    },
  ],
  sizes: [
    { size: "M", stock: 3 },
    { size: "L", stock: 0 },
  ],
  tags: [],
  product: { _id: "style_1", name: "Formal Shirt", category: { _id: "c", name: "Shirts" } },
  variants: [
    { _id: "prod_1", slug: "black-aura-formal-shirt", color: "Black Aura", colorCode: "", thumbnail: "" },
    { _id: "prod_2", slug: "classic-white-formal-shirt", color: "Classic White", colorCode: "", thumbnail: "" },
  ],
  details: "<p>The black shirt for <b>evenings</b>.</p><ul><li>Cotton</li></ul>",
  sizeAndFit: "",
  washCare: "",
  amazonLink: null,
  relatedProducts: [],
  related: [],
} as VariantPage

const head = productHead(seoOf(shirt))
const found = (test: (one: Record<string, unknown>) => boolean) =>
  head.find((one) => test(one as Record<string, unknown>)) as Record<string, unknown> | undefined

test("shortens a long description between two words, and one without blanks between two letters", () => {
  const of = (details: string) => seoOf({ ...shirt, details: `<p>${details}</p>` }).description
  expect(of("sewn by hand ".repeat(20))).toMatch(/^(sewn by hand )+\S+( \S+)*…$/)
  expect(of("क".repeat(400))).toBe(`${"क".repeat(155)}…`)
  expect(of(`a${"🌸".repeat(200)}`)).toBe(`a${"🌸".repeat(77)}…`)
})

test("titles the page with the brand, the colour and the product", () => {
  expect(found((one) => "title" in one)).toEqual({ title: "Silai Black Aura Formal Shirt" })
  expect(found((one) => one.property === "og:title")?.content).toBe("Silai Black Aura Formal Shirt")
})

test("has one canonical URL for both addresses of a piece", () => {
  expect(found((one) => one.rel === "canonical")?.href).toBe("http://localhost:8000/product/black-aura-formal-shirt")
})

test("gives search engines the first paragraph as plain words", () => {
  expect(found((one) => one.name === "description")?.content).toBe("The black shirt for evenings.")
})

test("gives search engines the characters of a text as they are, not as HTML writes them", () => {
  const { description } = seoOf({ ...shirt, details: "<p>Wash &amp; wear; collar &lt; 2&quot; &amp; cuffs&#39;</p>" })
  expect(description).toBe("Wash & wear; collar < 2\" & cuffs'")
})

test("gives search engines each size with its price and availability", () => {
  const group = found((one) => "script:ld+json" in one)?.["script:ld+json"] as {
    hasVariant: { size?: string; offers?: { price: string; availability: string } }[]
  }
  expect(
    group.hasVariant.map(({ size, offers }) => [size, offers?.price, offers?.availability.split("/").pop()]),
  ).toEqual([
    ["M", "799.00", "InStock"],
    ["L", "799.00", "OutOfStock"],
    [undefined, undefined, undefined],
  ])
})

test("says to search engines until when a sale price is valid, and the delivery and return terms", () => {
  const offerOf = (head: typeof group) =>
    (
      head.find((one) => "script:ld+json" in one) as {
        "script:ld+json": { hasVariant: { offers: Record<string, unknown> }[] }
      }
    )["script:ld+json"].hasVariant[0]?.offers
  const group = productHead(seoOf({ ...shirt, priceUntil: "2026-11-30" }))
  expect(offerOf(group)).toMatchObject({
    priceValidUntil: "2026-11-30",
    shippingDetails: {
      shippingRate: { value: 0, currency: "INR" },
      deliveryTime: { handlingTime: { minValue: 1, maxValue: 2 } },
    },
    hasMerchantReturnPolicy: {
      applicableCountry: "IN",
      merchantReturnDays: 7,
      restockingFee: { value: 100, currency: "INR" },
      merchantReturnLink: "http://localhost:8000/return-policy",
    },
  })
  expect(offerOf(head)).not.toHaveProperty("priceValidUntil")
})

test("says to search engines how the style is rated, and nothing without reviews", () => {
  type Data = { aggregateRating?: object; hasVariant: { aggregateRating?: object }[] }
  const dataOf = (all: typeof head) =>
    (all.find((one) => "script:ld+json" in one) as { "script:ld+json": Data })["script:ld+json"]
  const rated = dataOf(productHead(seoOf({ ...shirt, rating: { averageRating: 4.6, totalReviews: 12 } })))
  expect(rated.aggregateRating).toMatchObject({ ratingValue: 4.6, reviewCount: 12, bestRating: 5, worstRating: 1 })
  expect(rated.hasVariant[0]?.aggregateRating).toEqual(rated.aggregateRating)
  const bare = dataOf(head)
  expect([bare.aggregateRating, bare.hasVariant[0]?.aggregateRating]).toEqual([undefined, undefined])
})

test("preloads the first picture in the best format", () => {
  expect(found((one) => one.rel === "preload")).toMatchObject({
    type: "image/avif",
    imageSrcSet: "/images/a-320.avif 320w, /images/a-640.avif 640w",
  })
})

test("keeps a piece that is gone out of search engines", () => {
  expect(goneHead()).toContainEqual({ name: "robots", content: "noindex" })
})

test("does not title a piece that could not be loaded as gone", () => {
  const refused = (status: number) => ({ status, statusText: "", internal: false, data: null })
  const titles = (error?: unknown) => goneHead(error).flatMap((one) => ("title" in one ? [one.title] : []))
  expect(titles()).toEqual([expect.stringContaining(catalogueMessages.productGone.title)])
  for (const error of [new TypeError("Failed to fetch"), refused(503)])
    expect(titles(error)).toEqual([expect.stringContaining(shopMessages.errorTitle)])
  expect(titles(refused(404))).toEqual(titles())
})
