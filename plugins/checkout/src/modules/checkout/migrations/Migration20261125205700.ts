import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A piece that joins a paid order is paid by a separate attempt. `piece_change`: the order, and the piece that it
 * replaces; null when the attempt is an order. So an order can have several placed attempts, and one of them became it.
 * `engine_payment_id`: the payment of such a piece in the engine's books; the order's own payment is the one that none
 * of them names.
 */
export class Migration20261125205700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table checkout_attempt add column piece_change jsonb, add column engine_payment_id text;
       alter table checkout_attempt drop constraint if exists checkout_attempt_order_id_key;
       create unique index one_attempt_becomes_order on checkout_attempt (order_id) where piece_change is null;
       create index attempts_of_order on checkout_attempt (order_id) where piece_change is not null and order_id is not null;
       create unique index one_change_waits_of_order on checkout_attempt ((piece_change ->> 'orderId'))
         where piece_change is not null and status in ('open', 'held', 'paid', 'placing')`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop index one_change_waits_of_order; drop index attempts_of_order; drop index one_attempt_becomes_order;
       alter table checkout_attempt add constraint checkout_attempt_order_id_key unique (order_id);
       alter table checkout_attempt drop column piece_change, drop column engine_payment_id`,
    )
  }
}
