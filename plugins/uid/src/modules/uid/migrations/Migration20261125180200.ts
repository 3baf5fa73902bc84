import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The counts of ids by state, in all and per batch, read only an index. */
export class Migration20261125180200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index uid_states on uid (batch_id, state)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists uid_states`)
  }
}
