import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A refund that staff asked for, and then withdrew; until when a dispute must be answered; and what an event said of a
 * dispute, because its body is deleted before most disputes are over.
 */
export class Migration20261129183100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table refund_ask drop constraint refund_ask_state_check,
         add constraint refund_ask_state_check check (state in ('waiting', 'sent', 'done', 'failed', 'given', 'too_small', 'not_needed', 'withdrawn'))`,
    )
    this.addSql(`alter table payment_mismatch add column answer_by timestamptz`)
    this.addSql(`alter table gateway_event add column dispute text`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `update refund_ask set state = 'not_needed' where state = 'withdrawn';
       alter table refund_ask drop constraint refund_ask_state_check,
         add constraint refund_ask_state_check check (state in ('waiting', 'sent', 'done', 'failed', 'given', 'too_small', 'not_needed'))`,
    )
    this.addSql(`alter table payment_mismatch drop column answer_by`)
    this.addSql(`alter table gateway_event drop column dispute`)
  }
}
