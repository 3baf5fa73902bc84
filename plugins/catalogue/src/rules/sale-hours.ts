import { saleRefusals } from "@silai/contracts/catalogue/sale-messages"
import { refuse } from "@silai/kit/refuse"

/** A sale's first moment and the first one after it. */
export type SaleHours = { from: Date; to: Date }

export const saleState = ({ from, to }: SaleHours, now: Date): "planned" | "running" | "over" =>
  to <= now ? "over" : from <= now ? "running" : "planned"

/**
 * The hours that a sale gets: one that should have begun already begins now. `before`: its hours so far.
 * @throws catalogue.sale_over, sale_begun, sale_ends_early
 */
export function saleHours(wanted: SaleHours, before: SaleHours | null, now: Date): SaleHours {
  const state = before && saleState(before, now)
  if (state === "over") throw refuse(saleRefusals.sale_over)
  if (before && state === "running" && before.from.getTime() !== wanted.from.getTime())
    throw refuse(saleRefusals.sale_begun)
  const from = state === "running" || wanted.from > now ? wanted.from : now
  if (wanted.to <= from || wanted.to <= now) throw refuse(saleRefusals.sale_ends_early)
  return { from, to: wanted.to }
}
