import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The e-mails that an account had: its orders with one of them get the present one, once that is proven. */
export class Migration20261129191500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists customer_email_former (
      customer_id text not null,
      email text not null,
      primary key (customer_id, email)
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists customer_email_former`)
  }
}
