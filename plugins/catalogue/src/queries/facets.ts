import { FACT_KINDS, factKey } from "@silai/contracts/catalogue/facts"
import type { Facets, ListedColour, ListFilters } from "@silai/contracts/catalogue/service"
import { many, type Sql } from "@silai/kit/knex"
import { listFilters } from "../rules/list-filters"

type Row = { kind: keyof Facets; key: string; pieces: number }

/**
 * The number next to each value of a fact: what would be listed with it, under all filters of the other kinds. Read
 * from the stored sums: as few rows as there are combinations of keys, however much is listed.
 */
export async function facetsOf(sql: Sql, query: ListFilters): Promise<Facets & { colours: ListedColour[] }> {
  const parts = FACT_KINDS.map((kind) => {
    const others = listFilters({ ...query, [kind]: undefined })
    return {
      statement: `
        select '${kind}' as kind, key, coalesce(sum(change) filter (where ${others.map(({ sql: one }) => one).join(" and ") || "true"}), 0)::int as pieces
          from facet_tally cross join unnest(fact_keys) key where key like '${factKey(kind, "%")}' group by key having sum(change) > 0`,
      values: others.map(({ value }) => value),
    }
  })
  const rows = await many<Row>(
    sql,
    parts.map(({ statement }) => statement).join(" union all "),
    parts.flatMap(({ values }) => values),
  )
  const facets: Facets = { price: {}, fabric: {}, fit: {}, sleeve: {} }
  for (const { kind, key, pieces } of rows) facets[kind][key.slice(factKey(kind, "").length)] = pieces
  return { ...facets, colours: await many<ListedColour>(sql, coloursListed) }
}

/** The colours of all listed pieces: their keys from the stored sums, the name and code from one piece of each. */
const coloursListed = `
select one.colour as name, one.code
  from (select colour_keys[1] as key from facet_tally group by 1 having sum(change) > 0) used
 cross join lateral (select colour, card ->> 'colorCode' as code from listing
                      where published and colour_keys @> array[used.key] and lower(colour) = used.key limit 1) one
 order by one.colour`
