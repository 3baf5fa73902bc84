import { MEASUREMENT_LIST, MEASUREMENT_TYPES, type MeasurementType } from "@silai/contracts/measurement/limits"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import type { HalfKept, HalfRow, MeasuredPerson } from "@silai/contracts/measurement/shapes"
import { many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { wordsOf } from "@silai/kit/search-words"
import type { Inches } from "../rules/halves"

export type HalfKey = { customerId: string; half: MeasurementType }

/** `cus_1-upperBody` names one half of one customer. It stands in addresses of pages, where a dot would make it a file. */
export const halfIdOf = ({ customerId, half }: HalfKey) => `${customerId}-${half}`
export const halfKeyOf = (id: string): HalfKey => {
  const cut = id.lastIndexOf("-")
  return { customerId: id.slice(0, cut), half: id.slice(cut + 1) as MeasurementType }
}

type Row = {
  customer_id: string
  half: MeasurementType
  inches: Inches
  changed_at: string | Date
  changed_by: string | null
  version: number
  name: string
  phone: string | null
}

const columns = `m.customer_id, m.half, m.inches, m.changed_at, m.changed_by, m.version, trim(concat_ws(' ', c.first_name, c.last_name)) as name, p.phone`
const tables = `body_measurement m join customer c on c.id = m.customer_id and c.deleted_at is null left join customer_phone p on p.customer_id = c.id`
const searched = `lower(concat_ws(' ', c.first_name, c.last_name, c.email, p.phone))`

const keptOf = (row: Row): HalfKept => ({
  _id: halfIdOf({ customerId: row.customer_id, half: row.half }),
  measurementType: row.half,
  inches: row.inches,
  changedAt: new Date(row.changed_at).toISOString(),
  changedBy: row.changed_by,
  version: row.version,
})
const rowOf = (row: Row): HalfRow => ({
  ...keptOf(row),
  customer: { _id: row.customer_id, name: row.name, phone: row.phone },
})

/** What is kept of one customer, upper body first. */
export async function halvesOf(sql: Sql, customerId: string): Promise<HalfKept[]> {
  const rows = await many<Row>(sql, `select ${columns} from ${tables} where m.customer_id = ? order by m.half desc`, [
    customerId,
  ])
  return rows.map(keptOf)
}

/** One half. @throws measurement.unknown */
export async function readHalf(sql: Sql, { customerId, half }: HalfKey): Promise<HalfRow> {
  const row = await one<Row>(sql, `select ${columns} from ${tables} where m.customer_id = ? and m.half = ?`, [
    customerId,
    half,
  ])
  if (!row) throw refuse(measurementRefusals.unknown)
  return rowOf(row)
}

type Ask = { search?: string; measurementType?: MeasurementType; page: number; pageSize: number }

/** One page of halves, the latest change first, and how many match: one statement. */
export async function listHalves(sql: Sql, ask: Ask): Promise<{ data: HalfRow[]; total: number; totalPages: number }> {
  const words = wordsOf(ask.search)
  const matching =
    [...words.map(() => `strpos(${searched}, ?) > 0`), ...(ask.measurementType ? ["m.half = ?"] : [])].join(" and ") ||
    "true"
  const read = await one<{ total: number; data: Row[] }>(
    sql,
    `with hits as materialized (select ${columns} from ${tables} where ${matching})
     select (select count(*)::int from hits) as total, (select coalesce(jsonb_agg(to_jsonb(h) order by h.changed_at desc, h.customer_id, h.half), '[]')
       from (select * from hits order by changed_at desc, customer_id, half limit ? offset ?) h) as data`,
    [...words, ...(ask.measurementType ? [ask.measurementType] : []), ask.pageSize, (ask.page - 1) * ask.pageSize],
  )
  return { data: read!.data.map(rowOf), total: read!.total, totalPages: Math.ceil(read!.total / ask.pageSize) }
}

/** Customers to measure: the newest, or those who match; or the one who is named. */
export function findPeople(
  sql: Sql,
  ask: { search?: string; customerId?: string },
): Promise<(MeasuredPerson & { halves: MeasurementType[] })[]> {
  const words = wordsOf(ask.search)
  const matching = [...words.map(() => `strpos(${searched}, ?) > 0`), ...(ask.customerId ? ["c.id = ?"] : [])]
    .map((one) => `and ${one}`)
    .join(" ")
  return many(
    sql,
    `select c.id as "_id", trim(concat_ws(' ', c.first_name, c.last_name)) as name, p.phone,
            array(select half from body_measurement m where m.customer_id = c.id order by array_position(?::text[], half)) as halves
       from customer c left join customer_phone p on p.customer_id = c.id
      where c.deleted_at is null and c.has_account ${matching} order by c.created_at desc, c.id limit ?`,
    [[...MEASUREMENT_TYPES], ...words, ...(ask.customerId ? [ask.customerId] : []), MEASUREMENT_LIST.people],
  )
}
