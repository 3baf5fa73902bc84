import { DAY_MS } from "@silai/contracts/india"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { RETURN_FEE, type ReturnKind } from "@silai/contracts/returns/limits"
import type { ReturnState } from "@silai/contracts/returns/states"
import { refundOfGoods } from "@silai/contracts/returns/refund"

/**
 * A request of an order that is open or was refunded. `ownFeePaise`: its fee when no other request covers it; `feePaise`,
 * `shortPaise`, `refundPaise`: as stored, and final once it was refunded. Money in paise.
 */
export type Claim = {
  id: string
  number: number
  kind: ReturnKind
  askedAt: Date
  state: ReturnState
  isOpen: boolean
  goodsPaise: number
  ownFeePaise: number
  feePaise: number
  shortPaise: number
  refundPaise: number
}

/** `shortPaise`: the part of the price that the order's payment no longer has; `coveredBy`: the request that pays the fee. */
export type Promised = { feePaise: number; shortPaise: number; refundPaise: number; coveredBy: Claim | null }

const covers = (payer: Claim, claim: Claim): boolean =>
  Math.abs(claim.askedAt.getTime() - payer.askedAt.getTime()) < RETURN_FEE.coversDays * DAY_MS

/** The fee that the shop has of a refunded request: less where staff refunded it too. */
const keptFee = ({ goodsPaise, shortPaise, feePaise, refundPaise }: Claim): number =>
  Math.max(0, Math.min(feePaise, goodsPaise - shortPaise - refundPaise))

/**
 * The refunds that an order's open requests promise, in the order in which they were requested. Together they never
 * exceed what is left of its payments (`leftPaise`), nor the fees that the shop has taken already. One request pays the
 * fee for all others of the same days, whichever of them is withdrawn or rejected. An exchange promises no money; if it
 * is impossible, it is refunded from what the returns leave.
 * @returns `leftPaise`: what they leave
 */
export function promisesOf(
  claims: readonly Claim[],
  leftPaise: number,
): { of: (id: string) => Promised | undefined; leftPaise: number } {
  const inTurn = claims.toSorted((one, other) => one.number - other.number)
  const refunded = inTurn.filter(({ isOpen }) => !isOpen)
  const open = inTurn.filter(({ isOpen }) => isOpen)
  // Staff who refunded the fee have waived it for these days.
  const payers = refunded.filter(({ feePaise }) => feePaise > 0)
  let left = Math.max(0, leftPaise - refunded.reduce((sum, claim) => sum + keptFee(claim), 0))
  const promised = new Map<string, Promised>()
  for (const claim of open.filter(({ kind }) => RETURN_KIND[kind].promisesMoney)) {
    const coveredBy = claim.ownFeePaise > 0 ? (payers.find((payer) => covers(payer, claim)) ?? null) : null
    const feePaise = coveredBy ? 0 : claim.ownFeePaise
    const { short: shortPaise, refund: refundPaise } = refundOfGoods(claim.goodsPaise, { left, fee: feePaise })
    left -= claim.goodsPaise - shortPaise
    if (feePaise > 0) payers.push(claim)
    promised.set(claim.id, { feePaise, shortPaise, refundPaise, coveredBy })
  }
  for (const { id, kind, goodsPaise } of open.filter((claim) => !promised.has(claim.id))) {
    const { short: shortPaise } = refundOfGoods(RETURN_KIND[kind].orRefunded ? goodsPaise : 0, { left, fee: 0 })
    promised.set(id, { feePaise: 0, shortPaise, refundPaise: 0, coveredBy: null })
  }
  return { of: (id) => promised.get(id), leftPaise: left }
}
