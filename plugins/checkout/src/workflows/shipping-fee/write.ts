import type { MedusaContainer } from "@medusajs/framework/types"
import type { KeptShippingFee, ShippingFeeForm } from "@silai/contracts/checkout/shipping-fee-calls"
import { shippingFeeRefusals } from "@silai/contracts/checkout/fee-messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { shippingFeeHistory, shippingFeeRules } from "../../queries/shipping-fee"
import { fromWire } from "../../rules/shipping-fee-wire"

type Change = Omit<ShippingFeeForm, "days"> &
  Partial<Pick<ShippingFeeForm, "days">> & { version: number; by: { userId: string; name: string } }

/**
 * Writes the next version of the rules, which counts from the commit on. What is held already keeps the fee of its snapshot.
 * @throws checkout.shipping_fee_changed
 */
export function writeRules(
  container: MedusaContainer,
  { version, by, days, ...form }: Change,
): Promise<KeptShippingFee> {
  return databaseOf(container).transaction(async (trx) => {
    // Two who save at once queue here, and the second is told of the first.
    await trx.raw(`select pg_advisory_xact_lock(hashtext('shipping_fee_rules'))`)
    const now = await shippingFeeRules(trx)
    if (now.version !== version) throw refuse(shippingFeeRefusals.shipping_fee_changed)
    const next = await one<{ version: number }>(
      trx,
      `insert into shipping_fee_rules (version, rules, author_id, author_name) values (?, ?::jsonb, ?, ?) returning version`,
      [version + 1, JSON.stringify(fromWire({ ...form, days: days ?? now.rules.days })), by.userId, by.name],
    )
    await emitEvents(trx, { name: "silai.shipping-fee.updated", data: [{ id: String(next!.version) }] })
    await notifyLive(trx, "settings.changed", { section: "shipping-fee" })
    const [kept] = await shippingFeeHistory(trx)
    return kept!
  })
}
