import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Coupons are found by a part of their code or name; those of a batch by their whole code, which is unique. */
export class Migration20261125132200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm`)
    this.addSql(
      `create index if not exists coupon_words on coupon using gin ((lower(code || ' ' || name)) gin_trgm_ops) where batch_id is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists coupon_words`)
  }
}
