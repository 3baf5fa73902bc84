import {
  MEASUREMENT_LIST,
  MEASUREMENT_TYPES,
  type MeasurementSort,
  type MeasurementType,
} from "@silai/contracts/measurement/limits"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import type { HalfChange, HalfKept, HalfRow, MeasuredPerson } from "@silai/contracts/measurement/shapes"
import { many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { wordsOf } from "@silai/kit/search-words"
import { differing, type Inches } from "../rules/halves"

export type HalfKey = { customerId: string; half: MeasurementType }

/**
 * `cus_1-upperBody` identifies one half of one customer. It is part of page addresses, where a dot would make it a
 * file.
 */
export const halfIdOf = ({ customerId, half }: HalfKey) => `${customerId}-${half}`
/** What events say of a half: whose it is, without the inches. */
export const toldOf = (key: HalfKey) => ({ id: halfIdOf(key), customer_id: key.customerId, half: key.half })
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
/** Who sees no contacts finds people by their names alone, or a search would tell a phone figure by figure. */
const searchedBy = (contact: boolean) =>
  `lower(concat_ws(' ', c.first_name, c.last_name${contact ? ", c.email, p.phone" : ""}))`

const keptOf = (row: Row): HalfKept => ({
  _id: halfIdOf({ customerId: row.customer_id, half: row.half }),
  measurementType: row.half,
  inches: row.inches,
  changedAt: new Date(row.changed_at).toISOString(),
  changedBy: row.changed_by,
  version: row.version,
})
/** `contact`: whether whoever asks sees phones. */
const rowOf = (row: Row, contact: boolean): HalfRow => ({
  ...keptOf(row),
  customer: { _id: row.customer_id, name: row.name, phone: contact ? row.phone : null },
})

/** One customer's measurements, upper body first. */
export async function halvesOf(sql: Sql, customerId: string): Promise<HalfKept[]> {
  const rows = await many<Row>(sql, `select ${columns} from ${tables} where m.customer_id = ? order by m.half desc`, [
    customerId,
  ])
  return rows.map(keptOf)
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

/** Who changed a half, latest first, with what differed. */
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
  latest: "changed_at desc",
  earliest: "changed_at",
  name: "lower(name)",
  name_down: "lower(name) desc",
}

/** One page of halves and the total, in one statement. */
export async function listHalves(
  sql: Sql,
  ask: Ask,
  contact: boolean,
): Promise<{ data: HalfRow[]; total: number; totalPages: number }> {
  const words = wordsOf(ask.search)
  const matching =
    [...words.map(() => `strpos(${searchedBy(contact)}, ?) > 0`), ...(ask.measurementType ? ["m.half = ?"] : [])].join(
      " and ",
    ) || "true"
  const read = await one<{ total: number; data: Row[] }>(
    sql,
    `with hits as materialized (select ${columns} from ${tables} where ${matching})
     select (select count(*)::int from hits) as total, (select coalesce(jsonb_agg(to_jsonb(h) order by h.n), '[]')
       from (select *, row_number() over (order by ${orders[ask.sort]}, customer_id, half) as n from hits order by n limit ? offset ?) h) as data`,
    [...words, ...(ask.measurementType ? [ask.measurementType] : []), ask.pageSize, (ask.page - 1) * ask.pageSize],
  )
  return {
    data: read!.data.map((row) => rowOf(row, contact)),
    total: read!.total,
    totalPages: Math.ceil(read!.total / ask.pageSize),
  }
}

/** Customers who can be measured: the newest, those who match the search, or the one named by id. */
export function findPeople(
  sql: Sql,
  ask: { search?: string; customerId?: string },
  contact: boolean,
): Promise<(MeasuredPerson & { halves: MeasurementType[] })[]> {
  const words = wordsOf(ask.search)
  const matching = [
    ...words.map(() => `strpos(${searchedBy(contact)}, ?) > 0`),
    ...(ask.customerId ? ["c.id = ?"] : []),
  ]
    .map((one) => `and ${one}`)
    .join(" ")
  return many(
    sql,
    `select c.id as "_id", trim(concat_ws(' ', c.first_name, c.last_name)) as name, ${contact ? "p.phone" : "null as phone"},
            array(select half from body_measurement m where m.customer_id = c.id order by array_position(?::text[], half)) as halves
       from customer c left join customer_phone p on p.customer_id = c.id
      where c.deleted_at is null and c.has_account ${matching} order by c.created_at desc, c.id limit ?`,
    [[...MEASUREMENT_TYPES], ...words, ...(ask.customerId ? [ask.customerId] : []), MEASUREMENT_LIST.people],
  )
}
