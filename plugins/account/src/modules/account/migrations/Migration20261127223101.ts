import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A link proves the address that it was sent to, and no other. Links from before have none, and are void. */
export class Migration20261127223101 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table proof_link add column if not exists email text`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table proof_link drop column if exists email`)
  }
}
