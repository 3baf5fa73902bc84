import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Drops the columns of one gateway that `Migration20261122090300` kept next to the general ones: the previous version
 * uses only the latter. Refunds booked by an earlier version get the same name as all others.
 */
export class Migration20261122120600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update refund set metadata = metadata || jsonb_build_object('gateway_refund_id', metadata ->> 'razorpay_refund_id')
        where metadata ->> 'razorpay_refund_id' is not null and metadata ->> 'gateway_refund_id' is null`,
    )
    // The rows that the version before wrote while both ran.
    this.addSql(
      `update checkout_attempt set gateway_order_id = razorpay_order_id where gateway_order_id is null and razorpay_order_id is not null;
       update checkout_attempt set gateway_payment_id = razorpay_payment_id where gateway_payment_id is null and razorpay_payment_id is not null;
       update gateway_payment set gateway_order_id = razorpay_order_id where gateway_order_id is null and razorpay_order_id is not null;
       update gateway_event set gateway_order_id = razorpay_order_id where gateway_order_id is null and razorpay_order_id is not null`,
    )
    for (const [table, ids] of tables) {
      this.addSql(`drop trigger ${table}_gateway_ids on ${table}; drop function ${table}_gateway_ids()`)
      this.addSql(`alter table ${table} ${ids.map((id) => `drop column razorpay_${id}`).join(", ")}`)
    }
  }

  override async down(): Promise<void> {
    for (const [table, ids] of tables) {
      this.addSql(`alter table ${table} ${ids.map((id) => `add column razorpay_${id} text`).join(", ")}`)
      this.addSql(`create function ${table}_gateway_ids() returns trigger language plpgsql as $$ begin
        if new.gateway = 'razorpay' then
          ${ids.map((id) => `new.gateway_${id} := coalesce(new.gateway_${id}, new.razorpay_${id}); new.razorpay_${id} := new.gateway_${id};`).join(" ")}
        end if;
        return new;
      end $$`)
      this.addSql(
        `create trigger ${table}_gateway_ids before insert or update on ${table} for each row execute function ${table}_gateway_ids()`,
      )
    }
    // The triggers fill the columns.
    this.addSql(
      `update checkout_attempt set updated_at = updated_at; update gateway_payment set next_at = next_at; update gateway_event set next_at = next_at`,
    )
  }
}

const tables = [
  ["checkout_attempt", ["order_id", "payment_id"]],
  ["gateway_payment", ["order_id"]],
  ["gateway_event", ["order_id"]],
] as const
