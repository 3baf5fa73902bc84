import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Many codes of one offer. Each is a separate coupon, so that its limits and holds work like any other's; the batch has
 * the offer, one promotion for all, and how many codes are made.
 */
export class Migration20261122230002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists coupon_batch (
      id text primary key,
      pattern text not null,
      rule jsonb not null,
      codes int not null check (codes > 0),
      made int not null default 0 check (made between 0 and codes),
      state text not null default 'active' check (state in ('active', 'paused', 'archived')),
      promotion_id text,
      campaign_id text,
      version int not null default 1,
      changed_by text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`)
    this.addSql(`create index if not exists coupon_batch_newest on coupon_batch (created_at desc, id desc)`)
    this.addSql(
      `create index if not exists coupon_batch_unmade on coupon_batch (created_at) where made < codes and state <> 'archived'`,
    )
    this.addSql(`alter table coupon add column if not exists batch_id text references coupon_batch (id)`)
    this.addSql(`create index if not exists coupon_of_batch on coupon (batch_id, id) where batch_id is not null`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table coupon drop column if exists batch_id; drop table if exists coupon_batch`)
  }
}
