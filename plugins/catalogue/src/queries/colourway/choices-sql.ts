import { COLOURS } from "@silai/contracts/catalogue/limits"

const house = COLOURS.map(({ name, code }) => `('${name}', '${code}')`).join(", ")

/** All options that a colourway's editor offers (contracts: `colourwayChoices`). No bindings. */
export const choicesOfCounter = `
select jsonb_build_object(
  'styles', (select coalesce(jsonb_agg(jsonb_build_object('_id', s.id, 'name', s.name, 'category', jsonb_build_object('_id', cat.id, 'name', cat.name),
      'measurementType', usual.measurement_type, 'hsnCode', coalesce(usual.hs_code, '')) order by s.rank, s.name), '[]')
    from style s join product_category cat on cat.id = s.category_id and cat.deleted_at is null
    left join (select distinct on (style_id) style_id, measurement_type, hs_code from colourway_summary order by style_id, born_at desc) usual on usual.style_id = s.id),
  'categories', (select coalesce(jsonb_agg(jsonb_build_object('_id', id, 'name', name) order by rank, name), '[]') from product_category where deleted_at is null),
  'tags', (select coalesce(jsonb_agg(value order by value), '[]') from product_tag where deleted_at is null),
  'colours', (select jsonb_agg(jsonb_build_object('name', name, 'code', code) order by name) from (
      select distinct on (lower(name)) name, code from (
        select name, code, 0 as place from (values ${house}) h (name, code)
        union all (select distinct on (lower(colour)) colour, colour_code, 1 from colourway_summary order by lower(colour), colour, colour_code)) every_colour order by lower(name), place) colours)
) as choices`
