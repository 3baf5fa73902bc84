import type { ParsedBodyOf } from "@silai/contracts/call"
import type { RepriceBatch, repriceCalls } from "@silai/contracts/catalogue/reprice-calls"
import { REPRICE_LIST } from "@silai/contracts/catalogue/style-limits"
import { only, type Sql } from "@silai/kit/knex"
import { isoOf } from "./colourway/single-sql"

/** One page of changes, latest first. Bindings: page size, offset. */
const page = `
select (select count(*)::int from reprice_batch) as total,
       (select coalesce(jsonb_agg(jsonb_build_object('_id', b.id, 'at', ${isoOf("b.at")}, 'by', b.by, 'variants', lines.n, 'names', lines.names,
          'percent', case when lines.least is not null then jsonb_build_object('least', lines.least, 'most', lines.most) end,
          'undone', case when b.undone_at is not null
             then jsonb_build_object('at', ${isoOf("b.undone_at")}, 'by', coalesce(b.undone_by, ''), 'variants', b.undone) end) order by b.at desc, b.id desc), '[]')
          from (select * from reprice_batch order by at desc, id desc limit ? offset ?) b
          cross join lateral (
            select count(*)::int as n, to_jsonb((array_agg(name order by name))[:${REPRICE_LIST.names}]) as names,
                   min((base_after - price_after)::bigint * 100 / base_after)::int as least, max((base_after - price_after)::bigint * 100 / base_after)::int as most
              from reprice_line where batch_id = b.id) lines) as data`

export async function listBatches(
  sql: Sql,
  { page: n, pageSize }: ParsedBodyOf<typeof repriceCalls.batches>,
): Promise<{ data: RepriceBatch[]; total: number; totalPages: number }> {
  const { data, total } = await only<{ data: RepriceBatch[]; total: number }>(sql, page, [pageSize, (n - 1) * pageSize])
  return { data, total, totalPages: Math.ceil(total / pageSize) }
}
