import type { ParsedBodyOf } from "@silai/contracts/call"
import { ORDER_NUMBER } from "@silai/contracts/order/limits"
import { readUid } from "@silai/contracts/uid/code"
import type { uidCalls } from "@silai/contracts/uid/calls"
import type { UidRow } from "@silai/contracts/uid/shapes"
import { UID_LIST, UID_OFTEN } from "@silai/contracts/uid/limits"
import { many, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { rowOf, uidColumns, type UidRecord } from "./rows"

type Filters = ParsedBodyOf<typeof uidCalls.export>
type Page = { data: UidRow[]; total: number; totalPages: number; counts: Record<string, number> }

const numbered = /^#?\s*(?:sl[\s-]*)?0*(\d{1,10})$/i

/** What a search means: an id, an order's number, or words of the piece or the batch's note. */
function searched(search: string): { where: string; bindings: unknown[] } {
  const read = readUid(search)
  if ("id" in read) return { where: "u.id = ?", bindings: [read.id] }
  const number = Number(numbered.exec(search)?.[1] ?? 0)
  if (number > 0 && number <= ORDER_NUMBER.largest)
    return { where: "(u.order_number = ? or b.number = ?)", bindings: [number, number] }
  const words = search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (!words.length) return { where: "true", bindings: [] }
  return { where: words.map(() => "b.search_text like ?").join(" and "), bindings: words.map(likeText) }
}

function narrowed({ search, batchId, isOften }: Filters): { where: string; bindings: unknown[] } {
  const found = search ? searched(search) : { where: "true", bindings: [] }
  const parts = [found.where]
  if (batchId) parts.push("u.batch_id = ?")
  if (isOften) parts.push(`u.suspected_at > now() - interval '${UID_OFTEN.days} days'`)
  return { where: parts.join(" and "), bindings: [...found.bindings, ...(batchId ? [batchId] : [])] }
}

const from = `from uid u join uid_batch b on b.id = u.batch_id`
/** A batch's ids stand in the order of their labels. */
const sorted = ({ batchId, sort }: Filters) => {
  if (batchId) return sort === "newest" ? "u.at" : "u.at desc"
  return sort === "newest" ? "u.changed_at desc, u.id" : "u.changed_at, u.id desc"
}

const read = (sql: Sql, filters: Filters, most: number, skipped: number) => {
  const { where, bindings } = narrowed(filters)
  const states = filters.state?.length ? filters.state : null
  return many<UidRecord>(
    sql,
    `select ${uidColumns} ${from} where ${where}${states ? " and u.state = any(?::text[])" : ""} order by ${sorted(filters)} limit ? offset ?`,
    [...bindings, ...(states ? [states] : []), most, skipped],
  )
}

/** One page of ids, with the counts of all states under the same search. */
export async function listUids(sql: Sql, ask: ParsedBodyOf<typeof uidCalls.all>): Promise<Page> {
  const { where, bindings } = narrowed(ask)
  const [rows, sums] = await Promise.all([
    read(sql, ask, ask.pageSize, (ask.page - 1) * ask.pageSize),
    many<{ state: string; count: number }>(
      sql,
      `select u.state, count(*)::int as count ${from} where ${where} group by u.state`,
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

/** The same as a file, whole as far as a file goes. */
export const everyUid = async (sql: Sql, filters: Filters): Promise<UidRow[]> =>
  (await read(sql, filters, UID_LIST.exportRows, 0)).map(rowOf)
