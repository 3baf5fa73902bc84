import type { PricedLineOnWire, UnpaidOrder } from "@silai/contracts/checkout/phone-order-calls"
import type { Snapshot, SnapshotLine } from "@silai/contracts/checkout/snapshot"
import { toRupees } from "@silai/kit/money"

/** A line of an order taken by phone, in rupees. */
export const lineOnWire = (line: SnapshotLine): Omit<PricedLineOnWire, "isShort"> => ({
  variantId: line.colourwayId,
  name: line.name,
  color: line.colour,
  size: line.size,
  quantity: line.quantity,
  unitRupees: toRupees(line.unitPaise),
  totalRupees: toRupees(line.linePaise),
  thumbnail: line.thumbnail,
  isCustom: line.measurement !== null,
})

export const totalsOnWire = (totals: Snapshot["totals"]): UnpaidOrder["totals"] => ({
  itemsRupees: toRupees(totals.itemsPaise),
  discountRupees: toRupees(totals.discountPaise),
  deliveryRupees: toRupees(totals.deliveryPaise),
  totalRupees: toRupees(totals.totalPaise),
})
