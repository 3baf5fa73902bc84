import type { BoughtLine, BoughtWhole } from "@silai/contracts/order/service"
import { codeOf } from "@silai/contracts/order/status"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { RETURN_KINDS, type ReturnKind } from "@silai/contracts/returns/limits"
import { returnWhy } from "@silai/contracts/returns/messages"
import type { ShopSettings } from "@silai/contracts/shop/sections"
import type { Taken } from "./share"
import { untilOf } from "@silai/contracts/returns/window"
import { dayInWords } from "./window"

export type FreeSize = { size: string; free: number }
/** `why`: the reason for no options, or for fewer than expected. */
export type Possible = { open: number; kinds: ReturnKind[]; why: string }

const there: readonly number[] = [codeOf("delivered"), codeOf("pickedUp")]
const onItsWay: readonly number[] = [0, 1, 2, 3, 4, 5, 7]

/**
 * Why nothing can be requested for an order; empty when something can. A courier hands a parcel over for its cash, which
 * the shop notes days later: the buyer's days run meanwhile, so only its refund waits for the money.
 */
export function whyNotNow(
  order: BoughtWhole,
  { windowDays }: ShopSettings["returns"],
  now: Date,
  since: Date | null = order.deliveredAt,
): string {
  if (onItsWay.includes(order.code)) return returnWhy.notThere
  if (!there.includes(order.code)) return returnWhy.off
  if (!since) return returnWhy.notThere
  const until = untilOf(since, windowDays)
  if (now > until) return returnWhy.over(dayInWords(until))
  return order.isOwed && order.code !== codeOf("delivered") ? returnWhy.notPaid : ""
}

/** What can be requested for a line of an order that allows requests. */
export function possibleFor(line: BoughtLine, taken: Taken, sizes: readonly FreeSize[]): Possible {
  const open = line.quantity - taken.quantity
  if (open <= 0) return { open: 0, kinds: [], why: returnWhy.taken }
  const kinds = RETURN_KINDS.filter((kind) => {
    const { ofCustom, givesSize } = RETURN_KIND[kind]
    return ofCustom === line.isCustom && (!givesSize || sizes.some(({ free }) => free > 0))
  })
  return { open, kinds, why: line.isCustom ? returnWhy.custom : "" }
}
