import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Customers are found by a part of their name, e-mail or phone (`queries/customer/found.ts`). */
export class Migration20261125132100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm`)
    this.addSql(
      `create index if not exists customer_words on customer using gin ((lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))) gin_trgm_ops)`,
    )
    this.addSql(`create index if not exists customer_phone_words on customer_phone using gin (phone gin_trgm_ops)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists customer_phone_words; drop index if exists customer_words`)
  }
}
