import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Records every refund of a kept payment, whoever sent it; stops webhook retries after a limit; adds indexes so that no
 * call scans a whole table.
 */
export class Migration20261122020100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table gateway_payment add column refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise)`,
    )
    this.addSql(`update gateway_payment set refunded_paise = amount_paise where status = 'refunded'`)

    this.addSql(`alter table gateway_event add column given_up_at timestamptz, add column razorpay_order_id text`)
    this.addSql(`create index gateway_event_by_age on gateway_event (received_at)`)
    this.addSql(
      `create index gateway_event_by_order on gateway_event (razorpay_order_id) where razorpay_order_id is not null`,
    )

    this.addSql(`create index attempt_by_customer on checkout_attempt (customer_id) where customer_id is not null`)
    this.addSql(`create index attempt_by_guest on checkout_attempt (session_id) where customer_id is null`)
    this.addSql(
      `create index attempt_to_forget on checkout_attempt (updated_at) where status = 'expired' and snapshot -> 'contact' ->> 'email' <> ''`,
    )

    // Earlier orders carry Razorpay's payment id, under which the engine does not find the payment and books it again.
    this.addSql(`update order_transaction t set reference_id = c.id
      from order_payment_collection l
      join payment p on p.payment_collection_id = l.payment_collection_id
      join capture c on c.payment_id = p.id
     where t.order_id = l.order_id and t.reference = 'capture' and t.reference_id = p.data ->> 'razorpay_payment_id'`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop index if exists attempt_to_forget; drop index if exists attempt_by_guest; drop index if exists attempt_by_customer`,
    )
    this.addSql(`drop index if exists gateway_event_by_order; drop index if exists gateway_event_by_age`)
    this.addSql(
      `alter table gateway_event drop column if exists razorpay_order_id, drop column if exists given_up_at; alter table gateway_payment drop column if exists refunded_paise`,
    )
  }
}
