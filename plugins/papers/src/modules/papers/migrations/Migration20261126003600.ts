import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A month's papers by their numbers: its report and its files read them in this order, so nothing is sorted. */
export class Migration20261126003600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index paper_of_month on paper (date_trunc('month', issued_at at time zone 'Asia/Kolkata'), kind desc, year, number)`,
    )
    this.addSql(`drop index paper_by_month`)
  }

  override async down(): Promise<void> {
    this.addSql(`create index paper_by_month on paper (issued_at)`)
    this.addSql(`drop index if exists paper_of_month`)
  }
}
