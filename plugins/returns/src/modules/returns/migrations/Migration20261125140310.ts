import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** How a request's pieces travel: per direction the courier and the number; found by the number, too. */
export class Migration20261125140310 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table return_request add column parcels jsonb not null default '{}',
         add column route_text text not null generated always as (lower(coalesce(parcels -> 'pickUp' ->> 'trackingNumber', '') || ' ' || coalesce(parcels -> 'outgoing' ->> 'trackingNumber', ''))) stored`,
    )
    this.addSql(`create index return_request_route_words on return_request using gin (route_text gin_trgm_ops)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists return_request_route_words`)
    this.addSql(`alter table return_request drop column route_text, drop column parcels`)
  }
}
