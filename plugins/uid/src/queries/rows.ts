import { orderNumberOf } from "@silai/contracts/order/limits"
import { writeUid } from "@silai/contracts/uid/code"
import type { UidPiece, UidRow } from "@silai/contracts/uid/shapes"
import type { UidState } from "@silai/contracts/uid/limits"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

/** A colour and size as they were when the ids were made. */
export type Piece = Omit<UidPiece, "size"> & { sku: string }

/** An id with its batch; in JSON dates are text. */
export type UidRecord = {
  id: string
  batch_id: string
  batch_number: number
  colourway_id: string
  size: string
  piece: Piece
  made_on: string
  at: number
  state: UidState
  was: UidState | null
  why: string
  order_id: string | null
  order_number: number | null
  item_id: string | null
  return_id: string | null
  first_checked_at: Date | null
  checks: number
  places: number
  suspected_at: Date | null
  changed_at: Date | string
}

export const uidColumns = `u.*, b.number as batch_number, b.colourway_id, b.size, b.piece, to_char(b.made_on, 'YYYY-MM-DD') as made_on`
const fromUids = `from uid u join uid_batch b on b.id = u.batch_id`

export const pieceOf = ({ piece: { sku: _ours, ...piece }, size }: { piece: Piece; size: string }): UidPiece => ({
  ...piece,
  size,
})

/** "Classic White Formal Shirt, M". */
export const nameOf = ({ piece, size }: { piece: Piece; size: string }): string => `${piece.name}, ${size}`

export const findUid = (sql: Sql, id: string): Promise<UidRecord | null> =>
  one<UidRecord>(sql, `select ${uidColumns} ${fromUids} where u.id = ?`, [id])

/** The id, locked until the transaction ends. @throws uid.unknown */
export async function lockUid(trx: Sql, id: string): Promise<UidRecord> {
  const row = await one<UidRecord>(trx, `select ${uidColumns} ${fromUids} where u.id = ? for update of u`, [id])
  if (!row) throw refuse(uidRefusals.unknown)
  return row
}

export const rowOf = (row: UidRecord): UidRow => ({
  ...pieceOf(row),
  uid: row.id,
  written: writeUid(row.id),
  state: row.state,
  batchId: row.batch_id,
  batchNumber: row.batch_number,
  at: row.at,
  madeOn: row.made_on,
  orderId: row.order_id,
  orderNumber: row.order_number === null ? null : orderNumberOf(row.order_number),
  checks: row.checks,
  places: row.places,
  isOften: row.suspected_at !== null,
  changedAt: new Date(row.changed_at).toISOString(),
})
