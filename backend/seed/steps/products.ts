import { createPriceListsWorkflow, createProductsWorkflow } from "@medusajs/medusa/core-flows"
import type { CreatePriceListDTO, CreateProductWorkflowInputDTO, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { NewPicture } from "@silai/contracts/catalogue/service"
import { CUSTOM_VARIANT, OFFERS_LIST, SIZES } from "@silai/contracts/catalogue/limits"
import { slugOf, styles } from "../styles/all"
import { galleryOf } from "../styles/gallery"
import type { SeedColour, SeedStyle } from "../styles/style"
import type { Fulfilment } from "./fulfilment"
import { hangPictures } from "./pictures"
import type { Taxonomy } from "./taxonomy"
import { present } from "@silai/contracts/present"

export type SeededColourway = {
  style: SeedStyle
  colour: SeedColour
  slug: string
  productId: string
  variantIds: Record<string, string>
}
type Wanted = Omit<SeededColourway, "productId" | "variantIds">

/** One Medusa product per colourway, one variant per size, priced at the base price; existing ones stay unchanged. */
export async function ensureProducts(
  container: MedusaContainer,
  taxonomy: Taxonomy,
  fulfilment: Fulfilment,
  salesChannelId: string,
): Promise<SeededColourway[]> {
  const wanted: Wanted[] = styles.flatMap((style) =>
    style.colours.map((colour) => ({ style, colour, slug: slugOf(style, colour) })),
  )
  const service = container.resolve(Modules.PRODUCT)
  const slugs = wanted.map(({ slug }) => slug)
  const known = new Set(
    (await service.listProducts({ handle: slugs }, { select: ["handle"], take: slugs.length })).map(
      (product) => product.handle,
    ),
  )
  const missing = wanted.filter(({ slug }) => !known.has(slug))
  if (missing.length) {
    const pictures = await hangPictures(
      container,
      missing.map(({ style, colour }) => galleryOf(style, colour)),
    )
    const products = missing.map((one, place) =>
      productOf(one, present(pictures[place], `the pictures of ${one.slug}`), taxonomy, fulfilment, salesChannelId),
    )
    await createProductsWorkflow(container).run({ input: { products } })
  }
  const products = await service.listProducts({ handle: slugs }, { relations: ["variants"], take: slugs.length })
  return wanted.map((one) => {
    const product = present(
      products.find(({ handle }) => handle === one.slug),
      one.slug,
    )
    return {
      ...one,
      productId: product.id,
      variantIds: Object.fromEntries(product.variants.map((variant) => [variant.title, variant.id])),
    }
  })
}

export const sizesOf = (style: SeedStyle): string[] => [...SIZES, ...(style.customSizeOption ? [CUSTOM_VARIANT] : [])]
const initials = (colour: string) =>
  colour
    .split(" ")
    .map((word) => word[0])
    .join("")

function productOf(
  { style, colour, slug }: Wanted,
  pictures: NewPicture[],
  taxonomy: Taxonomy,
  fulfilment: Fulfilment,
  salesChannelId: string,
): CreateProductWorkflowInputDTO {
  const sizes = sizesOf(style)
  return {
    title: `${colour.colour} ${style.name}`,
    handle: slug,
    description: colour.intro,
    status: "published",
    thumbnail: pictures[0]?.thumbnail,
    images: pictures.map(({ url }) => ({ url })),
    hs_code: style.hsnCode,
    material: style.material,
    origin_country: "in",
    category_ids: [present(taxonomy.categories[style.category], style.category)],
    tag_ids: [present(taxonomy.tags[style.tag], style.tag)],
    shipping_profile_id: fulfilment.shippingProfileId,
    sales_channels: [{ id: salesChannelId }],
    options: [
      { id: taxonomy.sizeOptionId, value_ids: sizes.map((size) => present(taxonomy.sizeValueIds[size], size)) },
    ],
    variants: sizes.map((size, rank) => ({
      title: size,
      sku: `${style.skuPrefix}-${initials(colour.colour)}-${size.toUpperCase()}`,
      options: { Size: size },
      variant_rank: rank,
      // Made-to-measure uses no stock, so that it can never take a ready-made piece from someone else's bag.
      manage_inventory: size !== CUSTOM_VARIANT,
      allow_backorder: size !== CUSTOM_VARIANT && (colour.backorder ?? false),
      prices: [{ currency_code: "inr", amount: style.baseRupees }],
    })),
  }
}

/** The current offer: one sale list with the price of every piece below its base price. */
export async function ensureOffers(container: MedusaContainer, colourways: readonly SeededColourway[]): Promise<void> {
  const [existing] = await container.resolve(Modules.PRICING).listPriceLists({ q: OFFERS_LIST }, { take: 1 })
  if (existing) return
  const prices = colourways
    .filter(({ style }) => style.priceRupees < style.baseRupees)
    .flatMap(({ style, variantIds }) =>
      Object.values(variantIds).map((variant_id) => ({ variant_id, currency_code: "inr", amount: style.priceRupees })),
    )
  const offers: CreatePriceListDTO = {
    title: OFFERS_LIST,
    description: "The prices that the shop asks now; the default prices are struck through.",
    type: "sale",
    status: "active",
  }
  await createPriceListsWorkflow(container).run({ input: { price_lists_data: [{ ...offers, prices }] } })
}
