import { CUSTOM_VARIANT, STOCK } from "@silai/contracts/catalogue/limits"
import { one, type Sql } from "@silai/kit/knex"
import { thumbnailFile } from "./picture"
import { levelOf } from "./price"

/**
 * The columns that the back office's lists of colourways, styles and stock show, filter and sort by: one row for each
 * colourway, archived ones too. A change only leaves a mark (`colourway_stale`), so that no checkout waits for it; the
 * lists rebuild marked rows before they read (`refreshSummaries`).
 */
const columns = `product_id, style_id, style, category_id, name, colour, rank, status, launched_at, price_paise, on_sale, backorder, tags, words, sizes, all_sizes, low_sizes, out_sizes, least, stock, low_up_to, slug, thumbnail, colour_code, version, base_paise, discount, listed, measurement_type, hs_code, born_at`

/** `low`: up to how many pieces count as few. */
const summaries = (low: string) => `
select c.product_id, c.style_id, s.name, s.category_id, p.title, c.colour, c.rank,
       case when p.status = 'published' then 'published' when c.archived_at is not null then 'archived' else 'draft' end,
       c.launched_at, l.price_paise, coalesce(l.price_paise < l.base_paise, false), c.backorder, tag.names,
       lower(concat_ws(' ', p.title, c.colour, s.name, p.handle, cells.skus)), cells.sizes, cells.all_sizes,
       case when c.backorder then 0 else cells.low_sizes end, case when c.backorder then 0 else cells.out_sizes end, cells.least, cells.free, ${low},
       p.handle, coalesce((select ${thumbnailFile("pc.stem")} from image i join picture pc on pc.url = i.url
                            where i.product_id = p.id and i.deleted_at is null order by i.rank limit 1), ''),
       c.colour_code, c.version, l.base_paise, coalesce(l.discount, 0), coalesce(l.published, false), c.measurement_type, coalesce(p.hs_code, ''), c.created_at
  from colourway c
  join product p on p.id = c.product_id and p.deleted_at is null
  join style s on s.id = c.style_id
  left join listing l on l.product_id = c.product_id
  cross join lateral (select coalesce(array_agg(t.value order by t.value), '{}') as names
    from product_tags pt join product_tag t on t.id = pt.product_tag_id and t.deleted_at is null where pt.product_id = p.id) tag
  cross join lateral (
    select string_agg(v.sku, ' ') as skus,
           coalesce(jsonb_agg(jsonb_build_object('size', v.title, 'sku', coalesce(v.sku, ''), 'stocked', level.stocked, 'reserved', level.reserved, 'held', level.held, 'free', level.free) order by v.variant_rank) filter (where v.title <> '${CUSTOM_VARIANT}' and vi.variant_id is not null), '[]') as sizes,
           count(vi.variant_id) filter (where v.title <> '${CUSTOM_VARIANT}')::int as all_sizes,
           count(*) filter (where v.title <> '${CUSTOM_VARIANT}' and vi.variant_id is not null and level.free between 1 and ${low})::int as low_sizes,
           count(*) filter (where v.title <> '${CUSTOM_VARIANT}' and vi.variant_id is not null and level.free = 0)::int as out_sizes,
           min(level.free) filter (where v.title <> '${CUSTOM_VARIANT}' and vi.variant_id is not null) as least,
           coalesce(sum(level.free) filter (where v.title <> '${CUSTOM_VARIANT}' and vi.variant_id is not null), 0)::int as free
      from product_variant v
      left join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
      left join lateral (${levelOf}) level on vi.variant_id is not null
     where v.product_id = p.id and v.deleted_at is null) cells
 where c.product_id = any(ids)`

/** One refresh at a time, so that older rows never overwrite newer ones. */
const refresh = `create or replace function refresh_colourways(low integer) returns void language plpgsql as $$
declare
  ids text[];
  is_other boolean := exists (select 1 from (select min(low_up_to) as least, max(low_up_to) as most from colourway_summary) kept where least <> low or most <> low);
begin
  if not is_other and not exists (select 1 from colourway_stale) then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('colourway summaries', 0));
  with gone as (delete from colourway_stale returning product_id, inventory_item_id)
  select array_agg(id) into ids from (
    select product_id as id from gone where product_id is not null
    union
    select v.product_id from gone join product_variant_inventory_item vi on vi.inventory_item_id = gone.inventory_item_id join product_variant v on v.id = vi.variant_id
    union
    select product_id from colourway_summary where is_other and low_up_to <> low) stale;
  if ids is null then return; end if;
  delete from colourway_summary where product_id = any(ids);
  insert into colourway_summary (${columns}) ${summaries("low")};
end $$`

/**
 * The changes that mark colourways as outdated. `of`: the columns that show in a row; without them, any column.
 * `marks`: marks the colourways of one row, called `it`.
 */
type Marking = { table: string; of?: string; marks: string }
const byProduct = (id: string) => `insert into colourway_stale (product_id) values (${id});`
const markings: readonly Marking[] = [
  {
    // Any column: `held` belongs to the checkout, and on an empty database its migrations may run after these.
    table: "inventory_level",
    marks: `insert into colourway_stale (inventory_item_id) values (it.inventory_item_id);`,
  },
  { table: "product", of: "title, handle, status, hs_code, deleted_at", marks: byProduct("it.id") },
  {
    table: "product_variant",
    of: "title, sku, variant_rank, product_id, deleted_at",
    marks: byProduct("it.product_id"),
  },
  {
    table: "product_variant_inventory_item",
    of: "variant_id, inventory_item_id, deleted_at",
    marks: `insert into colourway_stale (product_id) select v.product_id from product_variant v where v.id = it.variant_id;`,
  },
  { table: "product_tags", of: "product_id, product_tag_id", marks: byProduct("it.product_id") },
  {
    table: "product_tag",
    of: "value, deleted_at",
    marks: `insert into colourway_stale (product_id) select pt.product_id from product_tags pt where pt.product_tag_id = it.id;`,
  },
  { table: "image", marks: byProduct("it.product_id") },
  // Any column: each change raises the version.
  { table: "colourway", marks: byProduct("it.product_id") },
  {
    table: "style",
    of: "name, category_id",
    marks: `insert into colourway_stale (product_id) select c.product_id from colourway c where c.style_id = it.id;`,
  },
  { table: "listing", of: "price_paise, base_paise, discount, published", marks: byProduct("it.product_id") },
]

const marking = ({ table, of, marks }: Marking): string[] => [
  `create or replace function colourway_stale_by_${table}() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then ${marks.replaceAll("it.", "old.")} end if;
     if tg_op <> 'DELETE' then ${marks.replaceAll("it.", "new.")} end if;
     return null;
   end $$`,
  `drop trigger if exists colourway_stale_by_${table} on ${table}`,
  `create trigger colourway_stale_by_${table} after insert or delete or update${of ? ` of ${of}` : ""} on ${table} for each row execute function colourway_stale_by_${table}()`,
]

export const summaryFunctions = [refresh, ...markings.flatMap(marking)]
export const markedTables = markings.map(({ table }) => table)

/** Rebuilds the rows of marked colourways; run before a list reads them. */
export async function refreshSummaries(sql: Sql): Promise<void> {
  await one(sql, `select refresh_colourways(?)`, [STOCK.lowUpTo])
}
