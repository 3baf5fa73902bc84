import { REFUND } from "@silai/contracts/checkout/limits"
import type { SnapshotLine } from "@silai/contracts/checkout/snapshot"
import { toPaise } from "@silai/kit/money"

/** Pieces that leave an order, with their price and what was paid for them after their part of the coupon. */
export type Leaving = { quantity: number; linePaise: number; paidPaise: number }

/**
 * `carriedPaise`: the part of the coupon that stays with a piece which replaces others; `duePaise`: to be paid;
 * `cheaperPaise`: to be refunded, as far as it is left of the payment.
 */
export type Difference = { carriedPaise: number; duePaise: number; cheaperPaise: number }

/**
 * The price of a piece that joins an order (decision 0047). A piece that replaces others keeps their part of the
 * coupon, piece for piece; an added one has none. The shop pays a difference that is smaller than a gateway accepts.
 */
export function differenceOf(line: Pick<SnapshotLine, "quantity" | "linePaise">, leaving: Leaving | null): Difference {
  const off = leaving ? leaving.linePaise - leaving.paidPaise : 0
  const replaced = leaving ? Math.min(line.quantity, leaving.quantity) : 0
  const carriedPaise = leaving ? Math.min(line.linePaise, Math.floor((off * replaced) / leaving.quantity)) : 0
  const difference = line.linePaise - carriedPaise - (leaving?.paidPaise ?? 0)
  if (difference > 0 && difference < toPaise(REFUND.minRupees))
    return { carriedPaise: carriedPaise + difference, duePaise: 0, cheaperPaise: 0 }
  return { carriedPaise, duePaise: Math.max(0, difference), cheaperPaise: Math.max(0, -difference) }
}
