import type { BagItemNow } from "@silai/contracts/bag/calls"
import type { OrderType } from "@silai/contracts/bag/limits"
import { bagMessages } from "@silai/contracts/bag/messages"
import { mostUnits, orderTypeOf } from "@silai/contracts/bag/units"
import type { PricedLine } from "@silai/contracts/catalogue/service"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { toRupees } from "@silai/kit/money"
import { availabilityOf } from "./sellable"

/** A row of `bag_line`. */
export type BagRow = {
  id: string
  customer_id: string
  colourway_id: string
  size: string
  size_key: string
  measurement: Measurement | null
  quantity: number
  order_type: OrderType
  seen_paise: number | null
  added_at: Date
}

/**
 * A stored line with the current names, price and stock (requirements §3). A piece that the shop no longer has keeps
 * its place, marked as such.
 */
export function shown(row: BagRow, priced: PricedLine | null): BagItemNow {
  const size = row.measurement ?? row.size
  const own = {
    _id: row.id,
    customerId: row.customer_id,
    variantId: row.colourway_id,
    quantity: row.quantity,
    size,
    addedAt: row.added_at.toISOString(),
    seenPrice: row.seen_paise === null ? null : toRupees(row.seen_paise),
  }
  if (!priced) return { ...own, ...nothing, orderType: row.order_type }
  const available = availabilityOf(priced)
  const sold = priced.published && (row.measurement === null || priced.customSizeOption)
  return {
    ...own,
    variantName: priced.name,
    name: priced.name,
    slug: priced.slug,
    color: priced.colour,
    image: priced.thumbnail,
    productId: priced.styleId,
    categoryId: priced.categoryId,
    categoryName: priced.categoryName,
    price: toRupees(priced.unitPaise),
    basePrice: toRupees(priced.basePaise),
    totalPrice: toRupees(priced.unitPaise * row.quantity),
    orderType: row.order_type === "custom" ? "custom" : orderTypeOf(size, row.quantity, available),
    stock: available.stock,
    backorder: priced.backorder,
    gone: !sold,
    available: sold && row.quantity <= mostUnits(available),
  }
}

const nothing = {
  variantName: bagMessages.gone,
  name: bagMessages.gone,
  slug: "",
  color: "",
  image: "",
  productId: "",
  categoryId: "",
  categoryName: "",
  price: 0,
  basePrice: 0,
  totalPrice: 0,
  stock: 0,
  backorder: false,
  gone: true,
  available: false,
}
