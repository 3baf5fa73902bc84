import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A wait for a size may end with a notice in a browser, in place of a mail or a text message. */
export class Migration20261126050100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table stock_alert add column device text not null default ''`)
    this.addSql(`alter table stock_alert drop constraint if exists stock_alert_check`)
    this.addSql(
      `alter table stock_alert add constraint stock_alert_check check ((email <> '')::int + (phone <> '')::int + (device <> '')::int = 1)`,
    )
    this.addSql(`alter table stock_alert drop constraint if exists stock_alert_colourway_id_size_email_phone_key`)
    this.addSql(`create unique index stock_alert_once on stock_alert (colourway_id, size, email, phone, device)`)
  }

  override async down(): Promise<void> {
    this.addSql(`delete from stock_alert where device <> ''`)
    this.addSql(`drop index if exists stock_alert_once`)
    this.addSql(`alter table stock_alert drop constraint if exists stock_alert_check`)
    this.addSql(`alter table stock_alert drop column device`)
    this.addSql(`alter table stock_alert add constraint stock_alert_check check ((email = '') <> (phone = ''))`)
    this.addSql(
      `alter table stock_alert add constraint stock_alert_colourway_id_size_email_phone_key unique (colourway_id, size, email, phone)`,
    )
  }
}
