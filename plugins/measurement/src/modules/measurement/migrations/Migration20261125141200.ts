import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The list of customers shows who is measured; in an empty database it is created before this. */
export class Migration20261125141200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`do $$ begin if to_regproc('watch_shoppers') is not null then perform watch_shoppers(); end if; end $$`)
  }

  override async down(): Promise<void> {}
}
