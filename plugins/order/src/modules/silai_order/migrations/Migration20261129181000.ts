import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Whether the buyer has proven the phone of an order: one that was only entered may be anyone's, and does not count for
 * its owner. Of orders from before, those of an account with this phone are known.
 */
export class Migration20261129181000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table order_state add column if not exists is_phone_proven boolean not null default false`)
    this.addSql(`do $$ begin
      if to_regclass('customer_phone') is not null then
        update order_state o set is_phone_proven = true from customer_phone p where p.customer_id = o.customer_id and p.phone = o.phone;
      end if;
    end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table order_state drop column if exists is_phone_proven`)
  }
}
