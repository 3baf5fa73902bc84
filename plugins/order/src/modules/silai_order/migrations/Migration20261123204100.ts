import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The mailbox behind an order's e-mail (`mailboxOf` in contracts), which identifies its buyer whichever spelling of the
 * address was used.
 */
export class Migration20261123204100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table order_state add column if not exists mailbox text`)
    this.addSql(`update order_state o set mailbox = case when host in ('gmail.com', 'googlemail.com') then replace(named, '.', '') || '@gmail.com'
        else named || '@' || host end
      from (select order_id, split_part(lower(email), '@', 2) as host,
                   coalesce(substring(split_part(lower(email), '@', 1) from '^[^+]+'), split_part(lower(email), '@', 1)) as named
              from order_state) a where a.order_id = o.order_id and o.mailbox is null`)
    this.addSql(`create index if not exists order_state_by_mailbox on order_state (mailbox)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists order_state_by_mailbox; alter table order_state drop column if exists mailbox`)
  }
}
