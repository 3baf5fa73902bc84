import type { MedusaContainer } from "@medusajs/framework/types"
import { STAFF_TEMPLATES } from "@silai/contracts/messaging/whatsapp"
import type { Sendable } from "@silai/contracts/whatsapp/calls"
import type { MediaKind, MessageKind } from "@silai/contracts/whatsapp/kinds"
import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { WHATSAPP } from "../../modules/silai_whatsapp/index"
import type { WhatsappService } from "../../modules/silai_whatsapp/service"
import { clean } from "../../rules/clean"
import { filledIn } from "../../rules/payload"
import { isWindowOpen } from "../../rules/window"
import { endDraft } from "../chat/draft"
import { type LockedChat, lockChat } from "../chat/lock"

export type Author = { userId: string; name: string }
/** `key`: the sender's own key of the message; sent twice with it, it is one message. */
export type NewMessage = { chatId: string; key: string; message: Sendable; by: Author }
/** `mediaId`: a file that is kept already. */
export type NewFile = {
  chatId: string
  key: string
  caption: string
  replyTo?: string
  file: { mediaId: string; kind: MediaKind }
  by: Author
}
type Queued = { messageId: string }

/** The message that this key has already, or null. @throws whatsapp.key_taken where it is of another chat or person */
export async function queuedBefore(sql: Sql, key: string, chatId: string, by: Author): Promise<string | null> {
  const row = await one<{ id: string; is_same: boolean }>(
    sql,
    `select m.id, m.user_id = ? and m.chat_id = (select coalesce(merged_into, id) from whatsapp_chat where id = ?) as is_same
       from whatsapp_message m where m.send_key = ?`,
    [by.userId, chatId, key],
  )
  if (!row) return null
  if (!row.is_same) throw refuse(whatsappRefusals.key_taken)
  return row.id
}

/**
 * A chat to which something may be sent now, locked. Anything but a template only within a day of the customer's last
 * message; a template not to a person who asked for no more messages.
 * @throws whatsapp.off, whatsapp.unknown, whatsapp.window_closed, whatsapp.stopped
 */
export async function chatToSendTo(
  container: MedusaContainer,
  trx: Sql,
  chatId: string,
  isTemplate: boolean,
): Promise<LockedChat> {
  if (!container.resolve<WhatsappService>(WHATSAPP).graph) throw refuse(whatsappRefusals.off)
  const chat = await lockChat(trx, chatId)
  if (isTemplate && chat.consent === "stop") throw refuse(whatsappRefusals.stopped)
  if (!isTemplate && !isWindowOpen(chat.last_customer_at, new Date())) throw refuse(whatsappRefusals.window_closed)
  return chat
}

/** Puts a message into the outbox of its chat. @throws whatsapp.* */
export function queueMessage(container: MedusaContainer, { chatId, key, message, by }: NewMessage): Promise<Queued> {
  return onceFor(container, { chatId, key, by, isTemplate: message.kind === "template" }, async (trx, chat) =>
    insert(trx, chat.id, { key, by, ...(await writtenOf(trx, chat.id, message)) }),
  )
}

/** The same for a picture or a document. @throws whatsapp.* */
export function queueFile(
  container: MedusaContainer,
  { chatId, key, caption, replyTo, file, by }: NewFile,
): Promise<Queued> {
  return onceFor(container, { chatId, key, by, isTemplate: false }, async (trx, chat) => {
    const reply = await wamidIn(trx, chat.id, replyTo)
    const queued = await insert(trx, chat.id, { key, by, kind: file.kind, text: clean(caption), content: {}, reply })
    await trx.raw(`update whatsapp_media set message_id = ? where id = ? and message_id is null`, [
      queued.messageId,
      file.mediaId,
    ])
    return queued
  })
}

type Once = { chatId: string; key: string; by: Author; isTemplate: boolean }

/** Asked with the same key again, also at the same moment, it is the same message; the second waits for the chat. */
function onceFor(
  container: MedusaContainer,
  { chatId, key, by, isTemplate }: Once,
  queue: (trx: Sql, chat: LockedChat) => Promise<Queued>,
): Promise<Queued> {
  return databaseOf(container).transaction(async (trx) => {
    const before = await queuedBefore(trx, key, chatId, by)
    if (before) return { messageId: before }
    const chat = await chatToSendTo(container, trx, chatId, isTemplate)
    const meanwhile = await queuedBefore(trx, key, chatId, by)
    return meanwhile ? { messageId: meanwhile } : queue(trx, chat)
  })
}

type Written = { kind: MessageKind; text: string; content: object; reply: string | null }

async function writtenOf(trx: Sql, chatId: string, message: Sendable): Promise<Written> {
  if (message.kind === "text")
    return { kind: "text", text: clean(message.text), content: {}, reply: await wamidIn(trx, chatId, message.replyTo) }
  if (message.kind === "reaction") {
    const target = await wamidIn(trx, chatId, message.messageId)
    const emoji = clean(message.emoji)
    await trx.raw(
      `insert into whatsapp_reaction (wamid, side, emoji, at) values (?, 'shop', ?, now())
       on conflict (wamid, side) do update set emoji = excluded.emoji, at = excluded.at`,
      [target, emoji],
    )
    return { kind: "reaction", text: emoji, content: { target }, reply: null }
  }
  const { template, values, path } = message
  if (!STAFF_TEMPLATES.some((name) => name === template)) throw refuse(whatsappRefusals.template_unknown)
  const text = filledIn(template, values, path)
  if (text === null) throw refuse(whatsappRefusals.values_wrong)
  return {
    kind: "template",
    text: clean(text),
    content: { template, values: values.map(clean), path: clean(path) },
    reply: null,
  }
}

/** WhatsApp's id of a message of this chat. @throws whatsapp.reply_unknown */
async function wamidIn(trx: Sql, chatId: string, messageId: string | undefined): Promise<string | null> {
  if (messageId === undefined) return null
  const row = await one<{ wamid: string }>(
    trx,
    `select wamid from whatsapp_message where id = ? and chat_id = ? and wamid is not null`,
    [messageId, chatId],
  )
  if (!row) throw refuse(whatsappRefusals.reply_unknown)
  return row.wamid
}

async function insert(
  trx: Sql,
  chatId: string,
  { key, by, kind, text, content, reply }: Written & { key: string; by: Author },
): Promise<Queued> {
  const row = await one<{ id: string }>(
    trx,
    `insert into whatsapp_message (id, chat_id, side, kind, text, content, reply_to, at, sorted_at, state, send_key, next_at, user_id, by)
     values (?, ?, 'shop', ?, ?, ?::jsonb, ?, now(), date_trunc('second', now()), 'waiting', ?, now(), ?, ?)
     on conflict (send_key) do nothing returning id`,
    [newId("wam"), chatId, kind, text, JSON.stringify(content), reply, key, by.userId, by.name],
  )
  // The same key at the same moment, in another chat.
  if (!row) throw refuse(whatsappRefusals.key_taken)
  if (kind !== "reaction" && kind !== "template") await endDraft(trx, { chatId, userId: by.userId, text })
  if (kind !== "reaction")
    await trx.raw(
      `update whatsapp_chat set last_at = now(), unread = 0, waiting_since = null, waiting_notified_at = null where id = ?`,
      [chatId],
    )
  await notifyLive(trx, "whatsapp.changed", { chatId })
  return { messageId: row.id }
}

/** Writes a note into a thread. @throws whatsapp.unknown */
export function writeNote(
  container: MedusaContainer,
  { chatId, text, by }: { chatId: string; text: string; by: Author },
): Promise<{ messageId: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const chat = await lockChat(trx, chatId)
    const messageId = newId("wam")
    await trx.raw(
      `insert into whatsapp_message (id, chat_id, side, kind, text, at, sorted_at, state, user_id, by)
       values (?, ?, 'note', 'text', ?, now(), date_trunc('second', now()), 'kept', ?, ?)`,
      [messageId, chat.id, clean(text), by.userId, by.name],
    )
    await endDraft(trx, { chatId: chat.id, userId: by.userId, text: clean(text), isNote: true })
    await notifyLive(trx, "whatsapp.changed", { chatId: chat.id })
    return { messageId }
  })
}
