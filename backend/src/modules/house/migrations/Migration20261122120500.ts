import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which transaction wrote an outbox row, so that its events are sent in their order. Existing rows have none and block nothing. */
export class Migration20261122120500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table outbox add column written_in xid8`)
    this.addSql(`alter table outbox alter column written_in set default pg_current_xact_id()`)
    this.addSql(`create index outbox_of_transaction on outbox (written_in, topic, id) where status = 'waiting'`)
    // Read in the order of sending: of a thousand events of one change only the first is looked at.
    this.addSql(`create index outbox_in_turn on outbox (next_at, id) where status = 'waiting'`)
    this.addSql(`drop index outbox_waiting`)
  }

  override async down(): Promise<void> {
    this.addSql(`create index outbox_waiting on outbox (next_at) where status = 'waiting'`)
    this.addSql(`drop index outbox_in_turn`)
    this.addSql(`alter table outbox drop column written_in`)
  }
}
