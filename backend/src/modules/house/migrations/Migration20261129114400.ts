import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The log named returns and batches of item ids by a bare number, by which no one found them. */
export class Migration20261129114400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update audit_entry set thing = 'RT-' || lpad(thing, greatest(6, length(thing)), '0') where kind = 'return' and thing ~ '^\\d+$'`,
    )
    this.addSql(
      `update audit_entry set thing = 'Batch ' || thing where kind = 'uid' and thing_id like 'ubt\\_%' and thing ~ '^\\d+$'`,
    )
  }

  override async down(): Promise<void> {}
}
