import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A back-office session sends a notification when it ends, however it ends, so that its live line ends with it. */
export class Migration20261122050100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create function ring_session_ended() returns trigger language plpgsql as $$
      begin
        perform pg_notify('silai_live', json_build_object('event', 'session.ended', 'sessionId', old.id)::text);
        return null;
      end $$`)
    this.addSql(
      // At the commit, after all other notifications of the same transaction: a removed member must still learn why.
      `create constraint trigger session_rings after delete on session deferrable initially deferred
       for each row when (old.kind = 'staff') execute function ring_session_ended()`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists session_rings on session`)
    this.addSql(`drop function if exists ring_session_ended()`)
  }
}
