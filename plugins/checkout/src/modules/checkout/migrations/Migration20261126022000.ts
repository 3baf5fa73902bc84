import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Cash on delivery. `cod_order`: one row for each order that is paid in cash on delivery, with the sum that the courier
 * collects; a phone has one that is due. `left_at_door`: parcels that came back undelivered, counted by phone.
 * `due_of`: for an attempt that is only the rest due on delivery, the attempt that became its order and took the share
 * paid before.
 */
export class Migration20261126022000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table noted_payment drop constraint if exists noted_payment_gateway_check;
       alter table noted_payment add constraint noted_payment_gateway_check check (gateway in ('transfer', 'cash', 'cod'));
       alter table checkout_attempt add column due_of text;
       drop index one_attempt_becomes_order;
       create unique index one_attempt_becomes_order on checkout_attempt (order_id) where piece_change is null and due_of is null;
       create index dues_of_order on checkout_attempt (order_id) where due_of is not null;
       create table cod_order (
         order_id text primary key,
         attempt_id text not null unique references checkout_attempt (id),
         phone text not null,
         due_paise bigint not null check (due_paise > 0),
         state text not null default 'due' check (state in ('due', 'collected', 'off', 'back')),
         placed_at timestamptz not null default now(),
         ended_at timestamptz,
         check ((state = 'due') = (ended_at is null))
       );
       create unique index one_open_cod_per_phone on cod_order (phone) where state = 'due';
       create table left_at_door (
         order_id text primary key,
         phone text not null,
         noted_by text not null,
         at timestamptz not null default now()
       );
       create index left_at_door_by_phone on left_at_door (phone)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop table left_at_door; drop table cod_order;
       drop index dues_of_order; drop index one_attempt_becomes_order;
       alter table checkout_attempt drop column due_of;
       create unique index one_attempt_becomes_order on checkout_attempt (order_id) where piece_change is null;
       alter table noted_payment drop constraint noted_payment_gateway_check;
       alter table noted_payment add constraint noted_payment_gateway_check check (gateway in ('transfer', 'cash'))`,
    )
  }
}
