import type { SnapshotLine } from "@silai/contracts/checkout/snapshot"
import { DELIVERY_DAYS, FIRST_HSN } from "@silai/contracts/checkout/limits"
import { taxGained } from "@silai/contracts/checkout/tax"
import { type DaySpan, workingDaysAfter } from "@silai/contracts/checkout/working-days"
import { orderRefusals } from "@silai/contracts/order/messages"
import type { PieceOut } from "@silai/contracts/order/piece-change"
import { fairShare } from "@silai/contracts/order/share"
import { mayTakeOut } from "@silai/contracts/order/status"
import { refuse } from "@silai/kit/refuse"
import type { OrderDetails, OutOfLine } from "../queries/order"
import { paidFor } from "./paid-for"
import { withoutPieces } from "./take-out"

/**
 * Whether another piece may be added to an order, and which pieces of a line leave the order in exchange, with what was
 * paid for them.
 * @throws order.too_late_to_change, order.line_unknown, order.lines_changed
 */
export function judgeChange(code: number, details: OrderDetails, out: PieceOut | null): OutOfLine | null {
  if (!mayTakeOut(code)) throw refuse(orderRefusals.too_late_to_change)
  if (!out) return null
  const place = details.lines.findIndex((_, at) => `${at}` === out.itemId)
  const line = details.lines[place]
  if (!line || line.quantity === 0) throw refuse(orderRefusals.line_unknown)
  if (line.quantity !== out.left || out.quantity > out.left) throw refuse(orderRefusals.lines_changed)
  return {
    place,
    quantity: out.quantity,
    linePaise: fairShare(line.linePaise, out.left, out.quantity),
    paidPaise: fairShare(paidFor(details, place), out.left, out.quantity),
  }
}

/** A piece cut to measure takes longer, and the order travels as one. */
function promisedWith(promised: DaySpan, { orderType }: SnapshotLine, hadCustom: boolean): DaySpan {
  if (hadCustom || orderType !== "custom") return promised
  const later = (day: string) => workingDaysAfter(Date.parse(day), DELIVERY_DAYS.customExtra)
  return { from: later(promised.from).from, to: later(promised.to).to }
}

/**
 * The order with this piece added at its end, without the pieces that it replaces: its totals and tax cover what it
 * then contains.
 */
export function withPiece(
  details: OrderDetails,
  { line, out, hadCustom }: { line: SnapshotLine; out: OutOfLine | null; hadCustom: boolean },
): OrderDetails {
  const left = out ? withoutPieces(details, [out]) : details
  const { hsnCode, measurementType, quantity, linePaise, discountPaise = 0 } = line
  const { totals, tax, promised } = left
  const hsn = hsnCode || FIRST_HSN[measurementType]
  return {
    ...left,
    lines: [...left.lines, line],
    totals: {
      ...totals,
      itemsPaise: totals.itemsPaise + linePaise,
      discountPaise: totals.discountPaise + discountPaise,
      savedPaise: totals.savedPaise + Math.max(0, line.basePaise - line.unitPaise) * quantity,
      totalPaise: totals.totalPaise + linePaise - discountPaise,
    },
    ...(tax && { tax: taxGained(tax, { hsn, quantity, linePaise, discountPaise }) }),
    ...(promised && { promised: promisedWith(promised, line, hadCustom) }),
  }
}
