import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const others = `'received', 'counted', 'returned', 'damaged', 'lost', 'sample', 'correction', 'size_added', 'size_removed', 'held',
  'ordered', 'packed', 'cancelled', 'taken_out', 'sent_back', 'return_received', 'exchange', 'exchange_over', 'opening', 'recounted', 'engine'`

const rename = (before: string, after: string): string[] => [
  `alter table stock_movement drop constraint stock_movement_why_check`,
  `alter table stock_movement disable trigger keep_stock_movement`,
  `update stock_movement set why = '${after}' where why = '${before}'`,
  `alter table stock_movement enable trigger keep_stock_movement`,
  `alter table stock_movement add constraint stock_movement_why_check check (why in ('${after}', ${others}))`,
]

/** Goods that a shopper did not pay for in time are released. */
export class Migration20261128130200 extends Migration {
  override async up(): Promise<void> {
    for (const statement of rename("let_go", "released")) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of rename("released", "let_go")) this.addSql(statement)
  }
}
