import { OUTBOX_MARK } from "@silai/contracts/messaging/whatsapp"
import { type MessageState, whatsappCode } from "@silai/contracts/whatsapp/kinds"
import { FAILURE_WORDS } from "@silai/contracts/whatsapp/messages"
import { emitEvents, queueFor } from "@silai/kit/events"
import { one, type Sql } from "@silai/kit/knex"
import { markUndelivered, notifyLive } from "@silai/kit/outbox"
import { clean } from "../../rules/clean"
import type { readStatus } from "../../rules/inbound"
import { afterReport, reportedState } from "../../rules/state"

type Row = { id: string; chat_id: string; state: MessageState; wamid: string | null }

/**
 * Applies WhatsApp's report on a message: its state never moves backwards. A message whose own answer was lost is found
 * by the value that the shop sent along with it. Of the messages that the shop sends by itself, such as an order's, a failed one
 * is listed with the failed work.
 */
export async function report(
  trx: Sql,
  { wamid, status, at, ours, code }: ReturnType<typeof readStatus>,
): Promise<void> {
  const reported = reportedState(status)
  if (!reported) return
  const row = await reportedOn(trx, clean(wamid), ours)
  if (!row) return reported === "failed" ? listAsFailed(trx, ours, code) : undefined
  const state = afterReport(row.state, reported)
  await trx.raw(
    `update whatsapp_message set wamid = coalesce(wamid, ?), state = coalesce(?, state), code = case when ?::text is null then code else ? end,
            at = case when ? = 'sent' then ? else at end where id = ?`,
    [clean(wamid), state, state, state === "failed" ? code : null, reported, at, row.id],
  )
  if (!state) return
  const data = [{ id: row.id, chat_id: row.chat_id }]
  if (state === "failed") await emitEvents(trx, { name: "silai.whatsapp.failed", data })
  else if (["sending", "unknown"].includes(row.state)) await emitEvents(trx, { name: "silai.whatsapp.sent", data })
  await notifyLive(trx, "whatsapp.changed", { chatId: row.chat_id })
}

async function listAsFailed(trx: Sql, ours: string | null, code: number | null): Promise<void> {
  if (!ours?.startsWith(OUTBOX_MARK)) return
  const { why } = FAILURE_WORDS[whatsappCode(code)?.because ?? "other"]
  const failed = await markUndelivered(
    trx,
    ours.slice(OUTBOX_MARK.length),
    code === null ? why : `${why} (WhatsApp's code ${code})`,
  )
  if (failed) await queueFor(trx, "notification.failed", { id: failed.id, what: failed.topic })
}

async function reportedOn(trx: Sql, wamid: string, ours: string | null): Promise<Row | null> {
  const columns = "id, chat_id, state, wamid"
  const known = await one<Row>(trx, `select ${columns} from whatsapp_message where wamid = ? for update`, [wamid])
  const [, id, attempt] = /^(wam_[0-9A-Z]+)\.(\d{1,6})$/.exec(ours ?? "") ?? []
  if (known || !id) return known
  // The answer may be stored while this waits for the row: it then has the id that was looked for first.
  return one<Row>(
    trx,
    `select ${columns} from whatsapp_message where id = ? and attempt = ?::int and (wamid is null or wamid = ?) and side = 'shop' for update`,
    [id, attempt, wamid],
  )
}
