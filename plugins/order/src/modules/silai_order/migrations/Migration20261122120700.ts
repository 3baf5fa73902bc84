import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Orders of early versions have Razorpay's ids under its own names and no gateway; now all use the same fields. */
export class Migration20261122120700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update order_state set details = jsonb_set(details, '{payment}', (details -> 'payment') - 'razorpayOrderId' - 'razorpayPaymentId' ||
          jsonb_build_object('gateway', 'razorpay', 'gatewayOrderId', details -> 'payment' -> 'razorpayOrderId', 'gatewayPaymentId', details -> 'payment' -> 'razorpayPaymentId'))
        where details -> 'payment' ->> 'gateway' is null and details -> 'payment' ->> 'razorpayPaymentId' is not null`,
    )
  }

  // The previous version reads both.
  override async down(): Promise<void> {}
}
