import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** More texts that find an order: its pieces, and its address and tracking number. Separate, because not all staff may see the second. */
export class Migration20261125132000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table order_state
      add column goods_text text not null generated always as (lower(
        coalesce(jsonb_path_query_array(details, '$.lines[*].name')::text, '') || ' ' || coalesce(jsonb_path_query_array(details, '$.lines[*].sku')::text, ''))) stored,
      add column route_text text not null generated always as (lower(
        city || ' ' || coalesce(details -> 'address' ->> 'pincode', '') || ' ' || coalesce(parcel ->> 'trackingNumber', ''))) stored`)
    this.addSql(`create index order_state_goods_words on order_state using gin (goods_text gin_trgm_ops)`)
    this.addSql(`create index order_state_route_words on order_state using gin (route_text gin_trgm_ops)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists order_state_goods_words; drop index if exists order_state_route_words`)
    this.addSql(`alter table order_state drop column goods_text, drop column route_text`)
  }
}
