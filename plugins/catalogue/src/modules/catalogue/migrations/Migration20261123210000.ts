import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Every change of a stock level is a row that cannot be changed afterwards. A trigger writes it, so that no writer can
 * forget it: our code gives the reason in `silai.stock_cause` (`lockLevels` of the kit); without one it was the engine.
 * A deleted level counts as empty.
 */
export class Migration20261123210000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table stock_movement (
      id bigint generated always as identity primary key,
      inventory_item_id text not null,
      level_id text not null,
      product_id text,
      size text not null default '',
      stocked integer not null default 0,
      reserved integer not null default 0,
      held integer not null default 0,
      stocked_after integer not null,
      why text not null check (why in ('received', 'counted', 'returned', 'damaged', 'lost', 'sample', 'correction', 'size_added', 'size_removed',
        'held', 'let_go', 'ordered', 'packed', 'cancelled', 'taken_out', 'sent_back', 'return_received', 'exchange', 'exchange_over',
        'opening', 'recounted', 'engine')),
      order_id text, attempt_id text, return_id text,
      by text not null default '', user_id text, note text not null default '',
      at timestamptz not null default clock_timestamp()
    )`)
    this.addSql(`create index stock_movement_of_item on stock_movement (inventory_item_id, id)`)
    this.addSql(`create index stock_movement_of_size on stock_movement (product_id, at desc, id desc)`)
    this.addSql(`create index stock_movement_of_order on stock_movement (order_id) where order_id is not null`)

    // First the earlier manual changes, then what remains: from here on an item's movements add up to its stock.
    this.addSql(`insert into stock_movement (inventory_item_id, level_id, product_id, size, stocked, stocked_after, why, by, user_id, note, at)
      select inventory_item_id, '', product_id, size, to_stocked - from_stocked, to_stocked, reason, by, user_id, note, at from stock_change order by at, id`)
    this.addSql(`insert into stock_movement (inventory_item_id, level_id, product_id, size, stocked, reserved, held, stocked_after, why)
      select l.inventory_item_id, l.id, v.product_id, coalesce(v.title, ''), l.stocked_quantity::int - coalesce(m.stocked, 0), l.reserved_quantity::int,
             coalesce((to_jsonb(l) ->> 'held')::int, 0), l.stocked_quantity::int, 'opening'
        from inventory_level l
        left join lateral (select v.product_id, v.title from product_variant_inventory_item vi join product_variant v on v.id = vi.variant_id
                            where vi.inventory_item_id = l.inventory_item_id limit 1) v on true
        left join (select inventory_item_id, sum(stocked)::int as stocked from stock_movement group by 1) m on m.inventory_item_id = l.inventory_item_id
       where l.deleted_at is null`)

    this.addSql(`create function write_stock_movement() returns trigger language plpgsql as $$
      declare
        was jsonb := case when tg_op = 'INSERT' or old.deleted_at is not null then '{}' else to_jsonb(old) end;
        is_ jsonb := case when tg_op = 'DELETE' or new.deleted_at is not null then '{}' else to_jsonb(new) end;
        level inventory_level := case when tg_op = 'DELETE' then old else new end;
        cause jsonb := coalesce(nullif(current_setting('silai.stock_cause', true), ''), '{"why":"engine"}')::jsonb;
        d_stocked integer := coalesce((is_ ->> 'stocked_quantity')::numeric, 0) - coalesce((was ->> 'stocked_quantity')::numeric, 0);
        d_reserved integer := coalesce((is_ ->> 'reserved_quantity')::numeric, 0) - coalesce((was ->> 'reserved_quantity')::numeric, 0);
        d_held integer := coalesce((is_ ->> 'held')::int, 0) - coalesce((was ->> 'held')::int, 0);
      begin
        if d_stocked = 0 and d_reserved = 0 and d_held = 0 then return null; end if;
        insert into stock_movement (inventory_item_id, level_id, product_id, size, stocked, reserved, held, stocked_after, why, order_id, attempt_id, return_id, by, user_id, note)
        select level.inventory_item_id, level.id, v.product_id, coalesce(v.title, ''), d_stocked, d_reserved, d_held,
               coalesce((is_ ->> 'stocked_quantity')::numeric, 0)::int, cause ->> 'why', cause ->> 'orderId', cause ->> 'attemptId', cause ->> 'returnId',
               coalesce(cause #>> '{by,name}', ''), cause #>> '{by,userId}', coalesce(cause ->> 'note', '')
          from (select 1) always
          left join lateral (select v.product_id, v.title from product_variant_inventory_item vi join product_variant v on v.id = vi.variant_id
                              where vi.inventory_item_id = level.inventory_item_id order by vi.deleted_at nulls first limit 1) v on true;
        return null;
      end $$`)
    this.addSql(
      `create trigger write_stock_movement after insert or update or delete on inventory_level for each row execute function write_stock_movement()`,
    )
    this.addSql(`create function keep_stock_movement() returns trigger language plpgsql as $$ begin
      raise exception 'A stock movement is never changed: write another.'; end $$`)
    this.addSql(
      `create trigger keep_stock_movement before update or delete on stock_movement for each row execute function keep_stock_movement()`,
    )

    // Differences that a recount found and staff have not put right: one alarm each.
    this.addSql(`create table stock_difference (
      inventory_item_id text not null, kind text not null check (kind in ('stocked', 'reserved', 'held')),
      counted integer not null, expected integer not null, found_at timestamptz not null default now(),
      primary key (inventory_item_id, kind)
    )`)
    this.addSql(`create table stock_recount (at timestamptz not null); insert into stock_recount values (now())`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop trigger if exists write_stock_movement on inventory_level; drop function if exists write_stock_movement()`,
    )
    this.addSql(
      `drop table if exists stock_recount; drop table if exists stock_difference; drop table if exists stock_movement; drop function if exists keep_stock_movement()`,
    )
  }
}
