import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The column is named like the act: an exchange's new size is released. */
export class Migration20261128130100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table return_request rename column let_go_at to released_at`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table return_request rename column released_at to let_go_at`)
  }
}
