import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const kinds = [
  ["payment_unheard", "payment_unknown"],
  ["payment_of_nobody", "payment_unrelated"],
] as const

/** A sum on which the gateway and the books differ is a payment mismatch. */
export class Migration20261128130700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table money_astray rename to payment_mismatch`)
    this.addSql(`alter table payment_mismatch rename column told_at to notified_at`)
    for (const [before, after] of kinds)
      this.addSql(`update payment_mismatch set kind = '${after}' where kind = '${before}'`)
  }

  override async down(): Promise<void> {
    for (const [before, after] of kinds)
      this.addSql(`update payment_mismatch set kind = '${before}' where kind = '${after}'`)
    this.addSql(`alter table payment_mismatch rename column notified_at to told_at`)
    this.addSql(`alter table payment_mismatch rename to money_astray`)
  }
}
