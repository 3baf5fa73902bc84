import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A sale has the ids of its goods in its row as well: the log of acts compares rows, and shows the change of a sale as one entry. */
export class Migration20261129114600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table planned_sale ${columns.map(([column]) => `add column ${column} text[] not null default '{}'`).join(", ")}`,
    )
    this.addSql(
      `update planned_sale s set ${columns
        .map(
          ([column, kind]) =>
            `${column} = array(select ref from planned_sale_scope where sale_id = s.id and kind = '${kind}' order by ref)`,
        )
        .join(", ")}`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table planned_sale ${columns.map(([column]) => `drop column ${column}`).join(", ")}`)
  }
}

const columns = [
  ["category_ids", "category"],
  ["style_ids", "style"],
  ["colourway_ids", "colourway"],
  ["without_ids", "without"],
] as const
