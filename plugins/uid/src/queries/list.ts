import type { ParsedBodyOf } from "@silai/contracts/call"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import { ORDER_NUMBER, orderNumberOf } from "@silai/contracts/order/limits"
import { plainOf } from "@silai/contracts/plain"
import { readUid, writeUid } from "@silai/contracts/uid/code"
import type { uidCalls } from "@silai/contracts/uid/calls"
import type { UidRow } from "@silai/contracts/uid/shapes"
import { UID_OFTEN } from "@silai/contracts/uid/limits"
import { type Database, many, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { inPages } from "@silai/kit/pages"
import { findUid, nameOf, rowOf, uidColumns, type UidRecord } from "./rows"

type Filters = ParsedBodyOf<typeof uidCalls.export>
type Page = { data: UidRow[]; total: number; totalPages: number; counts: Record<string, number> }

const numbered = /^#?\s*(?:sl[\s-]*)?0*(\d{1,10})$/i

/** The meaning of a search: an id, an order's number, or words of the piece or the batch's note. */
function searched(search: string): { where: string; bindings: unknown[]; ofBatch?: boolean } {
  const read = readUid(search)
  if ("id" in read) return { where: "u.id = ?", bindings: [read.id] }
  const number = Number(numbered.exec(plainOf(search))?.[1] ?? 0)
  if (number > 0 && number <= ORDER_NUMBER.largest)
    return {
      where: "(u.order_number = ? or u.batch_id = (select id from uid_batch where number = ?))",
      bindings: [number, number],
    }
  const words = search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (!words.length) return { where: "true", bindings: [] }
  return { where: words.map(() => "b.search_text like ?").join(" and "), bindings: words.map(likeText), ofBatch: true }
}

/** `ofBatch`: whether the batch must be joined. */
function narrowed({ search, batchId, isOften }: Filters) {
  const { ofBatch = false, ...found } = search ? searched(search) : { where: "true", bindings: [] }
  const parts = [found.where]
  if (batchId) parts.push("u.batch_id = ?")
  if (isOften) parts.push(`u.suspected_at > now() - interval '${UID_OFTEN.days} days'`)
  return { where: parts.join(" and "), bindings: [...found.bindings, ...(batchId ? [batchId] : [])], ofBatch }
}

const from = `from uid u join uid_batch b on b.id = u.batch_id`
/** A batch's ids are in the order of their labels. */
const sorted = ({ batchId, sort }: Filters) => {
  if (batchId) return sort === "newest" ? "u.at" : "u.at desc"
  return sort === "newest" ? "u.changed_at desc, u.id" : "u.changed_at, u.id desc"
}

/** The statement of a list, whose bindings end with page size and offset. */
function selected(filters: Filters): { statement: string; bindings: unknown[] } {
  const { where, bindings } = narrowed(filters)
  const states = filters.state?.length ? filters.state : null
  return {
    statement: `select ${uidColumns} ${from} where ${where}${states ? " and u.state = any(?::text[])" : ""} order by ${sorted(filters)} limit ? offset ?`,
    bindings: [...bindings, ...(states ? [states] : [])],
  }
}

/** One page of ids, with the counts of all states under the same search. */
export async function listUids(sql: Sql, ask: ParsedBodyOf<typeof uidCalls.all>): Promise<Page> {
  const { where, bindings, ofBatch } = narrowed(ask)
  const list = selected(ask)
  const [rows, sums] = await Promise.all([
    many<UidRecord>(sql, list.statement, [...list.bindings, ask.pageSize, (ask.page - 1) * ask.pageSize]),
    many<{ state: string; count: number }>(
      sql,
      `select u.state, count(*)::int as count ${ofBatch ? from : "from uid u"} where ${where} group by u.state`,
      bindings,
    ),
  ])
  const counts = Object.fromEntries(sums.map(({ state, count }) => [state, count]))
  const wanted = ask.state?.length ? ask.state : null
  const total = sums.reduce(
    (sum, one) => sum + (!wanted || wanted.some((state) => state === one.state) ? one.count : 0),
    0,
  )
  return { data: rows.map(rowOf), total, totalPages: Math.ceil(total / ask.pageSize), counts }
}

/** The same for a file, up to the limit of one file, as it is read. */
export function everyUid(database: Database, filters: Filters): AsyncIterable<UidRow[]> {
  const { statement, bindings } = selected(filters)
  return inPages(database, statement, [...bindings, LIST_EXPORT.maxRows, 0], rowOf)
}

/** An id in full, or an order's ids by its number, for the search of the whole back office. */
export async function findUids(sql: Sql, { search, most }: FindAsk): Promise<FoundThing[]> {
  const read = readUid(search)
  const number = Number(numbered.exec(plainOf(search))?.[1] ?? 0)
  const rows =
    "id" in read
      ? [await findUid(sql, read.id)]
      : number > 0 && number <= ORDER_NUMBER.largest
        ? await many<UidRecord>(sql, `select ${uidColumns} ${from} where u.order_number = ? limit ?`, [number, most])
        : []
  return rows
    .filter((row) => row !== null)
    .map((row) => ({
      _id: row.id,
      title: writeUid(row.id),
      detail: [nameOf(row), row.order_number && orderNumberOf(row.order_number)].filter(Boolean).join(" · "),
      state: row.state,
    }))
}
