import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Other pages than product pages that show pictures, recorded by the plugins that draw them. */
export class Migration20261122233000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table picture_showing (
      stem text not null,
      kind text not null,
      id text not null,
      name text not null,
      slug text not null,
      primary key (stem, kind, id)
    )`)
    this.addSql(`create or replace view picture_use as
      select pc.stem, 'product'::text as kind, p.id, p.title as name, p.handle as slug
        from image i join picture pc on pc.url = i.url join product p on p.id = i.product_id and p.deleted_at is null
       where i.deleted_at is null
      union all
      select stem, kind, id, name, slug from picture_showing`)
  }

  override async down(): Promise<void> {
    this.addSql(`create or replace view picture_use as
      select pc.stem, 'product'::text as kind, p.id, p.title as name, p.handle as slug
        from image i join picture pc on pc.url = i.url join product p on p.id = i.product_id and p.deleted_at is null
       where i.deleted_at is null`)
    this.addSql(`drop table picture_showing`)
  }
}
