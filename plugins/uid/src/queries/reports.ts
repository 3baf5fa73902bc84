import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import type { uidCalls } from "@silai/contracts/uid/calls"
import type { UidReport } from "@silai/contracts/uid/shapes"
import { readUid } from "@silai/contracts/uid/code"
import type { UidReportState } from "@silai/contracts/uid/limits"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { sentIds } from "@silai/kit/sent-files"

type ReportRow = {
  id: string
  typed: string
  uid_id: string | null
  bought_at: string
  words: string
  contact: string
  state: UidReportState
  note: string
  closed_by: string
  at: Date
  photos: string[]
}

const columns = `r.*, ${sentIds("uidReport", "r.id")} as photos`

const shown = ({
  id,
  uid_id,
  bought_at,
  closed_by,
  at,
  typed,
  words,
  contact,
  photos,
  state,
  note,
}: ReportRow): UidReport => ({
  _id: id,
  uid: uid_id,
  where: bought_at,
  closedBy: closed_by,
  at: at.toISOString(),
  typed,
  words,
  contact,
  photos,
  state,
  note,
})

/** One page of reports, latest first, and how many are open in all. */
export async function listReports(
  sql: Sql,
  { state, uid, page, pageSize }: ParsedBodyOf<typeof uidCalls.reports>,
): Promise<Pick<ReplyOf<typeof uidCalls.reports>, "data" | "total" | "totalPages" | "open">> {
  const read = uid ? readUid(uid) : null
  const parts = [
    state && { where: "r.state = ?", value: state },
    read && { where: "r.uid_id = ?", value: "id" in read ? read.id : "" },
  ].filter((part) => part !== null && part !== undefined)
  const where = parts.length ? `where ${parts.map((part) => part.where).join(" and ")}` : ""
  const bindings = parts.map(({ value }) => value)
  const [rows, sums] = await Promise.all([
    many<ReportRow>(
      sql,
      `select ${columns} from uid_report r ${where} order by r.at desc, r.id desc limit ? offset ?`,
      [...bindings, pageSize, (page - 1) * pageSize],
    ),
    one<{ total: number; open: number }>(
      sql,
      `select (select count(*)::int from uid_report r ${where}) as total, (select count(*)::int from uid_report where state = 'open') as open`,
      bindings,
    ),
  ])
  const total = sums?.total ?? 0
  return { data: rows.map(shown), total, totalPages: Math.ceil(total / pageSize), open: sums?.open ?? 0 }
}

/** @throws uid.report_unknown */
export async function showReport(sql: Sql, id: string): Promise<UidReport> {
  const row = await one<ReportRow>(sql, `select ${columns} from uid_report r where r.id = ?`, [id])
  if (!row) throw refuse(uidRefusals.report_unknown)
  return shown(row)
}
