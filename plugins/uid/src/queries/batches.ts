import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import type { uidCalls } from "@silai/contracts/uid/calls"
import type { UidBatch } from "@silai/contracts/uid/shapes"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { pieceOf, type Piece } from "./rows"

export type BatchRow = {
  id: string
  number: number
  colourway_id: string
  size: string
  piece: Piece
  made_on: string
  note: string
  quantity: number
  made: number
  created_by: string
  created_at: Date
}
type Counted = BatchRow & { states: Record<string, number> | null; printed_up_to: number }

export const batchColumns = `b.id, b.number, b.colourway_id, b.size, b.piece, to_char(b.made_on, 'YYYY-MM-DD') as made_on, b.note, b.quantity, b.made, b.created_by, b.created_at`
const counted = `${batchColumns},
  (select json_object_agg(state, count) from (select state, count(*) as count from uid where batch_id = b.id group by state) c) as states,
  coalesce((select max(last) from uid_print where batch_id = b.id), 0) as printed_up_to`

const shown = (row: Counted): UidBatch => ({
  ...pieceOf(row),
  _id: row.id,
  number: row.number,
  variantId: row.colourway_id,
  madeOn: row.made_on,
  note: row.note,
  quantity: row.quantity,
  made: row.made,
  states: row.states ?? {},
  printedUpTo: row.printed_up_to,
  createdAt: row.created_at.toISOString(),
  by: row.created_by,
})

/** One page of batches, latest first; or one of them. */
export async function listBatches(
  sql: Sql,
  { batchId, page, pageSize }: ParsedBodyOf<typeof uidCalls.batches>,
): Promise<Pick<ReplyOf<typeof uidCalls.batches>, "data" | "total" | "totalPages">> {
  const [where, bindings] = batchId ? ["where b.id = ?", [batchId]] : ["", []]
  const [rows, sum] = await Promise.all([
    many<Counted>(
      sql,
      `select ${counted} from uid_batch b ${where} order by b.created_at desc, b.id desc limit ? offset ?`,
      [...bindings, pageSize, (page - 1) * pageSize],
    ),
    one<{ count: number }>(sql, `select count(*)::int as count from uid_batch b ${where}`, bindings),
  ])
  const total = sum?.count ?? 0
  return { data: rows.map(shown), total, totalPages: Math.ceil(total / pageSize) }
}

/** @throws uid.batch_unknown */
export async function showBatch(sql: Sql, id: string): Promise<UidBatch> {
  const row = await one<Counted>(sql, `select ${counted} from uid_batch b where b.id = ?`, [id])
  if (!row) throw refuse(uidRefusals.batch_unknown)
  return shown(row)
}
