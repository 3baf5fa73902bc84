import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The requests of one state or of one kind, in the order of the list; those of both have an index already. */
export class Migration20261126004600 extends Migration {
  override async up(): Promise<void> {
    for (const column of ["state", "kind"])
      this.addSql(
        `create index return_request_latest_of_${column} on return_request (${column}, asked_at desc, id desc) where hidden_at is null`,
      )
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop index if exists return_request_latest_of_kind; drop index if exists return_request_latest_of_state`,
    )
  }
}
