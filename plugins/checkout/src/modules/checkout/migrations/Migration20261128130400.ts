import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const rename = (before: string, after: string) =>
  `alter table cod_order drop constraint cod_order_state_check;
   update cod_order set state = '${after}' where state = '${before}';
   alter table cod_order add constraint cod_order_state_check check (state in ('due', 'collected', 'off', '${after}'))`

/** A parcel that could not be handed over is undelivered, not "back". */
export class Migration20261128130400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(rename("back", "undelivered"))
  }

  override async down(): Promise<void> {
    this.addSql(rename("undelivered", "back"))
  }
}
