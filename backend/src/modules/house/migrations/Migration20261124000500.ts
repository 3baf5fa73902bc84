import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * `listener`: the receiver of an event: "bus", for operators' plugins, or one of the shop's own listeners. A row
 * without one was written by the previous version. `put_aside_at`: staff have seen that it failed for good, and
 * dismissed it.
 */
export class Migration20261124000500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table outbox add column listener text, add column put_aside_at timestamptz`)
    this.addSql(`create index outbox_given_up on outbox (created_at) where status = 'given_up'`)
    this.addSql(
      `create index outbox_of_listeners on outbox (next_at, id) where status = 'waiting' and listener <> 'bus'`,
    )
    // Papers that are due already; the order plugin's own migration does the same where it runs after this.
    this.addSql(`do $$ begin
      if exists (select 1 from information_schema.columns where table_name = 'order_state' and column_name = 'papers_due_at') then
        insert into outbox (topic, dedupe_key, payload, listener)
        select 'engine.event', 'papers.due:' || order_id, jsonb_build_object('name', 'papers.due', 'data', jsonb_build_array(jsonb_build_object('id', order_id))), 'papers.due'
          from order_state where papers_due_at is not null on conflict (dedupe_key) do nothing;
      end if;
    end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists outbox_of_listeners; drop index if exists outbox_given_up`)
    this.addSql(`alter table outbox drop column put_aside_at, drop column listener`)
  }
}
