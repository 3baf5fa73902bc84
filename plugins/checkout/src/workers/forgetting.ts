import { CHECKOUT, SCARCE } from "@silai/contracts/checkout/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"

const anonymous = { name: "", email: "", phone: "", whatsappUpdates: false }

/**
 * Anonymises attempts that did not become orders, because nothing will be shipped for them. Stored webhook bodies and
 * guests' entries are deleted; a customer's entries stay until the account is deleted.
 */
export const worker: Worker = {
  name: "checkout.forgetting",
  everyMs: 60_000,
  async run(container) {
    const database = databaseOf(container)
    await database.raw(`delete from gateway_event where received_at < now() - make_interval(days => ?)`, [
      CHECKOUT.deleteEventsAfterDays,
    ])
    await database.raw(`delete from scarce_hold where began_at < now() - make_interval(secs => ?)`, [
      SCARCE.windowSeconds,
    ])
    await database.raw(
      `update checkout_attempt set snapshot = (snapshot - '{additionalData,tax}'::text[]) || jsonb_build_object('contact', ?::jsonb, 'address', null)
        where status = 'expired' and snapshot -> 'contact' ->> 'phone' <> '' and updated_at < now() - make_interval(days => ?)`,
      [JSON.stringify(anonymous), CHECKOUT.forgetAfterDays],
    )
    await database.raw(
      `delete from checkout_details where starts_with(bag_key, 'ses_') and updated_at < now() - make_interval(days => ?)`,
      [CHECKOUT.forgetAfterDays],
    )
  },
}
