import type { AgainLine } from "@silai/contracts/checkout/calls"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { isOrderKey } from "@silai/kit/signed-key"

/**
 * The pieces of an unpaid attempt, for the holder of its mail's key. With a wrong key, or once paid, it counts as unknown.
 * @throws checkout.attempt_unknown
 */
export async function unfinishedLines(sql: Sql, ask: { attemptId: string; key: string }): Promise<AgainLine[]> {
  if (!isOrderKey(ask.attemptId, ask.key)) throw refuse(checkoutRefusals.attempt_unknown)
  const found = await one<{ snapshot: Snapshot }>(
    sql,
    `select snapshot from checkout_attempt where id = ? and status = 'expired'`,
    [ask.attemptId],
  )
  if (!found) throw refuse(checkoutRefusals.attempt_unknown)
  return found.snapshot.lines.map(({ colourwayId, size, measurement, quantity }) => ({
    variantId: colourwayId,
    size: measurement ?? size,
    quantity,
  }))
}
