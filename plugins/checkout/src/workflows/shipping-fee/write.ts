import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { KeptShippingFee, shippingFeeCalls } from "@silai/contracts/checkout/shipping-fee-calls"
import { shippingFeeRefusals } from "@silai/contracts/checkout/fee-messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { shippingFeeHistory, shippingFeeRules } from "../../queries/shipping-fee"
import { fromWire } from "../../rules/shipping-fee-wire"

type Change = ParsedBodyOf<typeof shippingFeeCalls.update> & { by: { userId: string; name: string } }

/**
 * Writes the next version of the rules, which counts from the commit on. What is held already keeps the fee of its snapshot.
 * @throws checkout.shipping_fee_changed
 */
export function writeRules(
  container: MedusaContainer,
  { version, by, days, pickup, ...form }: Change,
): Promise<KeptShippingFee> {
  return databaseOf(container).transaction(async (trx) => {
    // Two who save at once queue here, and the second is told of the first.
    await trx.raw(`select pg_advisory_xact_lock(hashtext('shipping_fee_rules'))`)
    const now = await shippingFeeRules(trx)
    if (now.version !== version) throw refuse(shippingFeeRefusals.shipping_fee_changed)
    const kept = now.rules
    const rules = fromWire({
      ...form,
      days: days ?? kept.days,
      pickup: { offered: pickup.offered, hours: pickup.hours ?? kept.pickup.hours },
    })
    const next = await one<{ version: number }>(
      trx,
      `insert into shipping_fee_rules (version, rules, author_id, author_name) values (?, ?::jsonb, ?, ?) returning version`,
      [version + 1, JSON.stringify(rules), by.userId, by.name],
    )
    await emitEvents(trx, { name: "silai.shipping-fee.updated", data: [{ id: String(next!.version) }] })
    await notifyLive(trx, "settings.changed", { section: "shipping-fee" })
    return (await shippingFeeHistory(trx))[0]!
  })
}
