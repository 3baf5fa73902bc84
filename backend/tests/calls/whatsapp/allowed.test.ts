import { SIZE_BACK } from "@silai/contracts/messaging/whatsapp"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import { FAILURE_WORDS } from "@silai/contracts/whatsapp/messages"
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { whatsappOf } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { untilReceived } from "../../rig/received-events"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { aChat, aKey, metaFaults, sends, sentTo, threadOf, untilState, writes } from "../../rig/whatsapp"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
beforeEach(() => metaFaults({ reset: true }))
afterEach(() => metaFaults({ reset: true }))

/** The customer's last message was so long ago. */
const wroteHoursAgo = (chatId: string, hours: number) =>
  sql(`update whatsapp_chat set last_customer_at = now() - make_interval(mins => $2) where id = $1`, [
    chatId,
    Math.round(hours * 60),
  ])

test("lets only templates be sent after 24 hours, also when the message was queued before; the customer's next message allows others", async () => {
  const { phone, chatId } = await aChat()
  await wroteHoursAgo(chatId, 23.9)
  expect((await sends(owner, chatId, "In time")).status).toBe(200)
  await wroteHoursAgo(chatId, CHAT.windowHours + 0.1)
  const closed = await sends(owner, chatId, "Too late")
  expect([closed.status, closed.body.code]).toEqual([409, "whatsapp.window_closed"])
  expect((await threadOf(owner, chatId)).chat.isWindowOpen).toBe(false)
  const filled = { kind: "template", template: "order_accepted", values: ["Asha", "SL-000001"], path: "order" }
  const template = await owner.call(whatsappCalls.send, { chatId, key: aKey(), message: filled })
  expect([template.status, template.body.data.text]).toEqual([200, expect.stringMatching(/^Hello Asha, .*SL-000001/)])
  await untilState(owner, chatId, template.body.data._id, "delivered")
  // One that was queued while the window was open, and is due only now.
  const { id } = await oneRow<{ id: string }>(
    `insert into whatsapp_message (id, chat_id, side, kind, text, at, sorted_at, state, next_at)
     values ('wam_LATE' || replace($1, 'wch_', ''), $1, 'shop', 'text', 'Queued', now(), now(), 'waiting', now()) returning id`,
    [chatId],
  )
  const late = await untilState(owner, chatId, id, "failed")
  expect(late.failure).toEqual({ reason: "window", code: 131047, ...FAILURE_WORDS.window })
  expect((await sentTo(phone)).some(({ body }) => body.text?.body === "Queued")).toBe(false)
  await writes(phone, "I am back")
  await afterWork("the window is open", async () => (await threadOf(owner, chatId)).chat.isWindowOpen)
  expect((await sends(owner, chatId, "Welcome")).status).toBe(200)
})

test("refuses a template with wrong values before it is queued", async () => {
  const { chatId } = await aChat()
  const send = (template: string, values: string[]) =>
    owner.call(whatsappCalls.send, {
      chatId,
      key: aKey(),
      message: { kind: "template", template, values, path: "order" },
    })
  expect((await send("order_accepted", ["Asha"])).body).toMatchObject({
    code: "whatsapp.values_wrong",
    field: "values",
  })
  for (const unknown of ["order_eaten", SIZE_BACK])
    expect((await send(unknown, ["Asha", "M"])).body).toMatchObject({ code: "whatsapp.template_unknown" })
  const known = (await owner.call(whatsappCalls.templates)).body.data
  expect(known.find(({ name }) => name === "order_shipped")!.values).toBe(3)
  expect(known.map(({ name }) => name)).not.toContain(SIZE_BACK)
})

test("stops automatic messages with STOP, in both languages, and resumes them with START, shown in the thread", async () => {
  const { phone, chatId } = await aChat()
  const { contact_id: contactId } = await oneRow<{ contact_id: string }>(
    `select contact_id from whatsapp_chat where id = $1`,
    [chatId],
  )
  const stopped = () => afterWork("it is stopped", async () => (await threadOf(owner, chatId)).chat.isStopped)
  await writes(phone, "please do not stop")
  await writes(phone, "STOP")
  await stopped()
  await untilReceived("silai.whatsapp.stopped", contactId)
  const { messages } = await threadOf(owner, chatId)
  expect(messages.map(({ consent }) => consent)).toEqual([null, null, "stop"])
  const filled = { kind: "template", template: "order_accepted", values: ["Asha", "SL-000001"], path: "order" }
  const template = () => owner.call(whatsappCalls.send, { chatId, key: aKey(), message: filled })
  expect((await template()).body.code).toBe("whatsapp.stopped")
  // One that was queued before, and is due only now.
  const { id: late } = await oneRow<{ id: string }>(
    `insert into whatsapp_message (id, chat_id, side, kind, text, content, at, sorted_at, state, next_at)
     values ('wam_STOP' || replace($1, 'wch_', ''), $1, 'shop', 'template', 'Queued', $2::jsonb, now(), now(), 'waiting', now()) returning id`,
    [chatId, JSON.stringify(filled)],
  )
  const unsent = await untilState(owner, chatId, late, "failed")
  expect(unsent.failure).toEqual({ reason: "stopped", code: 131050, ...FAILURE_WORDS.stopped })
  expect(await sentTo(phone)).toEqual([])
  // Staff may answer what the customer has just written.
  expect((await sends(owner, chatId, "As you wish")).status).toBe(200)
  // The shop's own message to this phone goes only by mail.
  const key = `stop-${chatId}`
  const number = phone.waId!.slice(2)
  const letter = {
    orderNumber: "SL-000001",
    orderPath: "/order-confirmation/x",
    news: "accepted",
    contact: { name: "Asha", phone: number, email: "a@example.com" },
    parcel: null,
  }
  await sql(`insert into outbox (topic, dedupe_key, payload) values ('order.moved.whatsapp', $1, $2)`, [
    key,
    JSON.stringify(letter),
  ])
  await afterWork("the letter is settled", async () => {
    const [row] = await sql<{ status: string }>(`select status from outbox where dedupe_key = $1`, [key])
    return row?.status === "sent"
  })
  expect(await whatsappOf(number)).toEqual([])
  await writes(phone, "शुरू")
  await afterWork("it has begun again", async () => !(await threadOf(owner, chatId)).chat.isStopped)
  await untilReceived("silai.whatsapp.started", contactId)
  expect((await template()).status).toBe(200)
  // An older wish that arrives late changes nothing.
  await writes(phone, "बंद करो", { at: Date.now() - 3_600_000 })
  await afterWork("it is in the thread", async () =>
    (await threadOf(owner, chatId)).messages.some(({ text }) => text === "बंद करो"),
  )
  expect((await threadOf(owner, chatId)).chat.isStopped).toBe(false)
})

test("lets a packer read chats and not answer, a tailor do neither, and asks a guest to sign in", async () => {
  const { chatId } = await aChat()
  const [packer, tailor] = [await signInAs("packer"), await signInAs("tailor")]
  expect((await packer.call(whatsappCalls.messages, { chatId })).status).toBe(200)
  const writing = [
    [whatsappCalls.send, { chatId, key: aKey(), message: { kind: "text", text: "Hi" } }],
    [whatsappCalls.clear, { chatId }],
    [whatsappCalls.note, { chatId, text: "Hi" }],
    [whatsappCalls.update, { chatId, isDone: true }],
    [whatsappCalls.draft, { chatId, text: "Hi" }],
    [whatsappCalls.retry, { messageId: "wam_1" }],
  ] as const
  for (const [call, body] of writing)
    expect([call.path, (await packer.call(call, body)).status]).toEqual([call.path, 403])
  for (const [call, body] of [
    [whatsappCalls.all, {}],
    [whatsappCalls.messages, { chatId }],
    [whatsappCalls.download, { messageId: "wam_1" }],
    [whatsappCalls.templates, {}],
  ] as const)
    expect([call.path, (await tailor.call(call, body)).status]).toEqual([call.path, 403])
  expect((await threadOf(owner, chatId)).messages).toHaveLength(1)
})
