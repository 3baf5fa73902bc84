import type { MedusaContainer } from "@medusajs/framework/types"
import { isWhatsappTemplate } from "@silai/contracts/messaging/whatsapp"
import { whatsappCode } from "@silai/contracts/whatsapp/kinds"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import { type BackOff, pauseAfter } from "@silai/kit/back-off"
import { crashPoint } from "@silai/kit/crash-point"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import { GraphError, type Graph } from "../../client/graph"
import { WHATSAPP } from "../../modules/silai_whatsapp/index"
import type { WhatsappService } from "../../modules/silai_whatsapp/service"
import { type Outgoing, payloadOf } from "../../rules/payload"
import { isWindowOpen } from "../../rules/window"
import { uploadedId } from "../media/upload"

const RETRY: BackOff = { first: 1, longest: 60 }

type Row = {
  id: string
  chat_id: string
  kind: string
  text: string
  content: { target?: string; template?: string; values?: string[]; path?: string }
  reply_to: string | null
  attempt: number
  tries: number
}
type Receiver = { bsuid: string | null; wa_id: string | null; last_customer_at: Date | null; consent: string | null }

/** WhatsApp's own codes. The shop judges both once more before a message leaves, because it may have waited. */
const WINDOW_OVER = 131047
const STOPPED = 131050

/** When the next message is due, or one that was being sent has become doubtful; as SQL. */
export const NEXT_TO_SEND = `(select min(case when state = 'waiting' then next_at else taken_at + interval '${CHAT.takenSeconds} seconds' end)
   from whatsapp_message where state in ('waiting', 'sending'))`

/**
 * Sends the next message of a chat whose earlier ones are all sent or have failed, so that they arrive in the order in which they were
 * written. It is marked before it leaves, and never sent a second time by itself: after a crash in between only WhatsApp's report can
 * say whether it arrived.
 */
export async function sendNext(container: MedusaContainer): Promise<boolean> {
  const sql = databaseOf(container)
  await doubtLost(sql)
  const row = await one<Row>(
    sql,
    `update whatsapp_message set state = 'sending', taken_at = now(), tries = tries + 1 where id = (
       select m.id from whatsapp_message m where m.state = 'waiting' and m.next_at <= now()
          and not exists (select 1 from whatsapp_message e where e.chat_id = m.chat_id and e.place < m.place and e.state in ('waiting', 'sending'))
        order by m.next_at, m.place limit 1 for update skip locked)
     returning id, chat_id, kind, text, content, reply_to, attempt, tries`,
  )
  if (!row) return false
  const { graph } = container.resolve<WhatsappService>(WHATSAPP)
  if (graph) await send(container, graph, row)
  // WhatsApp was switched off after this was queued: if it waited without end, the whole shop would count as not ready.
  else await failed(container, row, null)
  return true
}

/** A message that a stopped process had just handed over. */
async function doubtLost(sql: Sql): Promise<void> {
  const rows = await many<{ chat_id: string }>(
    sql,
    `update whatsapp_message set state = 'unknown' where state = 'sending' and taken_at < now() - make_interval(secs => ?) returning chat_id`,
    [CHAT.takenSeconds],
  )
  await notifyLive(sql, "whatsapp.changed", ...rows.map(({ chat_id }) => ({ chatId: chat_id })))
}

async function send(container: MedusaContainer, graph: Graph, row: Row): Promise<void> {
  const sql = databaseOf(container)
  const to = await one<Receiver>(
    sql,
    `select k.bsuid, k.wa_id, k.consent, c.last_customer_at from whatsapp_chat c join whatsapp_contact k on k.id = c.contact_id where c.id = ?`,
    [row.chat_id],
  )
  if (!to) return failed(container, row, null)
  if (row.kind !== "template" && !isWindowOpen(to.last_customer_at, new Date()))
    return failed(container, row, WINDOW_OVER)
  if (row.kind === "template" && to.consent === "stop") return failed(container, row, STOPPED)
  const message = await outgoing(container, graph, row)
  if (!message) return
  const who = to.wa_id ? { to: to.wa_id } : { recipient: to.bsuid ?? "" }
  try {
    crashPoint("before-whatsapp-sent")
    const wamid = await graph.send(payloadOf(message, who, `${row.id}.${row.attempt}`))
    crashPoint("after-whatsapp-sent")
    await sent(container, row, wamid)
  } catch (error) {
    await settle(container, row, error, "unsure")
  }
}

/** The message to be sent, with its file uploaded; null where that failed, which is already recorded. */
async function outgoing(container: MedusaContainer, graph: Graph, row: Row): Promise<Outgoing | null> {
  const { kind, text, content, reply_to: reply } = row
  if (kind === "text") return { kind, text, reply }
  if (kind === "reaction") return { kind, target: content.target ?? "", emoji: text }
  if (kind === "template" && isWhatsappTemplate(content.template ?? ""))
    return {
      kind,
      name: content.template as Extract<Outgoing, { kind: "template" }>["name"],
      values: content.values ?? [],
      path: content.path ?? "",
    }
  try {
    const file = await uploadedId(container, graph, row.id)
    if (kind === "image") return { kind, mediaId: file.mediaId, caption: text, reply }
    return { kind: "document", mediaId: file.mediaId, caption: text, filename: file.name, reply }
  } catch (error) {
    // Handing a file over sends nothing, so it may be done again.
    await settle(container, row, error, "away")
    return null
  }
}

async function sent(container: MedusaContainer, { id, chat_id, attempt }: Row, wamid: string): Promise<void> {
  await databaseOf(container).transaction(async (trx) => {
    // WhatsApp's own report may have come first, and may say more.
    const row = await one<{ was: string }>(
      trx,
      `update whatsapp_message m set wamid = coalesce(m.wamid, ?), state = case when m.state in ('sending', 'unknown') then 'sent' else m.state end
         from (select state from whatsapp_message where id = ? for update) as seen
        where m.id = ? and m.attempt = ? returning seen.state as was`,
      [wamid, id, id, attempt],
    )
    if (row && ["sending", "unknown"].includes(row.was))
      await emitEvents(trx, { name: "silai.whatsapp.sent", data: [{ id, chat_id }] })
    await notifyLive(trx, "whatsapp.changed", { chatId: chat_id })
  })
}

/** `unclear`: the meaning of an error that WhatsApp itself did not send. */
async function settle(container: MedusaContainer, row: Row, error: unknown, unclear: "unsure" | "away"): Promise<void> {
  const known = error instanceof GraphError ? error : null
  const kind = known === null || known.kind === "unsure" ? unclear : known.kind
  log("warn", "WhatsApp message not sent", { message: row.id, tries: row.tries, cause: String(error).slice(0, 200) })
  if (kind === "unsure") return doubt(container, row)
  const isBusy = kind === "away" || known?.status === 429 || (whatsappCode(known?.code ?? null)?.isBusy ?? false)
  if (!isBusy || row.tries >= CHAT.mostTries) return failed(container, row, known?.code ?? null)
  await databaseOf(container).raw(
    `update whatsapp_message set state = 'waiting', next_at = now() + make_interval(secs => ?) where id = ? and state = 'sending'`,
    [pauseAfter(RETRY, row.tries), row.id],
  )
}

async function doubt(container: MedusaContainer, { id, chat_id }: Row): Promise<void> {
  await databaseOf(container).transaction(async (trx) => {
    await trx.raw(`update whatsapp_message set state = 'unknown' where id = ? and state = 'sending'`, [id])
    await notifyLive(trx, "whatsapp.changed", { chatId: chat_id })
  })
}

async function failed(container: MedusaContainer, { id, chat_id }: Row, code: number | null): Promise<void> {
  await databaseOf(container).transaction(async (trx) => {
    const row = await one(
      trx,
      `update whatsapp_message set state = 'failed', code = ? where id = ? and state = 'sending' returning 1`,
      [code, id],
    )
    if (row) await emitEvents(trx, { name: "silai.whatsapp.failed", data: [{ id, chat_id }] })
    await notifyLive(trx, "whatsapp.changed", { chatId: chat_id })
  })
}
