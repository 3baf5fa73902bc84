import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Columns for any gateway. The existing ones stay, kept in step by triggers, because the previous version reads and
 * writes them while both run; a later migration drops them.
 */
export class Migration20261122090300 extends Migration {
  override async up(): Promise<void> {
    for (const [table, ids] of tables) {
      this.addSql(
        `alter table ${table} add column gateway text not null default 'razorpay', ${ids.map((id) => `add column gateway_${id} text`).join(", ")}`,
      )
      this.addSql(`update ${table} set ${ids.map((id) => `gateway_${id} = razorpay_${id}`).join(", ")}`)
      // Each id is written once and never changed, so either of the two is right.
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
    this.addSql(
      `create unique index attempt_of_gateway_order on checkout_attempt (gateway, gateway_order_id);
       create unique index attempt_of_gateway_payment on checkout_attempt (gateway, gateway_payment_id);
       create index gateway_event_by_gateway_order on gateway_event (gateway_order_id) where gateway_order_id is not null`,
    )
    // The same for a payment at any gateway.
    this.addSql(`alter table checkout_attempt drop constraint checkout_attempt_check,
      add constraint paid_attempt_has_payment check (status not in ('paid', 'placing', 'placed') or gateway_payment_id is not null)`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table checkout_attempt drop constraint paid_attempt_has_payment,
      add constraint checkout_attempt_check check (status not in ('paid', 'placing', 'placed') or razorpay_payment_id is not null)`)
    for (const [table, ids] of tables) {
      this.addSql(`drop trigger ${table}_gateway_ids on ${table}; drop function ${table}_gateway_ids()`)
      this.addSql(
        `alter table ${table} drop column gateway, ${ids.map((id) => `drop column gateway_${id}`).join(", ")}`,
      )
    }
  }
}

const tables = [
  ["checkout_attempt", ["order_id", "payment_id"]],
  ["gateway_payment", ["order_id"]],
  ["gateway_event", ["order_id"]],
] as const
