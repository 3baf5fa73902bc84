import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Orders that the shop takes by phone are attempts too. `phone_order`: the staff member who took it, how it is paid,
 * and its link; null when the buyer ordered online. A shopper has one open hold, and a phone order does not count as
 * one: a stranger who types the buyer's number online must not end it.
 */
export class Migration20261125190500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table checkout_attempt add column phone_order jsonb`)
    for (const field of ["phone", "email"]) this.addSql(oneOpenHold(field, "and phone_order is null"))
    // Its bag is the key that the screen made for it: a second click is the same order, whatever its state.
    this.addSql(
      `create unique index one_attempt_per_phone_order on checkout_attempt (bag_key) where phone_order is not null;
       create index phone_orders on checkout_attempt (created_at) where phone_order is not null and status in ('open', 'held', 'paid', 'placing', 'expired', 'refund_due', 'refunded')`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index phone_orders; drop index one_attempt_per_phone_order`)
    for (const field of ["phone", "email"]) this.addSql(oneOpenHold(field, ""))
    this.addSql(`alter table checkout_attempt drop column phone_order`)
  }
}

const oneOpenHold = (field: string, unless: string) =>
  `drop index one_open_hold_per_${field};
   create unique index one_open_hold_per_${field} on checkout_attempt ((snapshot -> 'contact' ->> '${field}')) where status in ('open', 'held') ${unless}`
