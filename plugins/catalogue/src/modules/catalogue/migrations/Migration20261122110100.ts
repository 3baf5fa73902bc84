import { PICTURE, PICTURE_WIDTHS } from "@silai/contracts/catalogue/limits"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Where each file of a picture is: the id under which the engine's File module has it (decision 0016). */
export class Migration20261122110100 extends Migration {
  override async up(): Promise<void> {
    // part: "master", or a width and format such as "640.webp". bytes is null for files older than this table.
    this.addSql(`create table picture_file (
      file_id text primary key,
      stem text not null,
      part text not null,
      bytes int,
      state text not null check (state in ('writing', 'kept', 'leaving')),
      since timestamptz not null default now()
    )`)
    this.addSql(`create unique index picture_file_kept on picture_file (stem, part) where state = 'kept'`)
    this.addSql(`create index picture_file_passing on picture_file (since) where state <> 'kept'`)
    // Until now files were in the folder "pictures" under their own names, which are their ids there. A missing one is
    // made again when it is requested.
    const parts = PICTURE_WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.avif`])
    const names = [...parts, `${PICTURE.fallbackWidth}.jpg`].map((part) => `('${part}')`).join(", ")
    this.addSql(`insert into picture_file (file_id, stem, part, bytes, state)
      select 'masters/' || stem, stem, 'master', bytes, 'kept' from picture
      union all select stem || '-' || part, stem, part, null, 'kept' from picture cross join (values ${names}) as parts (part)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists picture_file`)
  }
}
