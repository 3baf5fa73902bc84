import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The state of an order's money, as a generated column, so that no writer can forget it; and an index for each sort and
 * filter of the list. `paid_out` and `unpaid`: all pieces were removed, after or before the money came.
 */
export class Migration20261125141100 extends Migration {
  override async up(): Promise<void> {
    const isDue = `(details -> 'payment' -> 'later' = 'true'::jsonb and details -> 'payment' -> 'received' is null)`
    this.addSql(`alter table order_state
      add column money text not null generated always as (case
        when coalesce(${isDue}, false) then case when refunded_paise < total_paise then 'due' else 'unpaid' end
        when refunded_paise <= taken_out_paise then case when refunded_paise < total_paise then 'paid' else 'paid_out' end
        when refunded_paise < total_paise then 'refunded' else 'refunded_out' end) stored`)
    this.addSql(`drop index if exists order_state_codes`)
    for (const [name, on] of Object.entries(indexes))
      this.addSql(`create index order_state_${name} on order_state ${on}`)
    this.addSql(`alter index order_state_words set (gin_pending_list_limit = 256)`)
    // The list of customers shows what each has bought; in an empty database it is created before this.
    this.addSql(`do $$ begin if to_regproc('watch_shoppers') is not null then perform watch_shoppers(); end if; end $$`)
  }

  override async down(): Promise<void> {
    for (const name of Object.keys(indexes)) this.addSql(`drop index if exists order_state_${name}`)
    this.addSql(`create index order_state_codes on order_state (code) where archived_at is null`)
    this.addSql(`alter table order_state drop column money`)
  }
}

const newest = "(placed_at desc, order_id desc)"
const indexes = {
  // For the list's counts: narrow, and read without the table.
  counts: "(code, money, has_custom) where archived_at is null",
  owed: `${newest} where money = 'due'`,
  sent_back: `${newest} where money in ('refunded', 'refunded_out')`,
  nothing_left: `${newest} where money in ('unpaid', 'paid_out', 'refunded_out') and code in (0, 1, 2, 3, 4, 5, 7)`,
  custom: `${newest} where has_custom`,
  at_work: "(code, placed_at, order_id) where has_custom and code in (0, 1, 2, 3, 4, 5, 7)",
  by_region: "(region, placed_at desc, order_id desc)",
  regions: "(region, code) where archived_at is null",
  by_name: "((lower(customer_name)), placed_at desc, order_id desc)",
  by_total: "(total_paise, placed_at desc, order_id desc)",
  by_total_down: "(total_paise desc, placed_at desc, order_id desc)",
}
