import { writeUid } from "@silai/contracts/uid/code"
import { uidRefusals, uidMessages } from "@silai/contracts/uid/messages"
import type { ReceivedLine, ReceivedPieces } from "@silai/contracts/uid/service"
import { many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { nameOf, uidColumns, type UidRecord } from "../queries/rows"
import { uidIn } from "../rules/parse-uid"
import { settle } from "./note"

const from = `from uid u join uid_batch b on b.id = u.batch_id`

/** See `IUidModuleService`. */
export async function receiveReturnedLabel(
  trx: Sql,
  { returnId, orderId, isLent, lines, uids, note, by }: ReceivedPieces,
): Promise<void> {
  const sent = await many<UidRecord>(
    trx,
    `select ${uidColumns} ${from} where u.order_id = ? and u.state in ('assigned', 'sold', 'reported') order by u.id for update of u`,
    [orderId],
  )
  const scanned = uids.map(uidIn)
  if (new Set(scanned).size < scanned.length) throw refuse(uidRefusals.scanned_twice)
  const here = scanned.map((id) => {
    const row = sent.find((one) => one.id === id)
    if (!row) throw refuse(uidRefusals.not_from_order, writeUid(id))
    if (!lines.some(({ itemId }) => itemId === row.item_id))
      throw refuse(uidRefusals.not_this_return, writeUid(id), nameOf(row))
    return row
  })
  for (const line of lines) judge(line, sent, here, note)
  if (isLent) return
  for (const { itemId, quantity, damaged } of lines) {
    const rows = here.filter((row) => row.item_id === itemId)
    // Which of several pieces is unfit is unknown; a line with no sound piece leaves no doubt.
    if (damaged === quantity) await settle(trx, rows, { to: "void", note: uidMessages.returnedDamaged, returnId }, by)
    else await settle(trx, rows, { to: "printed", note: uidMessages.returned, returnId }, by, null)
  }
}

/** As many labels as pieces, if that many were sent with them. @throws uid.scan_wanted, uid.not_this_return */
function judge({ itemId, name, quantity }: ReceivedLine, sent: UidRecord[], here: UidRecord[], note: string): void {
  const [out, scanned] = [sent, here].map((rows) => rows.filter((row) => row.item_id === itemId).length) as [
    number,
    number,
  ]
  const wanted = Math.min(out, quantity)
  if (scanned > quantity) throw refuse(uidRefusals.scan_wanted, name, quantity)
  if (scanned < wanted && !note) throw refuse(uidRefusals.scan_wanted, name, wanted - scanned)
}

/** See `IUidModuleService`. */
export async function cancelReplacement(trx: Sql, returnId: string, by: ReceivedPieces["by"]): Promise<void> {
  const instead = await many<UidRecord>(
    trx,
    `select ${uidColumns} ${from} where u.return_id = ? and u.state = 'sold' order by u.id for update of u`,
    [returnId],
  )
  await settle(trx, instead, { to: "printed", note: uidMessages.staysHere }, by, null)
}

/** See `IUidModuleService`. */
export async function returnToBuyer(trx: Sql, returnId: string, by: ReceivedPieces["by"]): Promise<void> {
  await cancelReplacement(trx, returnId, by)
  const rows = await many<UidRecord>(
    trx,
    `select ${uidColumns} ${from} where u.return_id = ? and u.state in ('printed', 'void') order by u.id for update of u`,
    [returnId],
  )
  for (const row of rows) {
    const before = await one<{ order_id: string; order_number: number; item_id: string }>(
      trx,
      `select order_id, order_number, item_id from uid_log where uid_id = ? and order_id is not null order by id desc limit 1`,
      [row.id],
    )
    if (!before) continue
    const order = { orderId: before.order_id, number: before.order_number, itemId: before.item_id }
    await settle(trx, [row], { to: "sold", note: uidMessages.sentOutAgain }, by, order)
  }
}
