import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The shoppers who wait for a sold-out size. A row is used up by its one message. */
export class Migration20261126023300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table stock_alert (
      id text primary key, colourway_id text not null, size text not null, email text not null default '', phone text not null default '',
      key text not null unique, asked_at timestamptz not null default now(),
      check ((email = '') <> (phone = '')), unique (colourway_id, size, email, phone)
    )`)
    this.addSql(`create index stock_alert_email on stock_alert (lower(email))`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists stock_alert`)
  }
}
