import { taxLeft } from "@silai/contracts/checkout/tax"
import { orderRefusals } from "@silai/contracts/order/messages"
import { fairShare } from "@silai/contracts/order/share"
import { mayTakeOut } from "@silai/contracts/order/status"
import { refuse } from "@silai/kit/refuse"
import type { OrderDetails, OutOfLine, StoredTakeOut } from "../queries/order"
import { paidFor } from "./paid-for"

/** `left`: how many pieces the line has, as the caller saw it. */
export type TakeOutLine = { itemId: string; quantity: number; left: number }

/**
 * The pieces removed from an order, and what was paid for them: of each line a fair part of what is left, in whole paise.
 * @throws order.too_late_to_take_out, order.line_twice, order.line_unknown, order.lines_changed, order.take_out_all
 */
export function judgeTakeOut(code: number, details: OrderDetails, asked: readonly TakeOutLine[]): OutOfLine[] {
  if (!mayTakeOut(code)) throw refuse(orderRefusals.too_late_to_take_out)
  if (new Set(asked.map(({ itemId }) => itemId)).size < asked.length) throw refuse(orderRefusals.line_twice)
  const out = asked.map(({ itemId, quantity, left }): OutOfLine => {
    const place = details.lines.findIndex((_, at) => `${at}` === itemId)
    const line = details.lines[place]
    if (!line) throw refuse(orderRefusals.line_unknown)
    if (line.quantity !== left || quantity > left) throw refuse(orderRefusals.lines_changed)
    return {
      place,
      quantity,
      linePaise: fairShare(line.linePaise, left, quantity),
      paidPaise: fairShare(paidFor(details, place), left, quantity),
    }
  })
  const pieces = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces(out) >= pieces(details.lines)) throw refuse(orderRefusals.take_out_all)
  return out
}

export const paidOf = (out: readonly OutOfLine[]): number => out.reduce((sum, { paidPaise }) => sum + paidPaise, 0)

/** The refund for pieces that were removed, as it was requested. */
export const refundFor = ({ refundPaise, pieces }: Pick<StoredTakeOut, "refundPaise" | "pieces">): number =>
  refundPaise ?? paidOf(pieces)

/** The order without these pieces: its lines keep their places, its totals and tax cover what is left. */
export function withoutPieces(details: OrderDetails, out: readonly OutOfLine[]): OrderDetails {
  const lines = details.lines.map((line, at) => {
    const gone = out.find(({ place }) => place === at)
    if (!gone) return line
    const discountPaise = (line.discountPaise ?? 0) - (gone.linePaise - gone.paidPaise)
    return {
      ...line,
      quantity: line.quantity - gone.quantity,
      linePaise: line.linePaise - gone.linePaise,
      ...(line.discountPaise !== undefined && { discountPaise }),
    }
  })
  const { totals, tax } = details
  const [goods, paid] = [out.reduce((sum, { linePaise }) => sum + linePaise, 0), paidOf(out)]
  const left = (at: number) => paidFor(details, at) - paidOf(out.filter(({ place }) => place === at))
  return {
    ...details,
    lines,
    totals: {
      ...totals,
      itemsPaise: totals.itemsPaise - goods,
      discountPaise: totals.discountPaise - (goods - paid),
      totalPaise: totals.totalPaise - paid,
    },
    ...(tax && {
      tax: taxLeft(
        tax,
        tax.lines.map((_, at) => left(at)),
      ),
    }),
  }
}
