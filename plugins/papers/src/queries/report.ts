import { type Database, only, type Sql } from "@silai/kit/knex"
import { inPages } from "@silai/kit/pages"
import { SUM_KEYS } from "../rules/facts"
import { monthStart } from "../rules/series"
import type { Booked, MonthSums } from "../rules/tax-report"
import { numberOf, type PaperRow } from "./papers"

/** Spelt exactly as in the index of a month's papers. Binding: the month's first day. */
const inMonth = `date_trunc('month', issued_at at time zone 'Asia/Kolkata') = ?::timestamp`

const eachSum = (of: (key: string) => string) => SUM_KEYS.map((key) => `${of(key)} as "${key}"`).join(", ")
/** With nine figures, the largest text is the largest number. */
const inSeries = `year || '/' || lpad(number::text, 9, '0') collate "C"`

const documents = `
  select kind, count(*)::int as count, min(${inSeries}) as first, max(${inSeries}) as last,
         ${eachSum((key) => `sum((facts -> 'total' ->> '${key}')::bigint)`)}
    from paper where ${inMonth} group by kind`

const groups = `
  select case grouping(l.hsn, b.place) when 3 then 'rates' when 1 then 'hsn' else 'places' end as part,
         l."ratePercent", coalesce(l.hsn, '') as hsn, coalesce(b.place, '') as "placeOfSupply", coalesce(b.is_business, false) as "isBusiness",
         sum(b.sign * l.quantity) as quantity, ${eachSum((key) => `sum(b.sign * l."${key}")`)}
    from paper
    cross join lateral (select case kind when 'creditNote' then -1 else 1 end as sign, facts ->> 'placeOfSupply' as place, facts -> 'business' <> 'null' as is_business) b
    cross join lateral jsonb_to_recordset(facts -> 'lines') as l (hsn text, "ratePercent" numeric, quantity integer, ${SUM_KEYS.map((key) => `"${key}" bigint`).join(", ")})
   where ${inMonth}
   group by grouping sets ((l."ratePercent"), (l.hsn, l."ratePercent"), (b.is_business, b.place, l."ratePercent"))`

/**
 * The sums over a month's papers, whatever their number: added up by the database, in one statement and so from one
 * snapshot.
 */
export function monthSums(sql: Sql, month: string): Promise<MonthSums> {
  const first = monthStart(month)
  return only(
    sql,
    `select (select coalesce(json_agg(d), '[]') from (${documents}) d) as documents, (select coalesce(json_agg(g), '[]') from (${groups}) g) as groups,
            (select facts -> 'seller' ->> 'gstin' from paper where ${inMonth} order by kind, year desc, number desc limit 1) as "sellerGstin"`,
    [first, first, first],
  )
}

const bookedOf = (row: PaperRow): Booked => ({
  kind: row.kind,
  number: numberOf(row),
  issuedAt: row.issued_at,
  facts: row.facts,
})

/** The tax papers of a month as they are read, invoices first, by their numbers. */
export const papersIn = (database: Database, month: string): AsyncIterable<Booked[]> =>
  inPages(
    database,
    `select * from paper where ${inMonth} order by kind desc, year, number`,
    [monthStart(month)],
    bookedOf,
  )

/** Only its credit notes. */
export const creditNotesIn = (database: Database, month: string): AsyncIterable<Booked[]> =>
  inPages(
    database,
    `select * from paper where ${inMonth} and kind = 'creditNote' order by year, number`,
    [monthStart(month)],
    bookedOf,
  )
