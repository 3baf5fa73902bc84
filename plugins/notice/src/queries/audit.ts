import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import type { auditCalls, AuditEntry } from "@silai/contracts/audit/calls"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { type AuditAsk, type AuditRow, countAudit, everyAudit, peopleOfAudit, readAudit } from "@silai/kit/audit-log"
import type { Database, Sql } from "@silai/kit/knex"
import { searchedThing, shownThing } from "../rules/audit-names"

type Page = Pick<ReplyOf<typeof auditCalls.all>, "data" | "people" | "total" | "totalPages">

/** One page of what staff changed, and the people whom the log names. */
export async function listActs(sql: Sql, ask: ParsedBodyOf<typeof auditCalls.all>): Promise<Page> {
  const { page, pageSize, search, ...others } = ask
  const narrowed = { ...others, ...searchedThing(search) }
  const [rows, total, people] = [
    await readAudit(sql, narrowed, pageSize, (page - 1) * pageSize),
    await countAudit(sql, narrowed),
    await peopleOfAudit(sql),
  ]
  return {
    data: rows.map(entryOf),
    people: people.map(({ id, name }) => ({ _id: id, name })),
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}

/** All matching entries, up to the limit of one file, as they are read. */
export const everyAct = (database: Database, { search, ...others }: AuditAsk): AsyncIterable<AuditEntry[]> =>
  everyAudit(database, { ...others, ...searchedThing(search) }, LIST_EXPORT.maxRows, entryOf)

const entryOf = (row: AuditRow): AuditEntry => ({
  _id: row.id,
  at: row.at.toISOString(),
  staff: { _id: row.user_id, name: row.by },
  kind: row.kind,
  act: row.act,
  thingId: row.thing_id,
  thing: shownThing(row.thing),
  call: row.call,
  before: row.before,
  after: row.after,
})
