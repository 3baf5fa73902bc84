import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Staff notes about a customer: about an account, or about a phone that orders without one. */
export class Migration20261121040200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table customer_note (
      id text primary key,
      customer_id text,
      phone text,
      text text not null check (length(text) between 1 and 1000),
      author_id text not null,
      author text not null,
      created_at timestamptz not null default now(),
      check (num_nonnulls(customer_id, phone) = 1)
    )`)
    this.addSql(`create index customer_note_by_customer on customer_note (customer_id) where customer_id is not null`)
    this.addSql(`create index customer_note_by_phone on customer_note (phone) where phone is not null`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists customer_note`)
  }
}
