import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const columns = [
  ["taken_back_at", "undone_at"],
  ["taken_back_by", "undone_by"],
  ["taken_back", "undone"],
] as const

/** A change of prices is undone, not "taken back". */
export class Migration20261128130500 extends Migration {
  override async up(): Promise<void> {
    for (const [before, after] of columns) this.addSql(`alter table reprice_batch rename column ${before} to ${after}`)
  }

  override async down(): Promise<void> {
    for (const [before, after] of columns) this.addSql(`alter table reprice_batch rename column ${after} to ${before}`)
  }
}
