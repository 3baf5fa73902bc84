import type { MismatchKind } from "@silai/contracts/checkout/limits"

/** One payment as each book has it, in paise. `null`: that book has no entry for it. */
export type Compared = {
  /**
   * The gateway's payment, captured or only authorised, and its refunds by the bank: all of them, and those old enough to
   * be known here.
   */
  gateway: { amount: number; isCaptured: boolean; refunded: number; refundedLongAgo: number } | null
  ledger: { amount: number; refunded: number; status: "kept" | "refund_due" | "refunded" } | null
  /** Whether the shop opened a payment order for it. */
  isOurs: boolean
  isPlaced: boolean
  /** The sum that staff gave by other means. */
  given: number
  /** Whether some of its money is still on its way, or waits for a person. */
  isMoving: boolean
  order: { refunded: number } | null
  /** Captured less refunded, as the engine has booked it. */
  engine: { kept: number } | null
  /** Invoice less credit notes; `tooSmall`, of pieces whose refund was too small to send, is in neither. */
  papers: { billed: number; tooSmall: number } | null
}
export type Difference = { kind: MismatchKind; shop: number; gateway: number }

/** Each paisa on which the gateway and the shop's books differ. */
export function differencesOf(seen: Compared): Difference[] {
  const { ledger } = seen
  if (!ledger && seen.gateway?.isCaptured === false)
    return [{ kind: "payment_authorized", shop: 0, gateway: seen.gateway.amount }]
  const gateway = seen.gateway?.isCaptured ? seen.gateway : null
  if (!ledger)
    return gateway
      ? [
          {
            kind: seen.isOurs ? "payment_unknown" : "payment_unrelated",
            shop: 0,
            gateway: gateway.amount - gateway.refunded,
          },
        ]
      : []
  if (!gateway) return [{ kind: "payment_missing", shop: ledger.amount, gateway: 0 }]
  const found: Difference[] = []
  const differs = (kind: MismatchKind, shop: number, theirs: number) => {
    if (shop !== theirs) found.push({ kind, shop, gateway: theirs })
  }
  differs("payment_amount", ledger.amount, gateway.amount)
  // Money that the shop may not keep is sent back automatically, and has its own alarm when that takes long.
  if (ledger.status === "refund_due") return found
  if (ledger.refunded < gateway.refundedLongAgo || ledger.refunded > gateway.refunded)
    differs("refund_ledger", ledger.refunded, gateway.refunded)
  if (ledger.status !== "kept") return found
  if (!seen.isPlaced) differs("not_placed", 0, gateway.amount - gateway.refunded)
  if (seen.order) differs("refund_order", seen.order.refunded, Math.min(ledger.amount, ledger.refunded + seen.given))
  if (seen.isMoving) return found
  if (seen.engine) differs("refund_engine", seen.engine.kept, ledger.amount - ledger.refunded)
  const left = ledger.amount - ledger.refunded - seen.given
  if (seen.papers && seen.papers.billed !== left - seen.papers.tooSmall)
    differs("refund_papers", seen.papers.billed, left)
  return found
}
