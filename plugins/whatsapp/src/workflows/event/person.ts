import type { IAccountModuleService } from "@silai/contracts/account/service"
import type { IMessagingModuleService } from "@silai/contracts/messaging/service"
import type { Consent } from "@silai/contracts/whatsapp/kinds"
import { newId } from "@silai/kit/ids"
import { lockKeys } from "@silai/kit/keys"
import { many, only, type Sql } from "@silai/kit/knex"
import { isSamePerson, type KnownContact, mobileOf, type Person, whoIs } from "../../rules/contact"
import type { InboundPerson } from "../../rules/inbound"
import { reachOf } from "./reach"

type Known = { contactId: string; chatId: string }
type Neighbours = { account: IAccountModuleService; messaging: IMessagingModuleService }

/**
 * The contact of a person and its chat, made when they write for the first time, and merged when two turn out to be
 * one.
 */
export async function chatOfPerson(trx: Sql, person: InboundPerson, neighbours: Neighbours): Promise<Known> {
  const known = await lockedContacts(trx, person)
  const { knownId, absorb, strip } = whoIs(known, person)
  if (strip) await stripNumber(trx, strip)
  if (knownId && absorb) await absorbContact(trx, knownId, absorb)
  const contactId = knownId ?? (await newContact(trx, person))
  await renew(trx, contactId, person, neighbours, known.find(({ id }) => id === contactId)?.waId)
  return { contactId, chatId: await chatOf(trx, contactId) }
}

/** Gives a contact the new ids of its person: another contact with them is the same person, or had the number before. */
export async function moveContact(trx: Sql, contactId: string, ids: Person, neighbours: Neighbours): Promise<void> {
  const known = await lockedContacts(trx, ids)
  const before = await only<KnownContact>(trx, `select id, bsuid, wa_id as "waId" from whatsapp_contact where id = ?`, [
    contactId,
  ])
  let bsuid = ids.bsuid ?? before.bsuid
  for (const other of known.filter(({ id }) => id !== contactId)) {
    if (isSamePerson(other, bsuid)) {
      bsuid ??= other.bsuid
      await absorbContact(trx, contactId, other.id)
    } else await stripNumber(trx, other.id)
  }
  await renew(trx, contactId, { ...ids, bsuid, name: "", username: null }, neighbours, before.waId)
}

/** The contacts with this id or this number, two at most. Until this transaction ends, no other event makes one. */
async function lockedContacts(trx: Sql, { bsuid, waId }: Person): Promise<KnownContact[]> {
  await lockKeys(
    trx,
    [bsuid, waId].filter((one) => one !== null).map((one) => `whatsapp ${one}`),
  )
  return many<KnownContact>(
    trx,
    `select id, bsuid, wa_id as "waId" from whatsapp_contact where bsuid = ? or wa_id = ?`,
    [bsuid, waId],
  )
}

const stripNumber = (trx: Sql, contactId: string) =>
  trx.raw(
    `update whatsapp_contact set wa_id = null, customer_id = case when is_linked_by_hand then customer_id end where id = ?`,
    [contactId],
  )

async function newContact(trx: Sql, { bsuid, waId }: Person): Promise<string> {
  const id = newId("wac")
  await trx.raw(`insert into whatsapp_contact (id, bsuid, wa_id) values (?, ?, ?)`, [id, bsuid, waId])
  return id
}

/**
 * Stores the facts that the event has about the person; the others stay unchanged. The latest STOP or START holds for a
 * number that is new, too: it was asked for while only the id, or another number, was known.
 */
async function renew(
  trx: Sql,
  contactId: string,
  person: InboundPerson,
  { account, messaging }: Neighbours,
  waIdBefore: string | null | undefined,
): Promise<void> {
  const row = await only<{
    wa_id: string | null
    is_linkable: boolean
    consent: Consent | null
    consent_at: Date | null
  }>(
    trx,
    `update whatsapp_contact set bsuid = coalesce(?, bsuid), wa_id = coalesce(?, wa_id),
            name = coalesce(nullif(?, ''), name), username = coalesce(?, username) where id = ?
     returning wa_id, customer_id is null and not is_linked_by_hand as is_linkable, consent, consent_at`,
    [person.bsuid, person.waId, person.name, person.username, contactId],
  )
  const phone = row.is_linkable ? mobileOf(row.wa_id) : null
  const customerId = phone && (await account.customerOfPhone(trx, phone))
  if (customerId) await trx.raw(`update whatsapp_contact set customer_id = ? where id = ?`, [customerId, contactId])
  if (person.waId !== null && person.waId !== waIdBefore && row.consent && row.consent_at)
    await reachOf(trx, messaging, person.waId, { consent: row.consent, at: row.consent_at })
}

async function chatOf(trx: Sql, contactId: string): Promise<string> {
  const { id } = await only<{ id: string }>(
    trx,
    `insert into whatsapp_chat (id, contact_id) values (?, ?)
     on conflict (contact_id) do update set contact_id = excluded.contact_id returning id`,
    [newId("wch"), contactId],
  )
  return id
}

/** In one thread, an answer in either chat answers what was written before it in the other. */
const forgetAnswered = (trx: Sql, chatId: string) =>
  trx.raw(
    `update whatsapp_chat c set waiting_since = (select min(m.sorted_at) from whatsapp_message m
        where m.chat_id = c.id and m.side = 'customer' and m.consent is distinct from 'stop' and m.sorted_at > l.answered)
       from (select max(sorted_at) as answered from whatsapp_message where chat_id = ? and side = 'shop' and kind <> 'reaction') l
      where c.id = ? and c.waiting_since <= l.answered`,
    [chatId, chatId],
  )

/**
 * One person was two contacts: by the id, and by the phone. The second one's chat continues in the first one's. It is
 * done, or snoozed, only if both were: what is still open in one must not disappear from the list.
 */
async function absorbContact(trx: Sql, knownId: string, absorb: string): Promise<void> {
  const chatId = await chatOf(trx, knownId)
  const otherId = await chatOf(trx, absorb)
  await trx.raw(`update whatsapp_message set chat_id = ? where chat_id = ?`, [chatId, otherId])
  await trx.raw(
    `update whatsapp_draft d set chat_id = ? where chat_id = ?
        and not exists (select 1 from whatsapp_draft k where k.chat_id = ? and k.user_id = d.user_id)`,
    [chatId, otherId, chatId],
  )
  await trx.raw(`delete from whatsapp_draft where chat_id = ?`, [otherId])
  await trx.raw(
    `update whatsapp_chat c set last_at = greatest(c.last_at, o.last_at), last_customer_at = greatest(c.last_customer_at, o.last_customer_at),
            waiting_since = least(c.waiting_since, o.waiting_since), waiting_notified_at = greatest(c.waiting_notified_at, o.waiting_notified_at),
            done_at = case when c.done_at is not null and o.done_at is not null then greatest(c.done_at, o.done_at) end,
            snoozed_until = case when (c.done_at is not null or c.snoozed_until is not null) and (o.done_at is not null or o.snoozed_until is not null)
                            then least(c.snoozed_until, o.snoozed_until) end,
            unread = c.unread + o.unread, assigned_to = coalesce(c.assigned_to, o.assigned_to),
            assigned_name = coalesce(c.assigned_name, o.assigned_name), labels = array(select distinct unnest(c.labels || o.labels) order by 1)
       from whatsapp_chat o where c.id = ? and o.id = ?`,
    [chatId, otherId],
  )
  await forgetAnswered(trx, chatId)
  await trx.raw(`update whatsapp_chat set merged_into = ? where id = ? or merged_into = ?`, [chatId, otherId, otherId])
  await trx.raw(`update whatsapp_chat set contact_id = null where id = ?`, [otherId])
  const gone = await only<{
    wa_id: string | null
    name: string
    customer_id: string | null
    is_linked_by_hand: boolean
    consent: string | null
    consent_at: Date | null
  }>(
    trx,
    `delete from whatsapp_contact where id = ? returning wa_id, name, customer_id, is_linked_by_hand, consent, consent_at`,
    [absorb],
  )
  await trx.raw(
    `update whatsapp_contact set wa_id = coalesce(wa_id, ?), name = coalesce(nullif(name, ''), ?),
            customer_id = case when is_linked_by_hand then customer_id when ? then ? else coalesce(customer_id, ?) end,
            is_linked_by_hand = is_linked_by_hand or ?, consent = case when ?::timestamptz > coalesce(consent_at, '-infinity') then ? else consent end,
            consent_at = greatest(consent_at, ?::timestamptz) where id = ?`,
    [
      gone.wa_id,
      gone.name,
      gone.is_linked_by_hand,
      gone.customer_id,
      gone.customer_id,
      gone.is_linked_by_hand,
      gone.consent_at,
      gone.consent,
      gone.consent_at,
      knownId,
    ],
  )
}
