import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Where pictures are shown, for code that deletes or counts them. A plugin that shows pictures elsewhere adds its own
 * rows.
 */
export class Migration20261121005100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create or replace view picture_use as
      select pc.stem, 'product'::text as kind, p.id, p.title as name, p.handle as slug
        from image i join picture pc on pc.url = i.url join product p on p.id = i.product_id and p.deleted_at is null
       where i.deleted_at is null`)
    this.addSql(`create index if not exists image_address on image (url) where deleted_at is null`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop view if exists picture_use; drop index if exists image_address`)
  }
}
