import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Two gateways may issue the same id, for payments and for events. An event's id is prefixed with its gateway's name,
 * because the previous version's `on conflict (event_id)` needs that key; a delivery repeated across the update is
 * handled twice, which changes nothing. `followed_paise`: how much of a kept payment's refunds has been handled
 * completely.
 */
export class Migration20261122130300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table gateway_payment drop constraint gateway_payment_pkey, add primary key (gateway, payment_id),
         add column followed_paise bigint not null default 0`,
    )
    this.addSql(`update gateway_payment set followed_paise = refunded_paise`)
    this.addSql(
      `update gateway_event set event_id = gateway || ':' || event_id where not starts_with(event_id, gateway || ':')`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`update gateway_event set event_id = substr(event_id, length(gateway) + 2)`)
    this.addSql(
      `alter table gateway_payment drop column followed_paise, drop constraint gateway_payment_pkey, add primary key (payment_id)`,
    )
  }
}
