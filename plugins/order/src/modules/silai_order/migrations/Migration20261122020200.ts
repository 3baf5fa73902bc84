import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Indexes for pages, counts and searches, so that no call reads all orders. */
export class Migration20261122020200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm`)
    // The text that a search matches. Each word has a blank before it, so that a short text can be matched at word
    // beginnings.
    this.addSql(`alter table order_state add column search_text text not null
      generated always as (' ' || lower(customer_name) || ' ' || phone || ' ' || lower(email) || ' sl-' || lpad(number::text, greatest(6, length(number::text)), '0')) stored`)
    this.addSql(`create index order_state_words on order_state using gin (search_text gin_trgm_ops)`)

    this.addSql(`drop index order_state_newest; drop index order_state_by_code`)
    this.addSql(`create index order_state_newest on order_state (placed_at desc, order_id desc)`)
    this.addSql(`create index order_state_by_code on order_state (code, placed_at desc, order_id desc)`)
    // A narrow index, only for the counts by status.
    this.addSql(`create index order_state_codes on order_state (code)`)
    this.addSql(`create index order_state_by_guest on order_state (session_id) where customer_id is null`)
    // Index-only scans need an up-to-date visibility map; orders come a few at a time, so the table is vacuumed often.
    this.addSql(
      `alter table order_state set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table order_state reset (autovacuum_vacuum_insert_scale_factor, autovacuum_vacuum_scale_factor)`)
    this.addSql(
      `drop index if exists order_state_by_guest; drop index if exists order_state_codes; drop index if exists order_state_by_code; drop index if exists order_state_newest`,
    )
    this.addSql(`create index order_state_newest on order_state (placed_at desc, order_id)`)
    this.addSql(`create index order_state_by_code on order_state (code, placed_at desc)`)
    this.addSql(`drop index if exists order_state_words; alter table order_state drop column if exists search_text`)
  }
}
