import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Limits and roles are in contracts, where they can change; the table keeps only the checks that no such change can
 * break.
 */
export class Migration20261122070300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table otp_challenge drop constraint if exists otp_challenge_tries_check`)
    this.addSql(`alter table otp_challenge add constraint otp_challenge_tries_check check (tries >= 0)`)
    this.addSql(`alter table customer_note drop constraint if exists customer_note_text_check`)
    this.addSql(`alter table customer_note add constraint customer_note_text_check check (text <> '')`)
    for (const table of ["staff_member", "staff_invitation"]) {
      this.addSql(`alter table ${table} drop constraint if exists ${table}_role_check`)
      this.addSql(`alter table ${table} add constraint ${table}_role_check check (role <> '')`)
    }
  }
}
