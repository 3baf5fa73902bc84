import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * All attempts of an order: a look-up by the order alone could use none of the indexes of one kind of them. And each gateway's payments
 * by time, for the first of them and those of a day.
 */
export class Migration20261129183000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `drop index if exists attempts_of_order; drop index if exists dues_of_order;
       create index attempts_of_order on checkout_attempt (order_id) where order_id is not null;
       drop index if exists payment_by_capture;
       create index payment_by_capture on gateway_payment (gateway, captured_at)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop index if exists attempts_of_order;
       create index attempts_of_order on checkout_attempt (order_id) where piece_change is not null and order_id is not null;
       create index dues_of_order on checkout_attempt (order_id) where due_of is not null;
       drop index if exists payment_by_capture;
       create index payment_by_capture on gateway_payment (captured_at)`,
    )
  }
}
