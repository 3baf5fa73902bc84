import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A person's last visit outlives their session, however it ends: sign-out, expiry, or ended by the shop. */
export class Migration20261121040300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table last_seen (actor_id text primary key, seen_at timestamptz not null)`)
    this.addSql(`create function note_last_seen() returns trigger language plpgsql as $$
      begin
        insert into last_seen (actor_id, seen_at) values (old.actor_id, old.seen_at)
          on conflict (actor_id) do update set seen_at = greatest(last_seen.seen_at, excluded.seen_at);
        return null;
      end $$`)
    this.addSql(
      `create trigger session_ended after delete on session for each row when (old.actor_id is not null) execute function note_last_seen()`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists session_ended on session`)
    this.addSql(`drop function if exists note_last_seen()`)
    this.addSql(`drop table if exists last_seen`)
  }
}
