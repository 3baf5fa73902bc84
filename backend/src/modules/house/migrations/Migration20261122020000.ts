import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Indexes for blanking sent messages after a while and for deleted accounts: neither may scan the whole table. */
export class Migration20261122020000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index outbox_to_forget on outbox (created_at) where status <> 'waiting' and payload <> '{}'`)
    this.addSql(
      `create index outbox_by_email on outbox (lower(coalesce(payload ->> 'email', payload -> 'contact' ->> 'email'))) where status <> 'waiting' and payload <> '{}'`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists outbox_by_email; drop index if exists outbox_to_forget`)
  }
}
