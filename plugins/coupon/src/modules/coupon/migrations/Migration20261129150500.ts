import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The pieces that a coupon made cheaper may all be taken out of their order. */
export class Migration20261129150500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table coupon_claim drop constraint coupon_claim_discount_paise_check,
         add constraint coupon_claim_discount_paise_check check (discount_paise >= 0)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`update coupon_claim set discount_paise = 1 where discount_paise = 0`)
    this.addSql(
      `alter table coupon_claim drop constraint coupon_claim_discount_paise_check,
         add constraint coupon_claim_discount_paise_check check (discount_paise > 0)`,
    )
  }
}
