import { CHECKOUT, SCARCE } from "@silai/contracts/checkout/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"

const nobody = { name: "", email: "", phone: "", whatsappUpdates: false }

/**
 * Anonymises attempts that came to nothing, because nothing will be shipped for them. Stored webhook bodies are
 * deleted, and so is what guests have typed: a customer's own stays until the account goes.
 */
export const worker: Worker = {
  name: "checkout.forgetting",
  everyMs: 30_000,
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
        where status = 'expired' and snapshot -> 'contact' ->> 'email' <> '' and updated_at < now() - make_interval(days => ?)`,
      [JSON.stringify(nobody), CHECKOUT.forgetAfterDays],
    )
    await database.raw(
      `delete from checkout_details where starts_with(bag_key, 'ses_') and updated_at < now() - make_interval(days => ?)`,
      [CHECKOUT.forgetAfterDays],
    )
  },
}
