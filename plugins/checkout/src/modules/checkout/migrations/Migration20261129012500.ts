import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** For the mail about an unpaid order: it is not sent to a buyer who has paid for another since. */
export class Migration20261129012500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index paid_attempts_of_email on checkout_attempt ((snapshot -> 'contact' ->> 'email'), paid_at) where status in ('paid', 'placing', 'placed')`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists paid_attempts_of_email`)
  }
}
