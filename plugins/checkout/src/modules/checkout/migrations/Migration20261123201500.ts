import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * One way out for money: every refund is an ask with a fixed key that is retried when the bank declines, and several
 * may be under way at once. A trigger limits their sum: refunded, under way and given by other means is never more than
 * was paid. `declines` is part of the gateway's idempotency key, so a try after a decline is a new refund, and a try
 * after no reply is not.
 */
export class Migration20261123201500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table refund_ask
         add column declines integer not null default 0,
         add column forgiven integer not null default 0,
         add column is_rest boolean not null default false,
         add column engine_refund_id text unique,
         add column handled_at timestamptz,
         add column handled_by_id text,
         add column handled_by text,
         add column handled_note text,
         drop constraint refund_ask_state_check,
         add constraint refund_ask_state_check check (state in ('waiting', 'sent', 'done', 'failed', 'given', 'too_small', 'not_needed'))`,
    )
    this.addSql(`drop index one_refund_under_way; drop index one_refund_of_a_sight`)
    this.addSql(
      `create index refund_ask_of_payment on refund_ask (gateway, payment_id);
       create index refund_ask_stuck on refund_ask (attempt_id) where state = 'failed'`,
    )
    // Checked when an ask is made or sent again. What the bank has done is never refused: it has already happened.
    this.addSql(`create function refund_ask_has_room() returns trigger language plpgsql as $$
      declare paid bigint; gone bigint;
      begin
        if new.state <> 'waiting' or (tg_op = 'UPDATE' and old.state in ('waiting', 'sent') and new.amount_paise <= old.amount_paise) then
          return new;
        end if;
        select amount_paise, refunded_paise into paid, gone from gateway_payment
          where gateway = new.gateway and payment_id = new.payment_id for update;
        if gone + new.amount_paise + coalesce((select sum(amount_paise) from refund_ask
             where gateway = new.gateway and payment_id = new.payment_id and id <> new.id and state in ('waiting', 'sent', 'given')), 0) > paid then
          raise exception 'more than was paid would go back' using errcode = 'check_violation', constraint = 'refund_ask_has_room';
        end if;
        return new;
      end $$`)
    this.addSql(
      `create trigger refund_ask_has_room before insert or update on refund_ask for each row execute function refund_ask_has_room()`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger refund_ask_has_room on refund_ask; drop function refund_ask_has_room()`)
    this.addSql(`drop index refund_ask_of_payment; drop index refund_ask_stuck`)
    this.addSql(
      `update refund_ask set state = 'done' where state in ('given', 'too_small', 'not_needed');
       alter table refund_ask drop column declines, drop column forgiven, drop column is_rest, drop column engine_refund_id,
         drop column handled_at, drop column handled_by_id, drop column handled_by, drop column handled_note,
         drop constraint refund_ask_state_check,
         add constraint refund_ask_state_check check (state in ('waiting', 'sent', 'done', 'failed'))`,
    )
  }
}
