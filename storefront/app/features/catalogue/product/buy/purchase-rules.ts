import { CUSTOM_SIZE, type OrderType } from "@silai/contracts/bag/limits"
import { limitNote, mostUnits, orderTypeOf, type Availability } from "@silai/contracts/bag/units"
import { catalogueMessages, stockSentence } from "@silai/contracts/catalogue/messages"
import type { VariantCard, VariantPage } from "@silai/contracts/catalogue/shapes"
import type { Measurement } from "@silai/contracts/measurement/calls"
import type { BagItem } from "~/features/bag/bag-store"

/** The choice: a ready-made size, measurements, or nothing yet. */
export type Chosen = { size: string } | { measurement: Measurement } | null

export type Offer = {
  available: Availability
  /** The most units; 0 when the size is sold out. */
  most: number
  orderType: OrderType
  /** The sentence under the sizes, or null. */
  stockNote: string | null
  /** The note next to the quantity at its limit. */
  limitNote: string | null
  action: string
  soldOut: boolean
}

type Goods = Pick<VariantPage, "sizes" | "backorder">

const isCustom = (chosen: Chosen): chosen is { measurement: Measurement } => chosen !== null && "measurement" in chosen

/** The availability of the chosen size. A size not listed counts as sold out. */
export function availabilityOf(goods: Goods, chosen: Exclude<Chosen, null>): Availability {
  if (isCustom(chosen)) return { stock: null, backorder: goods.backorder }
  return { stock: goods.sizes.find(({ size }) => size === chosen.size)?.stock ?? 0, backorder: goods.backorder }
}

/** Everything that follows from a choice and a quantity: units, type of order, sentences (requirements §4, §5). */
export function offerOf(goods: Goods, chosen: Chosen, quantity: number): Offer | null {
  if (!chosen) return null
  const available = availabilityOf(goods, chosen)
  const most = mostUnits(available)
  const size = isCustom(chosen) ? chosen.measurement : chosen.size
  const orderType = orderTypeOf(size, quantity, available)
  const beyondShelf = available.stock !== null && available.stock > 0 && quantity > available.stock
  return {
    available,
    most,
    orderType,
    stockNote:
      beyondShelf && available.backorder
        ? catalogueMessages.madeToOrder
        : stockSentence({ stock: available.stock ?? 0 }, { backorder: goods.backorder, custom: isCustom(chosen) }),
    limitNote: limitNote(quantity, available),
    action:
      most === 0
        ? catalogueMessages.outOfStock
        : orderType === "custom"
          ? catalogueMessages.makeAnOrder
          : catalogueMessages.addToBag,
    soldOut: most === 0,
  }
}

/**
 * The part of the choice that is kept in another colour of the same style: a size that it has too, or the measurements.
 */
export function inOtherColour(
  { sizes, customSizeOption }: Pick<VariantPage, "sizes" | "customSizeOption">,
  chosen: Chosen,
): Chosen {
  if (isCustom(chosen)) return customSizeOption ? chosen : null
  return sizes.some(({ size }) => size === chosen?.size) ? chosen : null
}

/** The bag line of a choice, with requirements §3's fields. */
export function lineOf(
  product: VariantCard,
  chosen: Exclude<Chosen, null>,
  quantity: number,
  orderType: OrderType,
  id: string,
  addedAt: string,
): BagItem {
  return {
    bagItemId: id,
    variantId: product._id,
    variantName: product.variantName,
    name: product.variantName,
    slug: product.slug,
    categoryName: product.product.category.name,
    productId: product.product._id,
    categoryId: product.product.category._id,
    color: product.color,
    price: product.price,
    basePrice: product.basePrice,
    addedAt,
    image: product.thumbnail,
    quantity,
    size: isCustom(chosen) ? chosen.measurement : chosen.size,
    orderType,
  }
}

/** The choice as text: "M" or "Custom Size". */
export function chosenName(chosen: Chosen): string | null {
  if (!chosen) return null
  return isCustom(chosen) ? CUSTOM_SIZE : chosen.size
}
