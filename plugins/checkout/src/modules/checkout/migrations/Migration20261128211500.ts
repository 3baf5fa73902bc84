import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const index = (field: string) =>
  `create index attempt_to_forget on checkout_attempt (updated_at) where status = 'expired' and snapshot -> 'contact' ->> '${field}' <> ''`

/** A caller's order may have no e-mail; each attempt that is not yet anonymised has a phone. */
export class Migration20261128211500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`drop index if exists attempt_to_forget`)
    this.addSql(index("phone"))
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists attempt_to_forget`)
    this.addSql(index("email"))
  }
}
