import { BAG, CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { bagRefusals } from "@silai/contracts/bag/messages"
import { goodsKey } from "@silai/contracts/bag/same-goods"
import type { PricedLine } from "@silai/contracts/catalogue/service"
import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import type { BagLine } from "@silai/contracts/checkout/calls"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { toPaise } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import type { Snapshot, SnapshotLine } from "@silai/contracts/checkout/snapshot"
import type { JudgedCoupon } from "@silai/contracts/coupon/service"
import { madeOrReady } from "./made-or-ready"
import { present } from "@silai/contracts/present"

/** The size label to look up in the catalogue: a made-to-measure line is the "Custom" size. */
export const sizeAsked = (line: BagLine): string => (typeof line.size === "string" ? line.size : CUSTOM_SIZE)

/** The delivery fee in paise, by the price of the goods in paise before a coupon's discount. */
export type DeliveryCharge = (itemsPaise: number) => number

/**
 * Turns the requested lines and the catalogue's answer into the lines and totals that will be paid.
 * @throws bag.*, measurement.*, checkout.unavailable, checkout.price_changed, checkout.too_dear
 * (requirements §4, §5, §9).
 */
export function quote(
  asked: BagLine[],
  priced: (PricedLine | null)[],
  delivery: DeliveryCharge,
  coupon: JudgedCoupon | null = null,
): Pick<Snapshot, "lines" | "totals" | "coupon"> {
  const settled = asked.map((line, at) => settle(line, priced[at] ?? null))
  refuseTooMany(settled)
  refuseStalePrices(asked, settled)
  const lines = discounted(madeOrReady(settled), coupon)
  const itemsPaise = lines.reduce((sum, line) => sum + line.linePaise, 0)
  const savedPaise = lines.reduce((sum, line) => sum + Math.max(0, line.basePaise - line.unitPaise) * line.quantity, 0)
  const deliveryPaise = delivery(itemsPaise)
  const discountPaise = lines.reduce((sum, line) => sum + (line.discountPaise ?? 0), coupon?.deliveryPaise ?? 0)
  const totalPaise = itemsPaise - discountPaise + deliveryPaise
  if (totalPaise > toPaise(CHECKOUT.maxRupees)) throw refuse(checkoutRefusals.too_dear)
  const totals = { itemsPaise, savedPaise, deliveryPaise, discountPaise, totalPaise }
  if (!coupon) return { lines, totals }
  const { linesPaise: _shared, ...kept } = coupon
  return { lines, totals, coupon: kept }
}

const discounted = (lines: SnapshotLine[], coupon: JudgedCoupon | null): SnapshotLine[] =>
  coupon ? lines.map((line, at) => ({ ...line, discountPaise: coupon.linesPaise[at] ?? 0 })) : lines

/** The catalogue decides which size it is, not the submitted label: one size has several names. */
function settle(line: BagLine, priced: PricedLine | null): SnapshotLine {
  if (!priced?.published) throw refuse(checkoutRefusals.unavailable)
  const measurement = typeof line.size === "string" ? null : line.size
  if (measurement && measurement.measurementType !== priced.measurementType)
    throw refuse(measurementRefusals.incomplete)
  if (!measurement && priced.size === CUSTOM_VARIANT) throw refuse(measurementRefusals.incomplete)
  return {
    ...priced,
    size: measurement ? CUSTOM_SIZE : priced.size,
    quantity: line.quantity,
    measurement,
    orderType: measurement ? "custom" : "readymade",
    linePaise: priced.unitPaise * line.quantity,
  }
}

/**
 * At most two of the same goods, per line and over the whole order: neither splitting a line nor using another name of
 * the size gets round it.
 */
export function refuseTooMany(
  lines: readonly Pick<SnapshotLine, "medusaVariantId" | "measurement" | "quantity" | "name" | "size">[],
): void {
  const units = new Map<string, number>()
  for (const line of lines) {
    const key = `${line.medusaVariantId} ${line.measurement ? goodsKey(line.measurement) : ""}`
    units.set(key, (units.get(key) ?? 0) + line.quantity)
    if (present(units.get(key), "the units of a line") > BAG.maxUnitsPerLine)
      throw refuse(bagRefusals.line_full, line.name, line.size)
  }
}

function refuseStalePrices(asked: BagLine[], lines: SnapshotLine[]): void {
  const isStale = asked.some((line, at) => line.price !== undefined && toPaise(line.price) !== lines[at]?.unitPaise)
  if (isStale) throw refuse(checkoutRefusals.price_changed)
}
