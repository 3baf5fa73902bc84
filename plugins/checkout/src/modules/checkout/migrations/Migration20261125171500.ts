import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Delivery and opening hours become sections of the shop's settings, with their earlier versions; the last hours count,
 * and each day marked as closed becomes a holiday without a name. `shipping_fee_rules` stays for the previous version,
 * and is no longer written. When the settings have no table yet, there is nothing to copy.
 */
export class Migration20261125171500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`do $$ begin
      if to_regclass('shop_setting') is not null then
        insert into shop_setting (section, version, value, author_id, author_name, created_at)
          select 'delivery', version, jsonb_set(rules, '{pickup}', coalesce(rules -> 'pickup', '{}') - 'hours'), author_id, author_name, created_at
            from shipping_fee_rules
          on conflict do nothing;
        insert into shop_setting (section, version, value, author_id, author_name, created_at)
          select 'hours', 1, jsonb_build_object('week', former.hours -> 'week', 'holidays', coalesce(
                   (select jsonb_agg(jsonb_build_object('from', day, 'to', day, 'name', '') order by day)
                      from jsonb_array_elements_text(former.hours -> 'closed') as day), '[]')),
                 author_id, author_name, created_at
            from (select rules #> '{pickup,hours}' as hours, version, author_id, author_name, created_at from shipping_fee_rules) former
           where former.hours is not null
           order by version desc limit 1
          on conflict do nothing;
      end if;
    end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`do $$ begin
      if to_regclass('shop_setting') is not null then
        delete from shop_setting where section in ('delivery', 'hours');
      end if;
    end $$`)
  }
}
