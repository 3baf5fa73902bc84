import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The list of customers shows when each was last seen; in an empty database its migration runs before the one of the sessions. */
export class Migration20261125141300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`do $$ begin if to_regproc('watch_shoppers') is not null then perform watch_shoppers(); end if; end $$`)
  }

  override async down(): Promise<void> {}
}
