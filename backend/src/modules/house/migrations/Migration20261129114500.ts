import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A changed column whose values are ids is written with the names of that moment, by an expression over its row. Long values are
 * compared before they are cut: a change behind the 500th character is one.
 */
export class Migration20261129114500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create function audit_named(fields jsonb, names jsonb) returns jsonb language sql immutable as $$
      select fields || coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(names) where fields ? key
    $$`)
    this.addSql(`create function audit_told_fields(fields jsonb) returns jsonb language sql immutable strict as $$
      select coalesce(jsonb_object_agg(key, audit_told(value)), '{}') from jsonb_each(fields)
    $$`)
    this.addSql(`create or replace function audit_change() returns trigger language plpgsql as $$
declare
  actor jsonb := nullif(current_setting('silai.actor', true), '')::jsonb;
  fields text[] := string_to_array(tg_argv[3], ',');
  find text := format('select coalesce((%s)::text, ''''), coalesce((%s)::text, '''') from (select ($1).*) r', tg_argv[1], tg_argv[2]);
  name_them text := format('select audit_named($2, %s) from (select ($1).*) r', tg_argv[4]);
  is_version boolean := tg_nargs = 6;
  was jsonb; now_is jsonb; thing_id text; thing text;
begin
  if actor is null then return null; end if;
  if tg_op = 'DELETE' then
    execute find into thing_id, thing using old;
  else
    execute find into thing_id, thing using new;
  end if;
  if is_version then
    execute format('select (%s)::jsonb, (%s)::jsonb from (select ($1).*) r', tg_argv[5], tg_argv[4]) into was, now_is using new;
  else
    if tg_op <> 'INSERT' then
      was := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(old)) where key = any (fields));
    end if;
    if tg_op <> 'DELETE' then
      now_is := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(new)) where key = any (fields));
    end if;
  end if;
  if was is not null and now_is is not null and (fields <> '{}' or is_version) then
    if was = now_is then return null; end if;
    was := audit_fields(was);
    now_is := audit_fields(now_is);
    select jsonb_object_agg(key, was -> key), jsonb_object_agg(key, now_is -> key) into was, now_is
      from (select jsonb_object_keys(was || now_is) as key) every where was -> key is distinct from now_is -> key;
  end if;
  if tg_nargs = 5 then
    if was is not null then execute name_them into was using old, was; end if;
    if now_is is not null then execute name_them into now_is using new, now_is; end if;
  end if;
  if not is_version then
    was := audit_told_fields(was);
    now_is := audit_told_fields(now_is);
  end if;
  insert into audit_entry (user_id, by, call, kind, act, thing_id, thing, before, after)
  values (actor ->> 'id', actor ->> 'name', actor ->> 'call', tg_argv[0],
          case when was is not null and now_is is not null then 'changed' when tg_op = 'DELETE' then 'removed' else 'added' end, thing_id, thing,
          nullif(jsonb_strip_nulls(was), '{}'), nullif(jsonb_strip_nulls(now_is), '{}'));
  return null;
end $$`)
  }

  override async down(): Promise<void> {}
}
