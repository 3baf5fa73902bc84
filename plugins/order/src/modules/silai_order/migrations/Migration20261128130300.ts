import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const rename = (before: string, after: string) =>
  `update order_state set details = jsonb_set(details, '{changes}',
     (select jsonb_agg(case when jsonb_exists(one, '${before}') then (one - '${before}') || jsonb_build_object('${after}', one -> '${before}') else one end order by place)
        from jsonb_array_elements(details -> 'changes') with ordinality as rows (one, place)))
    where jsonb_array_length(coalesce(details -> 'changes', '[]')) > 0`

/** The sum that a changed piece refunds is named so in the order's details too. */
export class Migration20261128130300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(rename("backPaise", "refundPaise"))
  }

  override async down(): Promise<void> {
    this.addSql(rename("refundPaise", "backPaise"))
  }
}
