import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Two gateways may give out the same id, to a payment as to an event. An event's id gets its gateway's name in front, because the
 * version before says `on conflict (event_id)`, which needs that key; a delivery that is repeated across the update is handled twice,
 * which changes nothing. `followed_paise`: of a payment that is kept, how much of what went back has been followed to its end.
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
