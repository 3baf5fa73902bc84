import { notificationCalls } from "@silai/contracts/notification/calls"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { afterEach, beforeAll, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { theShop } from "../../rig/facts"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { untilReceived } from "../../rig/received-events"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import {
  aWhatsapp,
  chatIdOf,
  type CustomersPhone,
  delivery,
  metaFaults,
  sendMeta,
  sends,
  threadOf,
  untilHandled,
  writes,
} from "../../rig/whatsapp"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  await metaFaults({ reset: true })
})
afterEach(() => metaFaults({ reset: true }))

const count = async (key: string) =>
  (await oneRow<{ n: number }>(`select count(*)::int as n from whatsapp_event where key like $1`, [`%${key}%`])).n
const fromMeta = ({ name, waId, bsuid }: CustomersPhone, id: string, second: number, message: object) => ({
  contacts: [{ profile: { name }, wa_id: waId, user_id: bsuid }],
  messages: [{ from: waId, from_user_id: bsuid, id, timestamp: String(second), ...message }],
})
const text = (body: string) => ({ type: "text", text: { body } })
const secondsAgo = (n: number) => Math.floor(Date.now() / 1000) - n

test("answers Meta's question only with the right verify token, as text", async () => {
  const { api, whatsapp } = theShop()
  const asked = (query: Record<string, string>) =>
    fetch(`${api}/hooks/whatsapp?${new URLSearchParams(query).toString()}`)
  const right = { "hub.mode": "subscribe", "hub.verify_token": whatsapp.verifyToken, "hub.challenge": "<b>12345</b>" }
  const answer = await asked(right)
  expect([answer.status, await answer.text(), answer.headers.get("content-type")]).toEqual([
    200,
    "<b>12345</b>",
    "text/plain; charset=utf-8",
  ])
  for (const wrong of [
    { ...right, "hub.verify_token": `${whatsapp.verifyToken}x` },
    { ...right, "hub.verify_token": "" },
    { ...right, "hub.mode": "unsubscribe" },
    { ...right, "hub.challenge": "1".repeat(300) },
    {},
  ])
    expect((await asked(wrong)).status).toBe(403)
})

test("accepts an event only with a signature over its raw bytes, by the app's secret or the previous one", async () => {
  const phone = aWhatsapp()
  const { appSecret } = theShop().whatsapp
  const at = secondsAgo(5)
  // As Meta escapes it: read and written again, it has other bytes.
  const body = (id: string) => delivery(fromMeta(phone, id, at, text("नमस्ते"))).replaceAll("न", "\\u0928")
  expect(await sendMeta(body("wamid.forged"), { secret: "another-secret" })).toBe(400)
  expect(await sendMeta(body("wamid.forged"), { signature: "" })).toBe(400)
  expect(await sendMeta(body("wamid.forged"), { signature: `sha256=${"0".repeat(64)}` })).toBe(400)
  expect(await count("wamid.forged")).toBe(0)
  const [now, before] = [`wamid.now.${phone.bsuid}`, `wamid.old.${phone.bsuid}`]
  expect(await sendMeta(body(now))).toBe(200)
  expect(await sendMeta(body(before), { secret: `${appSecret}-old` })).toBe(200)
  await untilHandled()
  expect((await threadOf(owner, await chatIdOf(phone))).messages.map(({ text }) => text)).toEqual(["नमस्ते", "नमस्ते"])
})

test.each([
  ["no JSON", "{"],
  ["another field", '{"entry":[{"changes":[{"field":"account_update","value":{"event":"x"}}]}]}'],
  ["a report of another message", delivery({ statuses: [{ id: "wamid.x", status: "delivered", timestamp: "1" }] })],
  ["a message without an id", delivery({ messages: [{ type: "text" }] })],
])("acknowledges and puts aside what is signed, but %s", async (_what, body) => {
  expect(await sendMeta(body)).toBe(200)
  await untilHandled()
})

test("makes one thread of forty events, each up to three times and in any order, sorted by WhatsApp's own time", async () => {
  const phone = aWhatsapp()
  const start = secondsAgo(600)
  const bodies = Array.from({ length: 40 }, (_, n) =>
    delivery(fromMeta(phone, `wamid.${phone.bsuid}.${n}`, start + n, text(`message ${n}`))),
  )
  const [first] = bodies
  // Seventeen and eighty-one have no common factor: every place is visited once.
  const shuffled = [...bodies, ...bodies, first!].map((_, n, all) => all[(n * 17) % all.length]!)
  expect(new Set(shuffled).size).toBe(40)
  const answers = await Promise.all(shuffled.map((body) => sendMeta(body)))
  expect(new Set(answers)).toEqual(new Set([200]))
  await untilHandled()
  const { messages, chat } = await threadOf(owner, await chatIdOf(phone))
  expect(messages.map(({ text }) => text)).toEqual(Array.from({ length: 40 }, (_, n) => `message ${n}`))
  expect(messages[7]!.at).toBe(new Date((start + 7) * 1000).toISOString())
  expect(chat.unread).toBe(40)
  expect(chat.waitingSince).toBe(new Date(start * 1000).toISOString())
  const { id } = await oneRow<{ id: string }>(`select id from whatsapp_message where wamid = $1`, [
    `wamid.${phone.bsuid}.0`,
  ])
  expect((await untilReceived("silai.whatsapp.received", id)).data.chat_id).toBe(chat._id)
  // The content of an event is in the thread, and nowhere else.
  expect(await sql(`select 1 from whatsapp_event where key like $1 and body <> ''`, [`%${phone.bsuid}%`])).toEqual([])
})

test("shows the messages of one second in the order of their arrival, and follows the later wish, whichever is handled first", async () => {
  const phone = aWhatsapp()
  const second = secondsAgo(30)
  const one = (id: number, body: string) => fromMeta(phone, `wamid.${phone.bsuid}.${id}`, second, text(body))
  const together = ["one", "two", "three", "STOP", "START"].map((body, n) => one(9 - n, body))
  const messages: { id: string; from?: string | null; from_user_id?: string }[] = together.flatMap(
    ({ messages: [sent] }) => sent!,
  )
  const unread = messages[3]!
  messages[3] = { ...unread, from: undefined, from_user_id: undefined }
  // The STOP names no sender: it can be handled only after the START.
  await sendMeta(delivery({ contacts: [...together[0]!.contacts, { wa_id: "1" }], messages }))
  const key = `message:${unread.id}`
  const chatId = await chatIdOf(phone)
  const texts = async () => (await threadOf(owner, chatId)).messages.map(({ text: body }) => body)
  await afterWork("the others are in the thread", async () => (await texts()).length === 4)
  await afterWork(
    "it is tried",
    async () => (await sql(`select 1 from whatsapp_event where key = $1 and tries > 0`, [key]))[0],
  )
  await sql(`update whatsapp_event set body = $2, next_at = now() where key = $1`, [
    key,
    JSON.stringify({ message: unread, contact: together[0]!.contacts[0] }),
  ])
  await afterWork("it is in the thread, too", async () => (await texts()).length === 5)
  expect(await texts()).toEqual(["one", "two", "three", "STOP", "START"])
  expect((await threadOf(owner, chatId)).chat.isStopped).toBe(false)
})

test("applies reactions, edits and withdrawn messages, also when they arrive first", async () => {
  const phone = aWhatsapp()
  const id = (n: number) => `wamid.${phone.bsuid}.${n}`
  const at = secondsAgo(60)
  const send = (n: number, second: number, message: object) =>
    sendMeta(delivery(fromMeta(phone, id(n), at + second, message)))
  const edit = (body: string) => ({ type: "edit", edit: { original_message_id: id(1), message: text(body) } })
  await send(10, 3, edit("second wording"))
  await send(11, 2, edit("first wording"))
  await send(12, 4, { type: "revoke", revoke: { original_message_id: id(2) } })
  await untilHandled()
  await send(14, 3, { type: "edit", edit: { original_message_id: id(2), message: text("a secret, too") } })
  await send(13, 5, { type: "reaction", reaction: { message_id: id(1), emoji: "👍" } })
  await untilHandled()
  await send(1, 0, text("original"))
  await send(2, 1, text("a secret"))
  await send(3, 2, { type: "hologram" })
  await untilHandled()
  const { messages } = await threadOf(owner, await chatIdOf(phone))
  expect(messages.map(({ text, isEdited, isDeleted, kind }) => [kind, text, isEdited, isDeleted])).toEqual([
    ["text", "second wording", true, false],
    ["text", "", false, true],
    ["unsupported", "", false, false],
  ])
  expect(messages[0]!.reactions).toEqual([{ side: "customer", emoji: "👍" }])
  // List and search have the latest wording, too.
  await send(4, 6, text("before"))
  await send(15, 7, { type: "edit", edit: { original_message_id: id(4), message: text("after the edit") } })
  await untilHandled()
  const found = async (search: string) =>
    (await owner.call(whatsappCalls.all, { search: `${phone.name} ${search}` })).body.data.map(({ last }) => last?.text)
  expect(await found("edit")).toEqual(["after the edit"])
  expect(await found("wording")).toEqual(["after the edit"])
  expect(await found("original")).toEqual([])
  expect(await sql(`select 1 from whatsapp_message where text = 'a secret'`)).toEqual([])
  expect(await sql(`select 1 from whatsapp_change where text = 'a secret, too'`)).toEqual([])
})

/** A person without a phone, and the same person only by the phone: two chats, as long as no event names both. */
async function twoChats(at: number) {
  const phone = aWhatsapp()
  const shy = { ...phone, waId: null }
  await writes(shy, "I am private", { at: (at + 1) * 1000 })
  const ofId = await chatIdOf(shy)
  const byPhone = {
    messages: [{ from: phone.waId, id: `wamid.p.${phone.bsuid}`, timestamp: String(at), ...text("By phone") }],
  }
  expect(await sendMeta(delivery(byPhone))).toBe(200)
  await untilHandled()
  const { id: ofPhone } = await oneRow<{ id: string }>(
    `select c.id from whatsapp_chat c join whatsapp_contact k on k.id = c.contact_id where k.wa_id = $1`,
    [phone.waId],
  )
  expect(ofPhone).not.toBe(ofId)
  return { phone, ofId, ofPhone }
}

test("merges a person who hides the phone with the chat of the phone, once WhatsApp names both", async () => {
  const at = secondsAgo(60)
  const { phone, ofId, ofPhone } = await twoChats(at)
  await owner.call(whatsappCalls.draft, { chatId: ofPhone, text: "Half an answer" })
  await writes(phone, "Both", { at: (at + 2) * 1000 })
  await untilHandled()
  const merged = await eventually("it is one chat", async () => {
    const found = await threadOf(owner, ofPhone)
    return found.messages.length === 3 && found
  })
  const waitingSince = new Date(at * 1000).toISOString()
  expect(merged.chat).toMatchObject({ _id: ofId, phone: `+${phone.waId}`, unread: 3, waitingSince })
  expect(merged.messages.map(({ text }) => text)).toEqual(["By phone", "I am private", "Both"])
  expect(merged.draft).toBe("Half an answer")
})

test("does not count what was answered in one of two chats of a person as waiting, once they are one", async () => {
  const { phone, ofId, ofPhone } = await twoChats(secondsAgo(60))
  expect((await sends(owner, ofPhone, "Yes, both of you")).status).toBe(200)
  const reaction = { type: "reaction", reaction: { message_id: `wamid.p.${phone.bsuid}`, emoji: "👍" } }
  expect(await sendMeta(delivery(fromMeta(phone, `wamid.r.${phone.bsuid}`, secondsAgo(1), reaction)))).toBe(200)
  await untilHandled()
  expect((await threadOf(owner, ofPhone)).chat).toMatchObject({ _id: ofId, waitingSince: null })
  // A message after the answer waits again.
  const later = Math.ceil(Date.now() / 1000) + 1
  const again = fromMeta(phone, `wamid.again.${phone.bsuid}`, later, text("One more question"))
  expect(await sendMeta(delivery(again))).toBe(200)
  await untilHandled()
  const { waitingSince } = (await threadOf(owner, ofPhone)).chat
  expect(waitingSince).toBe(new Date(later * 1000).toISOString())
})

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
test.each([
  ["open, where the other one waits", {}, { isDone: false, snoozedUntil: null }],
  ["done, where the other one is done", { isDone: true }, { isDone: true, snoozedUntil: null }],
  ["put off, where the other one is put off", { snoozedUntil: tomorrow }, { isDone: false, snoozedUntil: tomorrow }],
])("keeps a done chat that turns out to be the same person's as another %s", async (_what, other, together) => {
  const { phone, ofId, ofPhone } = await twoChats(secondsAgo(60))
  expect((await owner.call(whatsappCalls.update, { chatId: ofId, isDone: true })).status).toBe(200)
  expect((await owner.call(whatsappCalls.update, { chatId: ofPhone, ...other })).status).toBe(200)
  // A reaction names both, and opens no chat by itself.
  const reaction = { type: "reaction", reaction: { message_id: `wamid.p.${phone.bsuid}`, emoji: "👍" } }
  expect(await sendMeta(delivery(fromMeta(phone, `wamid.r.${phone.bsuid}`, secondsAgo(1), reaction)))).toBe(200)
  await untilHandled()
  expect((await threadOf(owner, ofPhone)).chat).toMatchObject({ _id: ofId, ...together })
})

test("begins a new chat for a number that WhatsApp has given to another person", async () => {
  const before = aWhatsapp()
  await writes(before, "Old owner of the number")
  const old = await chatIdOf(before)
  await untilHandled()
  const after = { ...aWhatsapp(), waId: before.waId }
  await writes(after, "New owner of the number")
  await untilHandled()
  const { messages } = await threadOf(owner, await chatIdOf({ ...after, waId: null }))
  expect(messages.map(({ text }) => text)).toEqual(["New owner of the number"])
  expect((await threadOf(owner, old)).chat.phone).toBeNull()
})

test("retries an event that cannot be handled, then notifies the owner, while the others continue", async () => {
  const phone = aWhatsapp()
  const key = `message:wamid.odd.${phone.bsuid}`
  await sendMeta(delivery({ messages: [{ id: `wamid.odd.${phone.bsuid}`, timestamp: "1", type: "text" }] }))
  await eventually(
    "it is tried",
    async () => (await sql(`select 1 from whatsapp_event where key = $1 and tries > 0`, [key]))[0],
  )
  await writes(phone, "After it")
  await chatIdOf(phone)
  await sql(`update whatsapp_event set tries = 11, next_at = now() where key = $1`, [key])
  const row = await eventually("it is given up", async () => {
    const [found] = await sql<{ last_error: string }>(
      `select last_error from whatsapp_event where key = $1 and given_up_at is not null`,
      [key],
    )
    return found
  })
  expect(row.last_error).toBe("The message names no sender.")
  // Only those who see the shop's health are notified: its screen says how many there are.
  await untilReceived("silai.whatsapp.webhook_unread", key)
  const note = await eventually("the owner is notified", async () => {
    const { data } = (await owner.call(notificationCalls.all, { kind: "unread" })).body
    return data[0]
  })
  expect(note.path).toBe("/management/health")
  const packer = await signInAs("packer")
  expect((await packer.call(notificationCalls.all, { kind: "unread" })).body.data).toEqual([])
  // Its cause is fixed, and a staff member who answers chats has it read again.
  const { contacts, messages: sent } = fromMeta(phone, `wamid.odd.${phone.bsuid}`, secondsAgo(5), text("Given up once"))
  await sql(`update whatsapp_event set body = $2 where key = $1`, [
    key,
    JSON.stringify({ message: sent[0], contact: contacts[0] }),
  ])
  const odd = `{"odd":"${phone.bsuid}"}`
  await sendMeta(odd)
  await untilHandled()
  const oddOnes = () => sql(`select key, tries, given_up_at from whatsapp_event where body = $1`, [odd])
  const before = await oddOnes()
  expect(before).toMatchObject([{ tries: 1, given_up_at: expect.any(Date) }])
  expect((await packer.call(whatsappCalls.retryEvents, {})).status).toBe(403)
  expect((await owner.call(whatsappCalls.retryEvents, {})).body.data.events).toBeGreaterThan(0)
  await untilHandled()
  const { messages } = await threadOf(owner, await chatIdOf(phone))
  expect(messages.map(({ text }) => text)).toContain("Given up once")
  // An event without a readable shape is not tried again.
  expect(await oddOnes()).toEqual(before)
})

test("refuses a chat that does not exist with a sentence", async () => {
  const { status, body } = await owner.call(whatsappCalls.messages, { chatId: "wch_nothing" })
  expect([status, body.code]).toEqual([404, "whatsapp.unknown"])
})
