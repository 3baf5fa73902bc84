import { BAG, CUSTOM_SIZE, type OrderType } from "@silai/contracts/bag/limits"
import { bagRefusals } from "@silai/contracts/bag/messages"
import type { PricedLine } from "@silai/contracts/catalogue/face"
import type { BagLine } from "@silai/contracts/checkout/calls"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { toPaise } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import type { Snapshot, SnapshotLine } from "../till/ports"

/** The label under which the catalogue is asked: a made-to-measure line is the "Custom" size. */
export const sizeAsked = (line: BagLine): string => (typeof line.size === "string" ? line.size : CUSTOM_SIZE)

/**
 * Turns what was asked and what the catalogue says into the lines and totals that will be paid.
 * @throws bag.*, measurement.*, checkout.unavailable, checkout.price_changed, checkout.too_dear (SPEC §4, §5, §9).
 */
export function quote(
  asked: BagLine[],
  priced: (PricedLine | null)[],
  deliveryPaise: number,
): Pick<Snapshot, "lines" | "totals"> {
  const lines = asked.map((line, at) => settle(line, priced[at] ?? null))
  refuseTooMany(lines)
  refuseStalePrices(asked, lines)
  const itemsPaise = lines.reduce((sum, line) => sum + line.linePaise, 0)
  const savedPaise = lines.reduce((sum, line) => sum + Math.max(0, line.basePaise - line.unitPaise) * line.quantity, 0)
  const totalPaise = itemsPaise + deliveryPaise
  if (totalPaise > toPaise(CHECKOUT.maxRupees)) throw refuse(checkoutRefusals.too_dear)
  return { lines, totals: { itemsPaise, savedPaise, deliveryPaise, discountPaise: 0, totalPaise } }
}

function settle(line: BagLine, priced: PricedLine | null): SnapshotLine {
  if (!priced?.published) throw refuse(checkoutRefusals.unavailable)
  const measurement = typeof line.size === "string" ? null : line.size
  if (measurement && measurement.measurementType !== priced.measurementType)
    throw refuse(measurementRefusals.incomplete)
  if (!measurement && line.size === CUSTOM_SIZE) throw refuse(measurementRefusals.incomplete)
  const orderType: OrderType =
    measurement || (priced.backorder && line.quantity > priced.stock) ? "custom" : "readymade"
  return {
    ...priced,
    size: sizeAsked(line),
    quantity: line.quantity,
    measurement,
    orderType,
    linePaise: priced.unitPaise * line.quantity,
  }
}

/** Two of one size, on a line and over the whole order: splitting a line must not get round the limit. */
function refuseTooMany(lines: SnapshotLine[]): void {
  const units = new Map<string, number>()
  for (const line of lines) {
    const key = `${line.colourwayId} ${line.size}`
    units.set(key, (units.get(key) ?? 0) + line.quantity)
    if (units.get(key)! > BAG.maxUnitsPerLine) throw refuse(bagRefusals.line_full, line.name, line.size)
  }
}

function refuseStalePrices(asked: BagLine[], lines: SnapshotLine[]): void {
  const isStale = asked.some((line, at) => line.price !== undefined && toPaise(line.price) !== lines[at]!.unitPaise)
  if (isStale) throw refuse(checkoutRefusals.price_changed)
}
