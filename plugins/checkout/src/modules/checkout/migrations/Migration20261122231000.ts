import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Refunds that staff asked for, stored before the gateway is called. One refund of a payment is under way at a time,
 * and two people who saw the same refunded sum ask for one refund between them: for one state of a payment only one ask
 * counts, unless it was declined.
 */
export class Migration20261122231000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table refund_ask (
         id text primary key,
         attempt_id text not null references checkout_attempt (id),
         gateway text not null,
         payment_id text not null,
         amount_paise bigint not null check (amount_paise > 0),
         seen_paise bigint not null check (seen_paise >= 0),
         reason text not null,
         author_id text not null,
         author_name text not null,
         asked_at timestamptz not null default now(),
         state text not null default 'waiting' check (state in ('waiting', 'sent', 'done', 'failed')),
         refund_id text,
         tries integer not null default 0,
         next_at timestamptz not null default now(),
         last_error text,
         done_at timestamptz,
         foreign key (gateway, payment_id) references gateway_payment (gateway, payment_id)
       )`,
    )
    this.addSql(
      `create unique index one_refund_under_way on refund_ask (gateway, payment_id) where state in ('waiting', 'sent');
       create unique index one_refund_of_a_sight on refund_ask (gateway, payment_id, seen_paise) where state <> 'failed';
       create index refund_ask_to_send on refund_ask (next_at) where state in ('waiting', 'sent');
       create index refund_ask_of_attempt on refund_ask (attempt_id)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table refund_ask`)
  }
}
