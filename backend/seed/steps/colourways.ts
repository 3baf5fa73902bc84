import { COLOURS } from "@silai/contracts/catalogue/limits"
import { newId } from "@silai/kit/ids"
import type { Sql } from "@silai/kit/knex"
import { styles } from "../styles/all"
import type { SeededColourway } from "./products"
import type { Taxonomy } from "./taxonomy"
import { present } from "@silai/contracts/present"

/** Our own rows for the products: styles, colourways, and related colourways. */
export async function ensureColourways(
  sql: Sql,
  colourways: readonly SeededColourway[],
  taxonomy: Taxonomy,
): Promise<void> {
  const shelves = styles.map((style, rank) => ({
    id: newId("style"),
    name: style.name,
    slug: style.slug,
    category_id: taxonomy.categories[style.category],
    fabric: style.fabric,
    fit: style.fit,
    sleeve: style.sleeve ?? "",
    rank,
  }))
  await sql.raw(
    `insert into style (id, name, slug, category_id, fabric, fit, sleeve, rank)
     select id, name, slug, category_id, fabric, fit, sleeve, rank
       from jsonb_to_recordset(?::jsonb) as s (id text, name text, slug text, category_id text, fabric text, fit text, sleeve text, rank int)
     on conflict (slug) do nothing`,
    [JSON.stringify(shelves)],
  )
  await sql.raw(
    `insert into colourway (product_id, style_id, colour, colour_code, details_html, size_and_fit, wash_care, amazon_link, custom_size_option, measurement_type, backorder, rank, launched_at)
     select c.product_id, s.id, c.colour, c.colour_code, c.details_html, c.size_and_fit, c.wash_care, c.amazon_link, c.custom_size_option, c.measurement_type, c.backorder, c.rank,
            now() - make_interval(days => c.days_ago)
       from jsonb_to_recordset(?::jsonb) as c (product_id text, style text, colour text, colour_code text, details_html text, size_and_fit text, wash_care text,
            amazon_link text, custom_size_option boolean, measurement_type text, backorder boolean, rank int, days_ago int)
       join style s on s.slug = c.style
     on conflict (product_id) do nothing`,
    [JSON.stringify(colourways.map(rowOf))],
  )
  const idOf = new Map(colourways.map(({ slug, productId }) => [slug, productId]))
  const related = colourways.flatMap(({ productId, colour }) =>
    colour.goesWith.map((slug, rank) => ({ product_id: productId, related_id: idOf.get(slug), rank })),
  )
  await sql.raw(
    `insert into related_colourway (product_id, related_id, rank)
     select product_id, related_id, rank from jsonb_to_recordset(?::jsonb) as r (product_id text, related_id text, rank int) on conflict do nothing`,
    [JSON.stringify(related)],
  )
}

/** The measurements and the size chart of each category. */
export const ensureFits = (sql: Sql, taxonomy: Taxonomy) =>
  sql.raw(
    `insert into category_fit (category_id, name_key, measurement_type, size_chart)
     select id, lower(name), "measurementType", name from jsonb_to_recordset(?::jsonb) as f (id text, name text, "measurementType" text) on conflict do nothing`,
    [JSON.stringify(fits(taxonomy))],
  )

/** The body half of each category, from its styles. */
const fits = (taxonomy: Taxonomy) =>
  Object.entries(taxonomy.categories).map(([name, id]) => ({
    id,
    name,
    measurementType: styles.find((style) => style.category === name)?.measurementType ?? "upperBody",
  }))

function rowOf({ style, colour, productId }: SeededColourway) {
  const rank = COLOURS.findIndex(({ name }) => name === colour.colour)
  return {
    product_id: productId,
    style: style.slug,
    colour: colour.colour,
    colour_code: present(COLOURS[rank], colour.colour).code,
    details_html: `<p>${colour.intro}</p>\n${style.detailsHtml}`,
    size_and_fit: style.sizeAndFit,
    wash_care: style.washCare,
    amazon_link: colour.amazonLink ?? null,
    custom_size_option: style.customSizeOption,
    measurement_type: style.measurementType,
    backorder: colour.backorder ?? false,
    rank,
    days_ago: colour.launchedDaysAgo,
  }
}
