import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Prices that were changed together, in paise, so that any staff member can take the change back later. */
export class Migration20261122113100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists reprice_batch (
        id text primary key,
        at timestamptz not null default now(),
        by text not null,
        taken_back_at timestamptz,
        taken_back_by text,
        taken_back int,
        check ((taken_back_at is null) = (taken_back is null))
      )`)
    this.addSql(`create index if not exists reprice_batch_latest on reprice_batch (at desc, id desc)`)
    // A colourway may be deleted later; its line remains, by name.
    this.addSql(`
      create table if not exists reprice_line (
        batch_id text not null references reprice_batch (id) on delete cascade,
        product_id text not null,
        name text not null,
        price_before int check (price_before > 0),
        base_before int check (base_before >= price_before),
        price_after int check (price_after > 0),
        base_after int check (base_after >= price_after),
        primary key (batch_id, product_id)
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists reprice_line; drop table if exists reprice_batch`)
  }
}
