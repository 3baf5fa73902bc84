import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"

const nobody = { name: "", email: "", phone: "", whatsappUpdates: false }

/** Attempts that came to nothing lose whose they were: nothing is left to send there. */
export const worker: Worker = {
  name: "checkout.forgetting",
  everyMs: 3_600_000,
  async run(container) {
    await databaseOf(container).raw(
      `update checkout_attempt set snapshot = snapshot || jsonb_build_object('contact', ?::jsonb, 'address', null)
        where status = 'expired' and updated_at < now() - make_interval(days => ?) and snapshot -> 'contact' <> ?::jsonb`,
      [JSON.stringify(nobody), CHECKOUT.forgetAfterDays, JSON.stringify(nobody)],
    )
  },
}
