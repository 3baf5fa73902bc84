import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { uidCalls } from "@silai/contracts/uid/calls"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { LABEL_PRINT, labelsOn } from "@silai/contracts/uid/sheet-limits"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, many, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { type LabelOf, labelSheets } from "../drawing/labels"
import { type Piece, pieceOf, uidColumns, type UidRecord } from "../queries/rows"
import { labelAddress } from "../rules/address"
import type { Mover } from "./note"
import { present } from "@silai/contracts/present"

type PrintAsked = Omit<ParsedBodyOf<typeof uidCalls.print>, "additional_data"> & { by: Mover }

/**
 * Labels for a part of a batch as a PDF. New ids get the state "printed"; each print and reprint is recorded. Void ids
 * get no label.
 * @throws uid.batch_unknown, uid.nothing_to_print, uid.too_many_labels, uid.start_beyond
 */
export async function printLabels(container: MedusaContainer, asked: PrintAsked): Promise<Buffer> {
  const { batchId, first, last, sheet, startAt, copies, by } = asked
  if (startAt > labelsOn(sheet)) throw refuse(uidRefusals.start_beyond)
  if ((last - first + 1) * copies > LABEL_PRINT.most) throw refuse(uidRefusals.too_many_labels)
  const { piece, rows } = await databaseOf(container).transaction(async (trx) => {
    const batch = await one<{ piece: Piece; size: string }>(
      trx,
      `select piece, size from uid_batch where id = ? for update`,
      [batchId],
    )
    if (!batch) throw refuse(uidRefusals.batch_unknown)
    const rows = await many<UidRecord>(
      trx,
      `select ${uidColumns} from uid u join uid_batch b on b.id = u.batch_id
        where u.batch_id = ? and u.at between ? and ? and u.state <> 'void' order by u.at for update of u`,
      [batchId, first, last],
    )
    if (!rows.length) throw refuse(uidRefusals.nothing_to_print)
    const fresh = rows.filter(({ state }) => state === "unused").map(({ id }) => id)
    // The log of prints records this: ten thousand lines of history would add nothing.
    await trx.raw(`update uid set state = 'printed', changed_at = now() where id = any(?::text[])`, [fresh])
    await trx.raw(
      `insert into uid_print (batch_id, first, last, sheet, copies, by, user_id) values (?, ?, ?, ?, ?, ?, ?)`,
      [batchId, present(rows[0], "an id").at, present(rows.at(-1), "an id").at, sheet, copies, by.name, by.userId],
    )
    await emitEvents(trx, { name: "silai.uid-batch.updated", data: [{ id: batchId }] })
    await notifyLive(trx, "uid.changed", { batchId })
    return { piece: pieceOf(batch), rows }
  })
  const label: LabelOf = { name: piece.name, size: piece.size, addressOf: (id) => labelAddress(id) }
  return labelSheets(
    asked,
    rows.flatMap(({ id }) => Array.from({ length: copies }, () => id)),
    label,
  )
}
