import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Why the money of a payment is refunded is one of a closed list; empty where it is kept. */
export class Migration20261128213800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update gateway_payment set reason = 'other' where reason not in ('', 'late', 'mismatch', 'twice', 'other');
       alter table gateway_payment
         add constraint gateway_payment_reason_check check (reason in ('', 'late', 'mismatch', 'twice', 'other'))`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table gateway_payment drop constraint gateway_payment_reason_check`)
  }
}
