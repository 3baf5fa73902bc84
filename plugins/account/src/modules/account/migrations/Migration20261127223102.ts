import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The address that an undo letter went to, and when the series of changes began that the change belongs to. Rows from
 * before have neither: their letters restore as before, and prove no address.
 */
export class Migration20261127223102 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table sign_in_change add column if not exists undo_email text`)
    this.addSql(`alter table sign_in_change add column if not exists series_from timestamptz`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table sign_in_change drop column if exists undo_email, drop column if exists series_from`)
  }
}
