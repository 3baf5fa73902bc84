import { profileCalls } from "@silai/contracts/account/calls"
import { notificationCalls } from "@silai/contracts/notification/calls"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCustomer } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { statementsOf } from "../../rig/migration"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { eventsOf, untilAllIsSent } from "../../rig/received-events"
import { theShop } from "../../rig/facts"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import {
  aChat,
  aWhatsapp,
  chatIdOf,
  metaFaults,
  sends,
  sentTo,
  threadOf,
  untilHandled,
  writes,
} from "../../rig/whatsapp"
import { afterSweeps } from "../../rig/work"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
beforeEach(() => metaFaults({ reset: true }))
afterEach(() => metaFaults({ reset: true }))

const listed = async (asked: Record<string, unknown>, at = owner) =>
  (await at.call(whatsappCalls.all, { pageSize: 100, ...asked })).body.data.map(({ _id }) => _id)
const update = (chatId: string, change: Record<string, unknown>) =>
  owner.call(whatsappCalls.update, { chatId, ...change })

test("finds chats by name, phone and the words of messages, also several words at once", async () => {
  const { phone, chatId } = await aChat("Do you have the indigo kurta?")
  const { phone: other } = await aChat("Nothing like it")
  for (const search of [phone.name, phone.waId!.slice(2), `+${phone.waId}`, `${phone.waId!.slice(2)} indigo`])
    expect([search, await listed({ search })]).toEqual([search, [chatId]])
  expect(await listed({ search: "indigo kurta" })).toContain(chatId)
  expect(await listed({ search: `${other.name} indigo` })).toEqual([])
  expect((await owner.call(whatsappCalls.all, { search: "100%_\\" })).status).toBe(200)
  // Two letters begin a word; a sign or one letter next to words is left out, signs alone find none.
  expect(await listed({ search: `${phone.name} in – k` })).toEqual([chatId])
  expect(await listed({ search: `${phone.name} ig` })).toEqual([])
  expect(await listed({ search: "–" })).toEqual([])
})

test("filters open, own, unassigned, snoozed and done chats; a new message reopens a chat", async () => {
  const { phone, chatId } = await aChat()
  const { userId } = await oneRow<{ userId: string }>(`select id as "userId" from "user" where email = $1`, [
    theShop().owner.email,
  ])
  const inFilters = async () => {
    const found: string[] = []
    for (const filter of ["open", "mine", "unassigned", "snoozed", "done"])
      if ((await listed({ filter })).includes(chatId)) found.push(filter)
    return found
  }
  expect(await inFilters()).toEqual(["open", "unassigned"])
  expect((await update(chatId, { assignedTo: userId, labels: ["size", "size", "urgent"] })).body.data.labels).toEqual([
    "size",
    "urgent",
  ])
  expect(await inFilters()).toEqual(["open", "mine"])
  expect(await listed({ label: "urgent" })).toContain(chatId)
  await update(chatId, { snoozedUntil: new Date(Date.now() + 3_600_000).toISOString() })
  expect(await inFilters()).toEqual(["snoozed"])
  const done = (await update(chatId, { isDone: true })).body.data
  expect([done.isDone, done.unread, done.waitingSince, await inFilters()]).toEqual([true, 0, null, ["done"]])
  await writes(phone, "One more thing")
  await eventually("it is open again", async () => (await inFilters()).includes("mine"))
  const packer = await signInAs("packer")
  const wrong = [
    [{ assignedTo: packer.userId }, "whatsapp.assignee_unknown"],
    [{ snoozedUntil: "2026-01-01T00:00:00Z" }, "whatsapp.snooze_past"],
    [{ customerId: "cus_nobody" }, "whatsapp.customer_unknown"],
  ] as const
  for (const [change, code] of wrong) expect((await update(chatId, change)).body.code).toBe(code)
})

test("reopens a done chat, and has it wait, for a message that WhatsApp dates before the answer and before Done", async () => {
  const { phone, chatId } = await aChat()
  await sends(owner, chatId, "Yes, we have it")
  expect((await update(chatId, { isDone: true })).body.data.isDone).toBe(true)
  const at = Math.floor(Date.now() / 1000) * 1000 - 60_000
  const wamid = await writes(phone, "Wait, please cancel", { at })
  const chat = await eventually("it is in the thread", async () => {
    const found = await threadOf(owner, chatId)
    return found.messages.length === 3 && found.chat
  })
  expect(chat).toMatchObject({ isDone: false, unread: 1, waitingSince: new Date(at).toISOString() })
  // The same webhook again is no new message.
  await update(chatId, { isDone: true })
  await writes(phone, "Wait, please cancel", { at, id: wamid })
  await untilHandled()
  expect((await threadOf(owner, chatId)).chat).toMatchObject({ isDone: true, unread: 0, waitingSince: null })
})

test("opens the chats that an earlier version left done though their customer had written since", async () => {
  const [hidden, answered, done] = [await aChat(), await aChat(), await aChat()]
  await sends(owner, answered.chatId, "We have sent it")
  for (const { chatId } of [hidden, answered, done]) await update(chatId, { isDone: true })
  for (const { chatId } of [hidden, answered])
    await sql(`update whatsapp_chat set done_at = now() - interval '1 day', unread = 1 where id = $1`, [chatId])
  const repair = async () =>
    sql(
      (await statementsOf("plugins/whatsapp/src/modules/silai_whatsapp", "Migration20261129190500", "up")).join(";\n"),
    )
  await repair()
  const stateOf = async ({ chatId }: { chatId: string }) => {
    const { isDone, unread, waitingSince } = (await threadOf(owner, chatId)).chat
    return [isDone, unread, waitingSince !== null]
  }
  expect([await stateOf(hidden), await stateOf(answered), await stateOf(done)]).toEqual([
    [false, 1, true],
    [true, 1, false],
    [true, 0, false],
  ])
  await update(hidden.chatId, { isDone: true })
  await repair()
  expect(await stateOf(hidden)).toEqual([true, 0, false])
})

test("keeps a note in the shop, a draft for each person, and remembers reading a chat", async () => {
  const { phone, chatId } = await aChat()
  await owner.call(whatsappCalls.note, { chatId, text: "Wants it by Friday" })
  await owner.call(whatsappCalls.draft, { chatId, text: "We can" })
  const manager = await signInAs("manager")
  const [mine, theirs] = [await threadOf(owner, chatId), await threadOf(manager, chatId)]
  expect([mine.draft, theirs.draft]).toEqual(["We can", ""])
  expect(theirs.messages.map(({ side, text }) => [side, text])).toEqual([
    ["customer", "Hello"],
    ["note", "Wants it by Friday"],
  ])
  expect(await sentTo(phone)).toEqual([])
  expect((await update(chatId, { isRead: true })).body.data.unread).toBe(0)
  await owner.call(whatsappCalls.draft, { chatId, text: "" })
  expect((await threadOf(owner, chatId)).draft).toBe("")
})

test("keeps a draft of a message and one of a note, each until it is sent, and what was begun since", async () => {
  const { chatId } = await aChat()
  const draft = (text: string, more: { isNote?: true } = {}) =>
    owner.call(whatsappCalls.draft, { chatId, text, ...more })
  const drafts = async () => {
    const { draft: message, noteDraft } = await threadOf(owner, chatId)
    return [message, noteDraft]
  }
  await draft("It is 799")
  await draft("Likes it", { isNote: true })
  expect(await drafts()).toEqual(["It is 799", "Likes it"])
  // The last words are not in the draft yet.
  await sends(owner, chatId, "It is 799 rupees")
  expect(await drafts()).toEqual(["", "Likes it"])
  await owner.call(whatsappCalls.note, { chatId, text: "Likes it a lot" })
  expect(await drafts()).toEqual(["", ""])
  await draft("And the trousers")
  await sends(owner, chatId, "It is 799 rupees, really")
  expect(await drafts()).toEqual(["And the trousers", ""])
})

test("shows older messages page by page, without a gap or a repeat", async () => {
  const { phone, chatId } = await aChat("m0")
  for (let n = 1; n < 7; n++) await writes(phone, `m${n}`, { at: Date.now() + n * 1000 })
  await eventually("all are there", async () => (await threadOf(owner, chatId)).messages.length === 7)
  const seen: string[] = []
  for (let before: string | undefined, hasOlder = true; hasOlder;) {
    const { data } = (await owner.call(whatsappCalls.messages, { chatId, most: 3, ...(before ? { before } : {}) })).body
    seen.unshift(...data.messages.map(({ text }) => text))
    before = data.messages[0]?._id
    hasOlder = data.hasOlder
  }
  expect(seen).toEqual(["m0", "m1", "m2", "m3", "m4", "m5", "m6"])
})

test("notifies those who may read chats once of a chat without an answer for an hour, with a link to it", async () => {
  const { chatId, phone } = await aChat()
  await sql(`update staff_notification set started_at = started_at - interval '2 hours' where kind = 'chat'`)
  await sql(`update whatsapp_chat set waiting_since = now() - interval '61 minutes' where id = $1`, [chatId])
  const isReceived = async (id: string) => (await eventsOf(id)).some(({ name }) => name === "silai.whatsapp.waiting")
  await afterSweeps("staff are notified of it", () => isReceived(chatId))
  const packer = await signInAs("packer")
  const note = await eventually("the notification is there", async () => {
    const { data } = (await packer.call(notificationCalls.all, { kind: "chat" })).body
    return data.find(({ what }) => what === phone.name)
  })
  expect(note.path === `/whatsapp/${chatId}` || note.count > 1).toBe(true)
  // The worker has looked again once it has found another chat.
  const { chatId: next } = await aChat()
  await sql(`update whatsapp_chat set waiting_since = now() - interval '61 minutes' where id = $1`, [next])
  await afterSweeps("staff are notified of the other chat", () => isReceived(next))
  await untilAllIsSent()
  const names = (await eventsOf(chatId)).map(({ name }) => name)
  expect(names.filter((name) => name === "silai.whatsapp.waiting")).toHaveLength(1)
  const tailor = await signInAs("tailor")
  expect((await tailor.call(notificationCalls.all, { kind: "chat" })).body.data).toEqual([])
})

test("gives a chat to the customer with its phone, and erases it with the account; a request for no more messages stays", async () => {
  const customer = await aCustomer()
  const phone = aWhatsapp({ waId: `91${customer.phone}` })
  await writes(phone, "A secret of mine")
  const chatId = await chatIdOf(phone)
  const chat = await eventually("it is in the thread", async () => {
    const found = await threadOf(owner, chatId)
    return found.messages.length > 0 && found.chat
  })
  expect(chat.customerId).toBe(customer.id)
  await writes(phone, "STOP")
  await eventually("it is stopped", async () => (await threadOf(owner, chatId)).chat.isStopped)
  const left = await customer.at.call(profileCalls.userRemove, { password: customer.password })
  expect(left.status).toBe(200)
  expect((await owner.call(whatsappCalls.messages, { chatId })).status).toBe(404)
  expect(await sql(`select 1 from whatsapp_message where text = 'A secret of mine'`)).toEqual([])
  expect(await sql(`select name, consent from whatsapp_contact where wa_id = $1`, [phone.waId])).toEqual([
    { name: "", consent: "stop" },
  ])
})
