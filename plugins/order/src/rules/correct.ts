import type { PricedLine } from "@silai/contracts/catalogue/service"
import { fitKey } from "@silai/contracts/measurement/ease"
import { fitMessages, fitWords } from "@silai/contracts/measurement/fit-messages"
import { writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENT_LABELS, MEASUREMENTS, type MeasurementName } from "@silai/contracts/measurement/limits"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import { mayTakeOut } from "@silai/contracts/order/status"
import { refuse } from "@silai/kit/refuse"
import type { OrderDetails, OrderedLine } from "../queries/order"

export type Correction = {
  itemId: string
  was: { size: string; measurement: Measurement | null }
  to: { size: string } | { measurement: Measurement }
}
/** One difference in a piece, in words for people. */
export type Change = { what: string; from: string; to: string }

const isSame = (one: Measurement | null, other: Measurement | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.measurementType === other.measurementType &&
    changesOf(one, other).length === 0)

/** Other inches; the wished fit stays where the correction does not change it. */
export const corrected = (before: Measurement | null, to: Measurement): Measurement =>
  ({ ...to, fitProfile: to.fitProfile ?? before?.fitProfile }) as Measurement

const fitOf = ({ fitProfile }: Measurement) => (fitProfile ? fitWords(fitProfile).join(", ") : orderMessages.noFit)

/** The measurements that differ, and how the piece sits. */
export function changesOf(from: Measurement, to: Measurement): Change[] {
  const names: readonly MeasurementName[] = MEASUREMENTS[to.measurementType]
  const before: Partial<Record<MeasurementName, unknown>> = from
  const after: Partial<Record<MeasurementName, unknown>> = to
  const inches = names
    .map((name) => ({ name, was: Number(before[name]), is: Number(after[name]) }))
    .filter(({ was, is }) => was !== is)
    .map(({ name, was, is }) => ({ what: MEASUREMENT_LABELS[name], from: writeInches(was), to: writeInches(is) }))
  if (fitKey(from.fitProfile) === fitKey(to.fitProfile)) return inches
  return [...inches, { what: fitMessages.title, from: fitOf(from), to: fitOf(to) }]
}

/**
 * The line to correct, with its place. Only until the order is packed: then it has an invoice, and its pieces are
 * fixed.
 * @throws order.too_late_to_correct, order.line_unknown, order.piece_changed, order.measured, order.not_measured,
 * order.other_half, order.nothing_corrected
 */
export function judgeCorrection(
  code: number,
  { lines }: Pick<OrderDetails, "lines">,
  { itemId, was, to }: Correction,
): { line: OrderedLine; place: number } {
  if (!mayTakeOut(code)) throw refuse(orderRefusals.too_late_to_correct)
  const place = lines.findIndex((_, at) => `${at}` === itemId)
  const line = lines[place]
  if (!line || line.quantity === 0) throw refuse(orderRefusals.line_unknown)
  if (line.size !== was.size || !isSame(line.measurement, was.measurement)) throw refuse(orderRefusals.piece_changed)
  if ("size" in to) {
    if (line.measurement) throw refuse(orderRefusals.measured)
    if (line.size === to.size) throw refuse(orderRefusals.nothing_corrected)
  } else {
    if (!line.measurement) throw refuse(orderRefusals.not_measured)
    if (line.measurement.measurementType !== to.measurement.measurementType) throw refuse(orderRefusals.other_half)
    if (isSame(line.measurement, corrected(line.measurement, to.measurement)))
      throw refuse(orderRefusals.nothing_corrected)
  }
  return { line, place }
}

/**
 * The same line in another size, as the catalogue has it now, at the price paid: a size is corrected, not sold again. A
 * size not in stock is made, where the shop makes it. @throws order.size_unknown, order.size_gone
 */
export function inSize(line: OrderedLine, asked: string, priced: PricedLine | null): OrderedLine {
  if (!priced?.inventoryItemId) throw refuse(orderRefusals.size_unknown, asked)
  if (priced.medusaVariantId === line.medusaVariantId) throw refuse(orderRefusals.nothing_corrected)
  const isThere = priced.stock >= line.quantity
  if (!isThere && !priced.backorder) throw refuse(orderRefusals.size_gone, priced.size, priced.stock)
  return {
    ...line,
    size: priced.size,
    sku: priced.sku,
    medusaVariantId: priced.medusaVariantId,
    inventoryItemId: priced.inventoryItemId,
    orderType: isThere ? "readymade" : "custom",
  }
}

export const changesBetween = (before: OrderedLine, after: OrderedLine): Change[] =>
  before.measurement && after.measurement
    ? changesOf(before.measurement, after.measurement)
    : [{ what: orderMessages.size, from: before.size, to: after.size }]
