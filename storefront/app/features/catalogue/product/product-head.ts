import { plainText } from "@silai/contracts/catalogue/plain-text"
import { CHECKOUT, DELIVERY_DAYS } from "@silai/contracts/checkout/limits"
import type { Rating, VariantPage } from "@silai/contracts/catalogue/shapes"
import { SHOP } from "@silai/contracts/shop/settings"
import type { MetaDescriptor } from "react-router"
import { pageMeta, publicUrl } from "~/lib/meta"
import { shop } from "~/lib/shop/shop"
import { paths } from "~/paths"
import { isUnavailable } from "~/ui/product-card"
import { srcSetOf } from "~/ui/picture"
import { gallerySizes } from "./pictures/gallery"

/** The few fields of a piece that its head needs; the whole piece is sent once, in the query's state. */
export type Seo = ReturnType<typeof seoOf>

/** Shortens at a word boundary, if there is one: search engines cut longer texts anywhere. Never inside a letter or an emoji. */
function shortened(text: string, most = 155): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(" ", most)
  return `${end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}…`
}

export function seoOf(product: VariantPage) {
  const [first] = product.images
  return {
    title: `${SHOP.name} ${product.color} ${product.product.name}`,
    name: product.variantName,
    description: shortened(plainText(product.details.match(/<p>([\s\S]*?)<\/p>/)?.[1] ?? product.details)),
    slug: product.slug,
    sku: product._id,
    color: product.color,
    category: product.product.category.name,
    price: product.price,
    priceUntil: product.priceUntil ?? null,
    rating: product.rating ?? null,
    image: first?.url ?? null,
    images: product.images.map(({ url }) => url),
    preload: first ? { stem: first.stem, widths: first.widths, formats: first.formats } : null,
    group: { id: product.product._id, name: product.product.name },
    colours: product.variants.map(({ slug, color }) => ({ slug, color })),
    sizes: product.sizes.map(({ size, stock }) => ({
      size,
      state: stock > 0 ? "InStock" : product.backorder ? "BackOrder" : "OutOfStock",
    })),
    unavailable: isUnavailable(product) && !product.customSizeOption,
  }
}

const days = (from: number, to: number) => ({
  "@type": "QuantitativeValue",
  minValue: from,
  maxValue: to,
  unitCode: "DAY",
})

/** The fee of most of India; made to order takes its extra days before shipping (requirements §1). */
function shipping(madeToOrder: boolean) {
  const { make, customExtra } = DELIVERY_DAYS
  const { fee, days: door } = shop().delivery
  const extra = madeToOrder ? customExtra : { min: 0, max: 0 }
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: fee, currency: CHECKOUT.currency },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: days(make.min + extra.min, make.max + extra.max),
      transitTime: days(Math.max(0, door.min - make.min), Math.max(0, door.max - make.max)),
    },
  }
}

/** For ready-made sizes, the only ones listed for search engines. */
const returnPolicy = ({ windowDays, feeRupees } = shop().returns) => ({
  "@type": "MerchantReturnPolicy",
  applicableCountry: "IN",
  returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
  merchantReturnDays: windowDays,
  restockingFee: { "@type": "MonetaryAmount", value: feeRupees, currency: CHECKOUT.currency },
  merchantReturnLink: publicUrl() + paths.returns,
})

/** The rating of the style, over all its colours. */
const aggregate = ({ averageRating, totalReviews }: Rating) => ({
  "@type": "AggregateRating",
  ratingValue: averageRating,
  reviewCount: totalReviews,
  bestRating: 5,
  worstRating: 1,
})

/** Structured data: the style as a group, this colour in each size with price and availability. */
function structured(seo: Seo, url: string) {
  const offer = (state: string) => ({
    "@type": "Offer",
    url,
    priceCurrency: CHECKOUT.currency,
    price: seo.price.toFixed(2),
    itemCondition: "https://schema.org/NewCondition",
    ...(seo.priceUntil && { priceValidUntil: seo.priceUntil }),
    availability: `https://schema.org/${state}`,
    seller: { "@type": "Organization", name: SHOP.name },
    hasMerchantReturnPolicy: returnPolicy(),
    shippingDetails: shipping(state === "BackOrder"),
  })
  const pictures = seo.images.map((path) => publicUrl() + path)
  return {
    "@context": "https://schema.org",
    "@type": "ProductGroup",
    "@id": `${publicUrl()}/#${seo.group.id}`,
    productGroupID: seo.group.id,
    name: seo.group.name,
    description: seo.description,
    url,
    brand: { "@type": "Brand", name: SHOP.name },
    ...(seo.rating && { aggregateRating: aggregate(seo.rating) }),
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
    hasVariant: [
      ...seo.sizes.map(({ size, state }) => ({
        "@type": "Product",
        name: `${seo.name}, ${size}`,
        sku: `${seo.sku}-${size}`,
        color: seo.color,
        size,
        category: seo.category,
        description: seo.description,
        image: pictures,
        ...(seo.rating && { aggregateRating: aggregate(seo.rating) }),
        offers: offer(state),
      })),
      ...seo.colours
        .filter(({ slug }) => slug !== seo.slug)
        .map(({ slug }) => ({ "@type": "Product", url: publicUrl() + paths.product(slug) })),
    ],
  }
}

/** Title, description, canonical URL, link preview, structured data, and a preload of the first picture. */
export function productHead(seo: Seo): MetaDescriptor[] {
  const path = paths.product(seo.slug)
  const url = publicUrl() + path
  const usual = pageMeta({
    title: seo.title,
    description: seo.description,
    path,
    image: seo.image ?? undefined,
    type: "product",
  })
  const named = usual.map((one) => {
    if ("title" in one) return { title: seo.title }
    const key = "property" in one ? one.property : "name" in one ? one.name : ""
    return key === "og:title" || key === "twitter:title" ? { ...one, content: seo.title } : one
  })
  const format = seo.preload ? [...seo.preload.formats].sort()[0] : undefined
  return [
    ...named,
    { property: "product:price:amount", content: seo.price.toFixed(2) },
    { property: "product:price:currency", content: CHECKOUT.currency },
    { "script:ld+json": structured(seo, url) },
    ...(seo.preload && format
      ? [
          {
            tagName: "link" as const,
            rel: "preload",
            as: "image",
            type: `image/${format}`,
            imageSrcSet: srcSetOf({ ...seo.preload, url: "", alt: "", width: 0, height: 0, colour: "" }, format),
            imageSizes: gallerySizes(0, seo.images.length),
            fetchPriority: "high",
          },
        ]
      : []),
  ]
}
