import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The list of payments reads refunds from indexes: also those that are under way, declined or paid back in another way,
 * and without the promised cash that is only crossed out.
 */
export class Migration20261128171000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index refund_ask_counting on refund_ask (attempt_id) where state in ('waiting', 'sent', 'failed', 'given')`,
    )
    this.addSql(
      `create index payment_refunded_newest on gateway_payment (attempt_at desc, attempt_id desc) include (gateway, status) where refunded_paise > 0`,
    )
    this.addSql(`drop index payment_sent_back_newest`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `create index payment_sent_back_newest on gateway_payment (attempt_at desc, attempt_id desc) where refunded_paise > 0`,
    )
    this.addSql(`drop index payment_refunded_newest; drop index refund_ask_counting`)
  }
}
