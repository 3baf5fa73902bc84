import type { AuditAct, AuditKind } from "@silai/contracts/audit/kinds"
import { AUDIT } from "@silai/contracts/audit/limits"
import { type Database, many, only, type Sql } from "./knex"
import { inPages } from "./pages"
import { everyTypedIn } from "./search-words"

export type AuditAsk = {
  staffId?: string
  kind?: AuditKind
  thingId?: string
  /** Words in the name of a thing. */
  search?: string
  /** The whole name of a thing. */
  thing?: string
  from?: string
  to?: string
}
export type AuditRow = {
  id: string
  at: Date
  user_id: string
  by: string
  call: string
  kind: AuditKind
  act: AuditAct
  thing_id: string
  thing: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** A day starts at midnight in India. */
const midnight = (shift: string) => `(?::date${shift})::timestamp at time zone 'Asia/Kolkata'`

function narrowed({ staffId, kind, thingId, search, thing, from, to }: AuditAsk) {
  const words = everyTypedIn("lower(thing)", search)
  const given: [string, string | undefined][] = [
    ["user_id = ?", staffId],
    ["kind = ?", kind],
    ["thing_id = ?", thingId],
    ["thing = ?", thing],
    [`at >= ${midnight("")}`, from],
    [`at < ${midnight(" + 1")}`, to],
  ]
  const asked = given.filter(([, value]) => value)
  return {
    where: [...asked.map(([condition]) => condition), words.where].join(" and "),
    bindings: [...asked.map(([, value]) => value), ...words.bindings],
  }
}

/** Entries of the log of acts, latest first. */
export function readAudit(sql: Sql, ask: AuditAsk, limit: number, offset: number): Promise<AuditRow[]> {
  const { where, bindings } = narrowed(ask)
  return many(sql, `select * from audit_entry where ${where} order by id desc limit ? offset ?`, [
    ...bindings,
    limit,
    offset,
  ])
}

/** The same for a file, in pages. */
export function everyAudit<Shown>(
  database: Database,
  ask: AuditAsk,
  most: number,
  shown: (row: AuditRow) => Shown,
): AsyncIterable<Shown[]> {
  const { where, bindings } = narrowed(ask)
  const statement = `select * from audit_entry where ${where} order by id desc limit ?`
  return inPages(database, statement, [...bindings, most], shown)
}

export async function countAudit(sql: Sql, ask: AuditAsk): Promise<number> {
  const { where, bindings } = narrowed(ask)
  const most = AUDIT.maxPage * AUDIT.pageSize
  const { total } = await only<{ total: number }>(
    sql,
    `select count(*)::int as total from (select from audit_entry where ${where} limit ${most}) found`,
    bindings,
  )
  return total
}

/** Everyone in the log, by their latest name: one index look-up for each. */
export const peopleOfAudit = (sql: Sql): Promise<{ id: string; name: string }[]> =>
  many(
    sql,
    `with recursive people as (
       (select user_id, by from audit_entry order by user_id desc, id desc limit 1)
       union all
       select next.user_id, next.by from people,
         lateral (select user_id, by from audit_entry where user_id < people.user_id order by user_id desc, id desc limit 1) next
     ) select user_id as id, by as name from people order by lower(by), user_id`,
  )

export const forgetAudit = (sql: Sql) =>
  sql.raw(`delete from audit_entry where at < now() - make_interval(days => ?)`, [AUDIT.keepDays])
