import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** `ask_key`: another plugin's key for its refund, such as a return's; for one key only one ask counts, unless it was declined. */
export class Migration20261123063000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table refund_ask add column ask_key text`)
    this.addSql(`create unique index one_refund_of_a_key on refund_ask (ask_key) where state <> 'failed'`)
    this.addSql(`create index refund_ask_by_key on refund_ask (ask_key) where ask_key is not null`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table refund_ask drop column ask_key`)
  }
}
