import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The totals of a coupon's claims, for lists that show and sort by them. Updated at the end of each claim's
 * transaction: a coupon's row is locked before stock levels, so no purchase may wait for one afterwards.
 */
export class Migration20261125141400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm`)
    this.addSql(`create table coupon_sum (
      coupon_id text primary key references coupon (id) on delete cascade,
      is_code boolean not null,
      held integer not null default 0,
      used integer not null default 0,
      discount_paise bigint not null default 0,
      revenue_paise bigint not null default 0
    )`)
    this.addSql(`create function coupon_begun() returns trigger language plpgsql as $$
      begin insert into coupon_sum (coupon_id, is_code) values (new.id, new.batch_id is not null) on conflict do nothing; return null; end $$`)
    this.addSql(`create trigger coupon_begun after insert on coupon for each row execute function coupon_begun()`)
    this.addSql(`create function coupon_claim_summed() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${add("old", "-")} end if;
        if tg_op <> 'DELETE' then ${add("new", "+")} end if;
        return null;
      end $$`)
    this.addSql(`create constraint trigger coupon_claim_summed after insert or delete or update of status, coupon_id, discount_paise, total_paise on coupon_claim
      deferrable initially deferred for each row execute function coupon_claim_summed()`)
    // After the triggers: creating one waits for claims being written at this moment, and from then on they count each claim.
    this.addSql(`insert into coupon_sum (coupon_id, is_code, held, used, discount_paise, revenue_paise)
      select c.id, c.batch_id is not null, count(h.*) filter (where h.status = 'held'), count(h.*) filter (where h.status = 'used'),
             coalesce(sum(h.discount_paise) filter (where h.status = 'used'), 0), coalesce(sum(h.total_paise) filter (where h.status = 'used'), 0)
        from coupon c left join coupon_claim h on h.coupon_id = c.id group by c.id`)
    for (const [name, on] of Object.entries(indexes)) this.addSql(`create index ${name} on ${on}`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop trigger if exists coupon_claim_summed on coupon_claim; drop trigger if exists coupon_begun on coupon`,
    )
    this.addSql(`drop function if exists coupon_claim_summed(); drop function if exists coupon_begun()`)
    this.addSql(`drop table if exists coupon_sum`)
    for (const [name, on] of Object.entries(indexes))
      if (on.startsWith("coupon (")) this.addSql(`drop index if exists ${name}`)
  }
}

const add = (row: "old" | "new", sign: "+" | "-") => `
          update coupon_sum set held = held ${sign} (${row}.status = 'held')::int, used = used ${sign} (${row}.status = 'used')::int,
                 discount_paise = discount_paise ${sign} case when ${row}.status = 'used' then ${row}.discount_paise else 0 end,
                 revenue_paise = revenue_paise ${sign} case when ${row}.status = 'used' then coalesce(${row}.total_paise, 0) else 0 end
           where coupon_id = ${row}.coupon_id;`

/** A batch has many codes, which are listed only with their batch. */
const own = `where batch_id is null`
const indexes = {
  coupon_sum_by_uses: `coupon_sum (used desc, coupon_id desc) where not is_code`,
  coupon_by_state: `coupon (state) ${own}`,
  coupon_own_newest: `coupon (created_at desc, id desc) ${own}`,
  coupon_own_code: `coupon (code, id) ${own}`,
  coupon_own_end: `coupon (ends_at, created_at desc, id desc) ${own}`,
  coupon_own_end_down: `coupon (ends_at desc nulls last, created_at desc, id desc) ${own}`,
}
