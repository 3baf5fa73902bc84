import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Indexes for the list of payments: its order, its views, and searches by prefix. */
export class Migration20261122200100 extends Migration {
  override async up(): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) this.addSql(`create index ${name} on ${on}`)
  }

  override async down(): Promise<void> {
    for (const name of Object.keys(indexes)) this.addSql(`drop index if exists ${name}`)
  }
}

const indexes = {
  attempt_by_age: "checkout_attempt (created_at, id)",
  attempt_by_status: "checkout_attempt (status, created_at, id)",
  attempt_by_phone: "checkout_attempt ((snapshot -> 'contact' ->> 'phone') text_pattern_ops)",
  attempt_by_email: "checkout_attempt ((snapshot -> 'contact' ->> 'email') text_pattern_ops)",
  attempt_by_order_at_gateway: "checkout_attempt (gateway_order_id text_pattern_ops)",
  payment_by_id_at_gateway: "gateway_payment (payment_id text_pattern_ops)",
  payment_of_attempt: "gateway_payment (attempt_id)",
  payment_sent_back: "gateway_payment (attempt_id) where refunded_paise > 0",
}
