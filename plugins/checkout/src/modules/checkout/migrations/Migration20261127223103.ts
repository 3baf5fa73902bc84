import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A typed phone or e-mail no longer ends what another browser holds (decision 0009), so several may be open at once. The
 * version before finds them by these words, and needs no uniqueness for it.
 */
export class Migration20261127223103 extends Migration {
  override async up(): Promise<void> {
    for (const field of ["phone", "email"])
      this.addSql(
        `create index if not exists open_holds_of_${field} on checkout_attempt ((snapshot -> 'contact' ->> '${field}')) where status in ('open', 'held') and phone_order is null;
         drop index if exists one_open_hold_per_${field}`,
      )
  }

  override async down(): Promise<void> {
    // Several open holds of one phone may exist by now: the unique indexes cannot come back.
    for (const field of ["phone", "email"]) this.addSql(`drop index if exists open_holds_of_${field}`)
  }
}
