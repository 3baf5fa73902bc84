import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * From now on a listener writes papers that are due, so it must get an event for those already due. If this runs before
 * the outbox has listeners, the outbox's own migration does the same.
 */
export class Migration20261124000600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`do $$ begin
      if exists (select 1 from information_schema.columns where table_name = 'outbox' and column_name = 'listener') then
        insert into outbox (topic, dedupe_key, payload, listener)
        select 'engine.event', 'papers.due:' || order_id, jsonb_build_object('name', 'papers.due', 'data', jsonb_build_array(jsonb_build_object('id', order_id))), 'papers.due'
          from order_state where papers_due_at is not null on conflict (dedupe_key) do nothing;
      end if;
    end $$`)
  }

  override async down(): Promise<void> {}
}
