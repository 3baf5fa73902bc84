import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The list of the back office: each filter has an index in each order, and is counted from it. */
export class Migration20261126004700 extends Migration {
  override async up(): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) this.addSql(`create index review_${name} on review ${on}`)
  }

  override async down(): Promise<void> {
    for (const name of Object.keys(indexes)) this.addSql(`drop index if exists review_${name}`)
  }
}

const [newest, rated] = ["(written_at desc, id desc)", "(rating, written_at, id)"]
const indexes = {
  pictured_newest: `${newest} where images > 0`,
  pictured_by_stars: `${rated} where images > 0`,
  plain_newest: `${newest} where images = 0`,
  plain_by_stars: `${rated} where images = 0`,
  hidden_by_stars: `${rated} where hidden_at is not null`,
  style_by_stars: `(style_id, rating, written_at, id)`,
}
