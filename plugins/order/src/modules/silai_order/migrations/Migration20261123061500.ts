import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Since when an order's papers are due: set in the transaction that packs it or refunds money, so that a crash loses none. */
export class Migration20261123061500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table order_state add column papers_due_at timestamptz`)
    this.addSql(`create index order_state_papers_due on order_state (papers_due_at) where papers_due_at is not null`)
    // Orders packed before papers existed get theirs now.
    this.addSql(
      `update order_state o set papers_due_at = now() where exists (select 1 from order_state_log l where l.order_id = o.order_id and l.code in (3, 4, 5, 6, 7, 8))`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists order_state_papers_due; alter table order_state drop column papers_due_at`)
  }
}
