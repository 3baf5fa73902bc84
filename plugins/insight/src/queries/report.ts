import type { InsightReport } from "@silai/contracts/insight/calls"
import {
  INSIGHT,
  INSIGHT_STEPS,
  type InsightStep,
  VISIT_SOURCES,
  type VisitSource,
} from "@silai/contracts/insight/limits"
import type { VisitDay } from "@silai/contracts/insight/service"
import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { many, only, type Sql } from "@silai/kit/knex"
import { ofSizeKey } from "../rules/tally"

type Counted = { name: string; key: string; count: number }

const today = `(now() at time zone 'Asia/Kolkata')::date`
const since = `day > ${today} - ?::int`

/** See `IInsightModuleService`. */
export async function readReport(sql: Sql, days: number): Promise<InsightReport> {
  const [span, sums, searches, sizes] = await Promise.all([
    only<{ from: string; to: string }>(
      sql,
      `select to_char(${today} - ?::int + 1, 'YYYY-MM-DD') as from, to_char(${today}, 'YYYY-MM-DD') as to`,
      [days],
    ),
    many<Counted>(
      sql,
      `select name, key, sum(count)::int as count from insight_day
        where ${since} and name not in ('searchWithoutResult', 'sizeMissing') group by name, key`,
      [days],
    ),
    most(sql, "searchWithoutResult", days),
    most(sql, "sizeMissing", days),
  ])
  const byDay = await readVisits(sql, span.from)
  const countOf = (name: string, key = "") => sums.find((sum) => sum.name === name && sum.key === key)?.count ?? 0
  const sources = VISIT_SOURCES.map((source: VisitSource) => ({ source, count: countOf("visit", source) }))
  return {
    ...span,
    visits: sources.reduce((sum, { count }) => sum + count, 0),
    funnel: INSIGHT_STEPS.map((step: InsightStep) => ({ step, count: countOf(step) })),
    sources: sources.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count),
    searches: searches.map(({ key, count }) => ({ words: key, count })),
    sizes: sizes.map(({ key, count }) => {
      const { variantId, size } = ofSizeKey(key)
      return { _id: variantId, name: "", size, count }
    }),
    measuring: MEASUREMENT_TYPES.map((type) => ({
      type,
      begun: countOf("measuringBegun", type),
      finished: countOf("measuringFinished", type),
    })),
    byDay,
  }
}

/** See `IInsightModuleService`. */
export const readVisits = (sql: Sql, first: string) =>
  many<VisitDay>(
    sql,
    `select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(count) filter (where name = 'visit'), 0)::int as visits,
            coalesce(sum(count) filter (where name = 'order'), 0)::int as orders
       from insight_day where day >= ?::date and name in ('visit', 'order') group by insight_day.day order by insight_day.day`,
    [first],
  )

const most = (sql: Sql, name: string, days: number) =>
  many<Counted>(
    sql,
    `select name, key, sum(count)::int as count from insight_day where name = ? and ${since}
      group by name, key order by 3 desc, key limit ?`,
    [name, days, INSIGHT.top],
  )
