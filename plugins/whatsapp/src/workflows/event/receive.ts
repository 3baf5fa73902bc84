import type { MedusaContainer } from "@medusajs/framework/types"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import type { IMessagingModuleService } from "@silai/contracts/messaging/service"
import type { Consent } from "@silai/contracts/whatsapp/kinds"
import { clean } from "../../rules/clean"
import { consentIn } from "../../rules/consent"
import type { Inbound, InboundMedia } from "../../rules/inbound"
import { sha256Of } from "../../rules/media-address"
import { chatOfPerson, moveContact } from "./person"
import { reachOf } from "./reach"

type Written = Extract<Inbound, { does: "write" }>

/**
 * Puts what a customer did into their thread. Done twice, or in any order, the thread is the same.
 * @param place the event's place, which orders messages of the same second
 */
export async function receive(container: MedusaContainer, trx: Sql, inbound: Inbound, place: string): Promise<void> {
  const messaging = container.resolve("messaging")
  const neighbours = { account: container.resolve("account"), messaging }
  const { contactId, chatId } = await chatOfPerson(trx, inbound.person, neighbours)
  if (inbound.does === "write") await write(trx, messaging, { contactId, chatId, place }, inbound)
  if (inbound.does === "react") await react(trx, inbound)
  if (inbound.does === "edit") await edit(trx, inbound)
  if (inbound.does === "delete") await deleteMessage(trx, inbound)
  if (inbound.does === "notice") {
    if (inbound.moved) await moveContact(trx, contactId, inbound.moved, neighbours)
    await note(trx, { chatId, place }, inbound)
  }
  await notifyLive(trx, "whatsapp.changed", { chatId })
}

type Place = { contactId: string; chatId: string; place: string }

async function write(
  trx: Sql,
  messaging: IMessagingModuleService,
  at: Place,
  { wamid, at: when, content, replyTo }: Written,
) {
  const change = await one<{ text: string | null; deleted_at: Date | null }>(
    trx,
    `select text, deleted_at from whatsapp_change where wamid = ?`,
    [clean(wamid)],
  )
  const gone = change !== null && change.deleted_at !== null
  const consent = content.kind === "text" || content.kind === "button" ? consentIn(content.text) : null
  const { text, place, cards } = content
  const row = await one<{ id: string }>(
    trx,
    `insert into whatsapp_message (id, chat_id, wamid, side, kind, text, content, reply_to, at, sorted_at, place, state, consent)
     values (?, ?, ?, 'customer', ?, ?, ?::jsonb, ?, ?, ?, ?, 'received', ?) on conflict (wamid) do nothing returning id`,
    [
      newId("wam"),
      at.chatId,
      clean(wamid),
      content.kind,
      gone ? "" : (change?.text ?? text),
      gone ? "{}" : JSON.stringify({ place, cards }),
      replyTo && clean(replyTo),
      when,
      when,
      at.place,
      consent,
    ],
  )
  if (!row) return
  if (content.media && !gone) await expectFile(trx, row.id, content.media)
  await trx.raw(
    `update whatsapp_chat c set last_at = greatest(last_at, ?::timestamptz), last_customer_at = greatest(last_customer_at, least(?::timestamptz, now())),
            unread = unread + 1, snoozed_until = null, done_at = null,
            waiting_since = case when ?::boolean then waiting_since else least(waiting_since, ?::timestamptz) end
      where id = ?`,
    // Staff have not seen this message, also where WhatsApp dates it before their last answer or their "Done". A customer who asks
    // for no more messages does not wait for an answer.
    [when, when, consent === "stop", when, at.chatId],
  )
  if (consent) await agree(trx, messaging, { ...at, messageId: row.id, consent, at: when })
  await emitEvents(trx, { name: "silai.whatsapp.received", data: [{ id: row.id, chat_id: at.chatId }] })
}

/** A note asks for no answer: it is neither unread nor does the chat wait. */
const note = (
  trx: Sql,
  { chatId, place }: Pick<Place, "chatId" | "place">,
  { wamid, kind, text, at }: Extract<Inbound, { does: "notice" }>,
) =>
  trx.raw(
    `insert into whatsapp_message (id, chat_id, wamid, side, kind, text, at, sorted_at, place, state)
     values (?, ?, ?, 'note', ?, ?, ?, ?, ?, 'kept') on conflict (wamid) do nothing`,
    [newId("wam"), chatId, clean(wamid), kind, text, at, at, place],
  )

type Agreed = Place & { messageId: string; consent: Consent; at: Date }

/**
 * The latest wish counts: by WhatsApp's time, and within a second by arrival. It holds in every channel that is proven to be the
 * person's; the message keeps how far it reached, for the thread.
 */
async function agree(
  trx: Sql,
  messaging: IMessagingModuleService,
  { contactId, chatId, place, messageId, consent, at }: Agreed,
) {
  const was = await one<{ consent: string | null; wa_id: string | null }>(
    trx,
    `select consent, wa_id from whatsapp_contact where id = ? and (consent_at is null or consent_at <= ?)
        and not exists (select 1 from whatsapp_message where chat_id = ? and consent is not null and sorted_at = ? and place > ?)
        for update`,
    [contactId, at, chatId, at, place],
  )
  if (!was) return
  await trx.raw(`update whatsapp_contact set consent = ?, consent_at = ? where id = ?`, [consent, at, contactId])
  const reach = await reachOf(trx, messaging, was.wa_id, { consent, at })
  await trx.raw(`update whatsapp_message set content = content || jsonb_build_object('reach', ?::text) where id = ?`, [
    reach,
    messageId,
  ])
  if (was.consent === consent) return
  const name = consent === "stop" ? "silai.whatsapp.stopped" : "silai.whatsapp.started"
  await emitEvents(trx, { name, data: [{ id: contactId }] })
}

async function expectFile(trx: Sql, messageId: string, media: InboundMedia): Promise<void> {
  await trx.raw(
    `insert into whatsapp_media (id, message_id, kind, media_id, mime_type, name, sha256, state) values (?, ?, ?, ?, ?, ?, ?, 'waiting')`,
    [newId("wmd"), messageId, media.kind, clean(media.mediaId), media.mimeType, media.name, sha256Of(media.sha256)],
  )
}

const react = (trx: Sql, { target, emoji, at }: Extract<Inbound, { does: "react" }>) =>
  trx.raw(
    `insert into whatsapp_reaction as r (wamid, side, emoji, at) values (?, 'customer', ?, ?)
     on conflict (wamid, side) do update set emoji = excluded.emoji, at = excluded.at where r.at <= excluded.at`,
    [clean(target), emoji, at],
  )

/** The latest wording counts. It is also written into the message, where lists, quotes and the search read it. */
async function edit(trx: Sql, { target, text, at }: Extract<Inbound, { does: "edit" }>): Promise<void> {
  await trx.raw(
    `with latest as (
       insert into whatsapp_change as c (wamid, text, edited_at) values (?, ?, ?)
       on conflict (wamid) do update set text = excluded.text, edited_at = excluded.edited_at
        where c.deleted_at is null and (c.edited_at is null or c.edited_at <= excluded.edited_at)
       returning wamid, text)
     update whatsapp_message m set text = latest.text from latest where m.wamid = latest.wamid and m.side = 'customer'`,
    [clean(target), text, at],
  )
}

/** A message that its sender has taken back: its words are erased, its file is deleted. */
async function deleteMessage(trx: Sql, { target, at }: Extract<Inbound, { does: "delete" }>): Promise<void> {
  const wamid = clean(target)
  await trx.raw(
    `insert into whatsapp_change (wamid, deleted_at) values (?, ?)
     on conflict (wamid) do update set deleted_at = excluded.deleted_at, text = null`,
    [wamid, at],
  )
  const row = await one<{ id: string }>(
    trx,
    `update whatsapp_message set text = '', content = '{}' where wamid = ? and side = 'customer' returning id`,
    [wamid],
  )
  if (row) await trx.raw(`update whatsapp_media set message_id = null, next_at = now() where message_id = ?`, [row.id])
}
