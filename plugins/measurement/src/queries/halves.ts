import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import {
  MEASUREMENT_LIST,
  MEASUREMENT_TYPES,
  type MeasurementSort,
  type MeasurementType,
} from "@silai/contracts/measurement/limits"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import type { HalfChange, SavedHalfRow, HalfRow, MeasuredPerson } from "@silai/contracts/measurement/shapes"
import { many, one, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { wordPatterns, wordsOf } from "@silai/kit/search-words"
import { differing, type Inches } from "../rules/halves"

export type HalfKey = { customerId: string; half: MeasurementType }

/**
 * `cus_1-upperBody` identifies one half of one customer. It is part of page addresses, where a dot would make it a
 * file.
 */
export const halfIdOf = ({ customerId, half }: HalfKey) => `${customerId}-${half}`
/** The part of a half that events contain: its owner, without the inches. */
export const eventOf = (key: HalfKey) => ({ id: halfIdOf(key), customer_id: key.customerId, half: key.half })
export const halfKeyOf = (id: string): HalfKey => {
  const cut = id.lastIndexOf("-")
  return { customerId: id.slice(0, cut), half: id.slice(cut + 1) as MeasurementType }
}

type Row = {
  customer_id: string
  half: MeasurementType
  inches: Inches
  fit: FitProfile | null
  changed_at: string | Date
  changed_by: string | null
  version: number
  name: string
  phone: string | null
}

const columns = `m.customer_id, m.half, m.inches, m.fit, m.changed_at, m.changed_by, m.version, trim(concat_ws(' ', c.first_name, c.last_name)) as name, p.phone`
const tables = `body_measurement m join customer c on c.id = m.customer_id and c.deleted_at is null left join customer_phone p on p.customer_id = c.id`
/** Everyone measured, by the account plugin's row of each person. */
const listed = `body_measurement m join shopper s on s.who = m.customer_id and s.kind = 'account' and s.has_measurements`
const listedColumns = `m.customer_id, m.half, m.inches, m.fit, m.changed_at, m.changed_by, m.version, s.name, s.phone`

/** Conditions of a search. Staff who see no contacts search only by name, or a search would reveal a phone digit by digit. */
function searched(search: string | undefined, contact: boolean): { where: string[]; bindings: string[] } {
  const patterns = wordPatterns(wordsOf(search))
  if (!patterns) return { where: ["false"], bindings: [] }
  return {
    where: patterns.flatMap(() => ["s.search_text like ?", ...(contact ? [] : ["(' ' || lower(s.name)) like ?"])]),
    bindings: patterns.flatMap((pattern) => (contact ? [pattern] : [pattern, pattern])),
  }
}

const savedHalfOf = (row: Row): SavedHalfRow => ({
  _id: halfIdOf({ customerId: row.customer_id, half: row.half }),
  measurementType: row.half,
  inches: row.inches,
  fit: row.fit as SavedHalfRow["fit"],
  changedAt: new Date(row.changed_at).toISOString(),
  changedBy: row.changed_by,
  version: row.version,
})
/** `contact`: whether the caller may see phones. */
const rowOf = (row: Row, contact: boolean): HalfRow => ({
  ...savedHalfOf(row),
  customer: { _id: row.customer_id, name: row.name, phone: contact ? row.phone : null },
})

/** One customer's measurements, upper body first. */
export async function halvesOf(sql: Sql, customerId: string): Promise<SavedHalfRow[]> {
  const rows = await many<Row>(sql, `select ${columns} from ${tables} where m.customer_id = ? order by m.half desc`, [
    customerId,
  ])
  return rows.map(savedHalfOf)
}

/** One half. @throws measurement.unknown */
export async function readHalf(sql: Sql, { customerId, half }: HalfKey, contact: boolean): Promise<HalfRow> {
  const row = await one<Row>(sql, `select ${columns} from ${tables} where m.customer_id = ? and m.half = ?`, [
    customerId,
    half,
  ])
  if (!row) throw refuse(measurementRefusals.unknown)
  return rowOf(row, contact)
}

type Logged = { at: Date; by: string | null; before: Inches | null; after: Inches }

/** The changes of a half, latest first, each with its author and the values that differed. */
export async function historyOf(sql: Sql, { customerId, half }: HalfKey): Promise<HalfChange[]> {
  const rows = await many<Logged>(
    sql,
    `select at, by, before, after from body_measurement_log where customer_id = ? and half = ? order by id desc limit ?`,
    [customerId, half, MEASUREMENT_LIST.history],
  )
  return rows.map(({ at, by, before, after }) => ({
    at: at.toISOString(),
    by,
    first: before === null,
    changes: differing(before ?? {}, after),
  }))
}

type Ask = {
  search?: string
  measurementType?: MeasurementType
  sort: MeasurementSort
  page: number
  pageSize: number
}

const orders: Record<MeasurementSort, string> = {
  latest: "m.changed_at desc, m.customer_id, m.half",
  earliest: "m.changed_at, m.customer_id desc, m.half desc",
  name: "lower(s.name), s.who, m.half",
  name_down: "lower(s.name) desc, s.who desc, m.half",
}

/** One page of halves and the total, in one statement. Without a search the total is read from the index of those who are measured. */
export async function listHalves(
  sql: Sql,
  ask: Ask,
  contact: boolean,
): Promise<{ data: HalfRow[]; total: number; totalPages: number }> {
  const found = searched(ask.search, contact)
  const half = ask.measurementType ? [ask.measurementType] : []
  // Not the person's halves as well: counted as two conditions, rows seem so few that the planner reads and sorts all.
  const matching = [...found.where, ...half.map(() => "m.half = ?")].join(" and ") || "true"
  const bindings = [...found.bindings, ...half]
  const measured = `from shopper s where s.has_measurements and s.kind = 'account'`
  const allHalves = half.length
    ? `select count(*) ${measured} and ? = any(s.halves)`
    : `select coalesce(sum(cardinality(s.halves)), 0) ${measured}`
  const read = await only<{ total: number; data: Row[] }>(
    sql,
    `select (${found.where.length ? `select count(*) from ${listed} where ${matching}` : allHalves})::int as total, (select coalesce(jsonb_agg(to_jsonb(h) order by h.n), '[]')
       from (select *, row_number() over () as n from (
         select ${listedColumns} from ${listed} where ${matching} order by ${orders[ask.sort]} limit ? offset ?) page) h) as data`,
    [...(found.where.length ? bindings : half), ...bindings, ask.pageSize, (ask.page - 1) * ask.pageSize],
  )
  return {
    data: read.data.map((row) => rowOf(row, contact)),
    total: read.total,
    totalPages: Math.ceil(read.total / ask.pageSize),
  }
}

/** Customers who can be measured: the newest, those who match the search, or the one named by id. */
export function findPeople(
  sql: Sql,
  ask: { search?: string; customerId?: string },
  contact: boolean,
): Promise<(MeasuredPerson & { halves: MeasurementType[] })[]> {
  const found = searched(ask.search, contact)
  const matching = [...found.where, ...(ask.customerId ? ["s.who = ?"] : [])].map((one) => `and ${one}`).join(" ")
  return many(
    sql,
    `select s.id as "_id", s.name, ${contact ? "s.phone" : "null as phone"},
            array(select half from body_measurement m where m.customer_id = s.who order by array_position(?::text[], half)) as halves
       from shopper s where s.kind = 'account' ${matching} order by s.joined_at desc, s.id desc limit ?`,
    [[...MEASUREMENT_TYPES], ...found.bindings, ...(ask.customerId ? [ask.customerId] : []), MEASUREMENT_LIST.people],
  )
}
