import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * `taken` counts held and used together, so that placing an order, which turns one into the other, need not touch a row
 * that every buyer waits for. The checks refuse whoever is too late. `coupon_person.who` is a hash of an account, phone
 * or e-mail.
 */
export class Migration20261122190700 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists coupon (
      id text primary key,
      code text not null unique,
      name text not null default '',
      kind text not null check (kind in ('percent', 'flat', 'shipping')),
      percent int check (percent > 0),
      amount_paise bigint check (amount_paise > 0),
      cap_paise bigint check (cap_paise > 0),
      minimum_paise bigint not null default 0 check (minimum_paise >= 0),
      category_ids text[] not null default '{}',
      style_ids text[] not null default '{}',
      colourway_ids text[] not null default '{}',
      customer_ids text[] not null default '{}',
      first_order boolean not null default false,
      per_customer int check (per_customer > 0),
      total_uses int check (total_uses > 0),
      starts_at timestamptz,
      ends_at timestamptz,
      state text not null default 'active' check (state in ('active', 'paused', 'archived')),
      taken int not null default 0 check (taken >= 0),
      promotion_id text,
      campaign_id text,
      version int not null default 1,
      changed_by text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint coupon_kind_has_its_number check ((kind = 'percent') = (percent is not null) and (kind = 'flat') = (amount_paise is not null)),
      constraint coupon_ends_after_it_begins check (ends_at > starts_at),
      constraint coupon_not_overrun check (taken <= total_uses)
    )`)
    this.addSql(`create index if not exists coupon_newest on coupon (created_at desc, id desc)`)
    this.addSql(`create index if not exists coupon_personal on coupon using gin (customer_ids)`)
    this.addSql(`create table if not exists coupon_claim (
      attempt_id text primary key,
      coupon_id text not null references coupon (id),
      code text not null,
      status text not null default 'held' check (status in ('held', 'used')),
      bag_key text,
      who text[] not null,
      discount_paise bigint not null check (discount_paise > 0),
      order_id text unique,
      total_paise bigint,
      held_at timestamptz not null default now(),
      used_at timestamptz,
      constraint coupon_claim_used_has_its_order check ((status = 'used') = (order_id is not null and used_at is not null))
    )`)
    this.addSql(`create index if not exists coupon_claim_of on coupon_claim (coupon_id, status, used_at desc)`)
    this.addSql(`create index if not exists coupon_claim_by_bag on coupon_claim (bag_key)`)
    this.addSql(`create index if not exists coupon_claim_held_by on coupon_claim using gin (who) where status = 'held'`)
    this.addSql(`create table if not exists coupon_person (
      scope text not null,
      who text not null,
      taken int not null check (taken >= 0),
      most int,
      primary key (scope, who),
      constraint coupon_person_not_overrun check (taken <= most)
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists coupon_person; drop table if exists coupon_claim; drop table if exists coupon`)
  }
}
