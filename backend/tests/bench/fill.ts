import { oneRow, sql } from "../rig/sql"

/** Words that distinguish the shirts, so that a search has something to find: fifty cloths. */
const cloths = [
  "Linen",
  "Twill",
  "Oxford",
  "Poplin",
  "Chambray",
  "Dobby",
  "Herringbone",
  "Seersucker",
  "Flannel",
  "Corduroy",
  "Khadi",
  "Mulmul",
  "Denim",
  "Pique",
  "Satin",
  "Voile",
  "Madras",
  "Gabardine",
  "Tweed",
  "Serge",
  "Batiste",
  "Lawn",
  "Percale",
  "Muslin",
  "Cambric",
  "Jacquard",
  "Houndstooth",
  "Gingham",
  "Tartan",
  "Pinstripe",
  "Bengal",
  "Awning",
  "Pinpoint",
  "Zephyr",
  "Fustian",
  "Moleskin",
  "Melange",
  "Slub",
  "Crepe",
  "Ikat",
  "Ajrakh",
  "Chikankari",
  "Jamdani",
  "Kalamkari",
  "Bandhani",
  "Kota",
  "Tussar",
  "Eri",
  "Muga",
  "Bamboo",
]

/**
 * How to copy a row of the engine: its own id, its references to other copied rows, and what must differ. `n` is the
 * copy's number.
 */
type Copy = { table: string; source: string; ids: string[]; more?: string }

const fresh = (column: string) => `'${column}', r.${column} || '_' || n`
const copies: Copy[] = [
  {
    table: "style",
    source: "style r",
    ids: ["id"],
    more: `'slug', r.slug || '-' || n, 'name', cloth || ' ' || r.name || ' ' || n`,
  },
  {
    table: "product",
    source: "product r",
    ids: ["id"],
    more: `'handle', r.handle || '-' || n, 'title', cloth || ' ' || r.title`,
  },
  {
    table: "colourway",
    source: "colourway r",
    ids: ["product_id", "style_id"],
    more: `'custom_size_option', false, 'launched_at', now() - make_interval(mins => n)`,
  },
  {
    table: "product_variant",
    source:
      "product_variant r join product p on p.id = r.product_id where r.title <> 'Custom' and r.deleted_at is null",
    ids: ["id", "product_id"],
    more: `'sku', r.sku || '-' || n`,
  },
  {
    table: "product_variant_option",
    source: "product_variant_option r join product_variant v on v.id = r.variant_id where v.title <> 'Custom'",
    ids: ["variant_id"],
  },
  { table: "inventory_item", source: "inventory_item r", ids: ["id"], more: `'sku', r.sku || '-' || n` },
  {
    table: "inventory_level",
    source: "inventory_level r",
    ids: ["id", "inventory_item_id"],
    more: `'stocked_quantity', 1000000, 'raw_stocked_quantity', jsonb_build_object('value', '1000000', 'precision', 20)`,
  },
  {
    table: "product_variant_inventory_item",
    source: "product_variant_inventory_item r",
    ids: ["id", "variant_id", "inventory_item_id"],
  },
  {
    table: "price_set",
    source:
      "price_set r join product_variant_price_set s on s.price_set_id = r.id join product_variant v on v.id = s.variant_id where v.title <> 'Custom'",
    ids: ["id"],
  },
  {
    table: "product_variant_price_set",
    source: "product_variant_price_set r join product_variant v on v.id = r.variant_id where v.title <> 'Custom'",
    ids: ["id", "variant_id", "price_set_id"],
  },
  {
    table: "price",
    source:
      "price r join product_variant_price_set s on s.price_set_id = r.price_set_id join product_variant v on v.id = s.variant_id where v.title <> 'Custom' and r.deleted_at is null",
    ids: ["id", "price_set_id"],
  },
  { table: "product_sales_channel", source: "product_sales_channel r", ids: ["id", "product_id"] },
  { table: "product_shipping_profile", source: "product_shipping_profile r", ids: ["id", "product_id"] },
  { table: "product_tags", source: "product_tags r", ids: ["product_id"] },
  { table: "product_category_product", source: "product_category_product r", ids: ["product_id"] },
  {
    table: "picture",
    source: "picture r where exists (select 1 from image i where i.url = r.url)",
    ids: ["url"],
    more: `'stem', substr(md5(r.stem || '_' || n), 1, 24)`,
  },
  { table: "image", source: "image r where r.deleted_at is null", ids: ["id", "product_id", "url"] },
]

/** The first sixteen colourways, the originals of all others: recorded before the first copy is made. */
async function noteOriginals(): Promise<number> {
  await sql(`create schema if not exists bench`)
  for (const { table, source } of [
    ...copies,
    ...["product_product_option", "listing"].map((name) => ({ table: name, source: `${name} r` })),
  ])
    await sql(`create table if not exists bench."${table}" as select r.* from ${source}`)
  const { n } = await oneRow<{ n: number }>(`select count(*)::int n from bench.colourway`)
  return n
}

/** Copies refer to copies only; checking each foreign key would take longer than writing the row. */
const copy = (statement: string) => sql(`begin; set local session_replication_role = replica; ${statement}; commit`)

/**
 * Fills the shop by SQL up to about this many colourways of five sizes, in whole sets of the seeded ones, and returns
 * the number: copies with another cloth in their names, one base and one sale price each, a million pieces of every
 * size. The listing follows at the next start of the backend.
 */
export async function fillTo(colourways: number): Promise<number> {
  const originals = await noteOriginals()
  const { n: there } = await oneRow<{ n: number }>(`select count(*)::int n from colourway`)
  const [from, to] = [Math.ceil((there - originals) / originals) + 1, Math.ceil((colourways - originals) / originals)]
  const words = `array['${cloths.join("','")}']`
  const numbered = `generate_series(${from}, ${to}) n cross join lateral (select (${words})[1 + n % ${cloths.length}] as cloth) c`
  for (const { table, ids, more } of copies) {
    const changes = [...ids.map(fresh), ...(more ? [more] : [])].join(", ")
    await copy(
      `insert into "${table}" select (jsonb_populate_record(null::"${table}", to_jsonb(r) || jsonb_build_object(${changes}))).* from bench."${table}" r cross join ${numbered}`,
    )
  }
  // The values of the shared Size option that a product offers are in a separate link row.
  await copyOptionLinks(numbered)
  return originals * (to + 1)
}

async function copyOptionLinks(numbered: string): Promise<void> {
  const [link] = await sql<{ has: boolean }>(
    `select exists (select 1 from information_schema.columns where table_name = 'product_product_option' and column_name = 'id') as has`,
  )
  const ids = link?.has ? `${fresh("id")}, ${fresh("product_id")}` : fresh("product_id")
  await copy(
    `insert into product_product_option select (jsonb_populate_record(null::product_product_option, to_jsonb(r) || jsonb_build_object(${ids}))).* from bench.product_product_option r cross join ${numbered}`,
  )
  const [values] = await sql<{ has: boolean }>(`select to_regclass('product_product_option_value') is not null as has`)
  if (!values?.has || !link?.has) return
  await sql(
    `create table if not exists bench.product_product_option_value as select * from product_product_option_value`,
  )
  await copy(`insert into product_product_option_value select (jsonb_populate_record(null::product_product_option_value, to_jsonb(r) || jsonb_build_object(${fresh("id")}, ${fresh("product_product_option_id")}))).*
    from bench.product_product_option_value r cross join ${numbered}`)
}

/**
 * Lists the copies at once, as the shop's worker would: for a measurement in which no worker runs. Their words and numbers follow by the
 * listing's own triggers.
 */
export async function listCopies(): Promise<void> {
  const columns = (
    await sql<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns where table_schema = 'public' and table_name = 'listing' and is_identity = 'NO' order by ordinal_position`,
    )
  ).map(({ name }) => name)
  await sql(`insert into listing (${columns.join(", ")})
    select ${columns.map((name) => `(l.row).${name}`).join(", ")}
      from colourway c join product p on p.id = c.product_id
      join bench.listing r on starts_with(c.product_id, r.product_id || '_')
      cross join lateral (select jsonb_populate_record(null::listing, to_jsonb(r) || jsonb_build_object(
        'product_id', c.product_id, 'style_id', c.style_id, 'slug', p.handle, 'name', p.title, 'launched_at', c.launched_at, 'search_text', lower(p.title) || ' ' || r.search_text,
        'sizes', (select jsonb_agg(s || jsonb_build_object('variantId', (s ->> 'variantId') || substr(c.product_id, length(r.product_id) + 1), 'inventoryItemId', (s ->> 'inventoryItemId') || substr(c.product_id, length(r.product_id) + 1)))
                    from jsonb_array_elements(r.sizes) s where s ->> 'size' <> 'Custom'))) as row) l
     where not exists (select 1 from listing known where known.product_id = c.product_id)`)
  await sql(`insert into colourway_stale (product_id) select product_id from colourway`)
  await sql(`delete from listing_tally`)
  await sql(`insert into listing_tally select count(*) from listing where published`)
  await sql(`delete from word_tally`)
  await sql(`insert into word_tally select word, shared, count(*) from listing_word group by word, shared`)
}

/** Whether all these are listed, and the shop's maintenance has started its next round. */
export async function isListed(colourways: number): Promise<boolean> {
  const { n, loose } = await oneRow<{ n: number; loose: number }>(
    `select (select count(*) from listing where published)::int as n, (select count(*) - count(distinct (word, shared)) from word_tally)::int as loose`,
  )
  return n >= colourways && loose === 0
}
