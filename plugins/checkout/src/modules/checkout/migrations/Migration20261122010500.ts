import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** One open hold per phone and per e-mail, and the column needed to sum what unpaid guests hold of a size. */
export class Migration20261122010500 extends Migration {
  override async up(): Promise<void> {
    // Null for signed-in shoppers and paid holds. It is deleted with the hold.
    this.addSql(`alter table stock_hold add column guest_address text`)
    this.addSql(`create index stock_hold_of_item on stock_hold (inventory_item_id)`)
    for (const field of ["phone", "email"]) {
      // Where several are already open, the newest stays; the others end as if they had expired.
      this.addSql(`with older as (
          select id from (select id, row_number() over (partition by snapshot -> 'contact' ->> '${field}' order by created_at desc, id desc) as place
                            from checkout_attempt where status in ('open', 'held')) ranked where place > 1),
        gone as (delete from stock_hold using older where attempt_id = older.id returning inventory_item_id, quantity),
        freed as (select inventory_item_id, sum(quantity)::int as quantity from gone group by inventory_item_id),
        put as (update inventory_level l set held = held - freed.quantity from freed
                 where l.id = (select min(id) from inventory_level where inventory_item_id = freed.inventory_item_id and deleted_at is null))
        update checkout_attempt set status = 'expired', lease_until = null, updated_at = now() from older where checkout_attempt.id = older.id`)
      this.addSql(
        `create unique index one_open_hold_per_${field} on checkout_attempt ((snapshot -> 'contact' ->> '${field}')) where status in ('open', 'held')`,
      )
    }
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists one_open_hold_per_phone; drop index if exists one_open_hold_per_email`)
    this.addSql(`drop index if exists stock_hold_of_item; alter table stock_hold drop column if exists guest_address`)
  }
}
