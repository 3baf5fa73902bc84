import { noticeCalls } from "@silai/contracts/notice/calls"
import { notificationCalls } from "@silai/contracts/notification/calls"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import { FAILURE_WORDS } from "@silai/contracts/whatsapp/messages"
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { untilReceived } from "../../rig/received-events"
import { whileHeld } from "../../rig/row-lock"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { aChat, aKey, delivery, metaFaults, sendMeta, sends, sentTo, threadOf, untilState } from "../../rig/whatsapp"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
beforeEach(() => metaFaults({ reset: true }))
afterEach(() => metaFaults({ reset: true }))

test("delivers twenty messages that are written quickly, once each, in their order", async () => {
  const { phone, chatId } = await aChat()
  const texts = Array.from({ length: 20 }, (_, n) => `line ${n}`)
  const ids: string[] = []
  for (const text of texts) ids.push((await sends(owner, chatId, text)).body.data._id)
  await untilState(owner, chatId, ids.at(-1)!, "delivered")
  expect((await sentTo(phone)).map(({ body }) => body.text?.body)).toEqual(texts)
  const { messages, chat } = await threadOf(owner, chatId)
  expect(messages.slice(1).map(({ text }) => text)).toEqual(texts)
  expect([chat.unread, chat.waitingSince]).toEqual([0, null])
  await untilReceived("silai.whatsapp.sent", ids[0]!)
})

test("accepts a message that is sent twice with its key once; refuses the key of another chat's or person's", async () => {
  const [one, other] = [await aChat(), await aChat()]
  const asked = { chatId: one.chatId, key: aKey(), message: { kind: "text", text: "Once" } }
  const answers = await Promise.all([owner.call(whatsappCalls.send, asked), owner.call(whatsappCalls.send, asked)])
  const again = await owner.call(whatsappCalls.send, asked)
  expect(again.status).toBe(200)
  for (const { status, body } of answers) expect([status, body.data._id]).toEqual([200, again.body.data._id])
  await untilState(owner, one.chatId, again.body.data._id, "delivered")
  expect(await sentTo(one.phone)).toHaveLength(1)
  const taken = await owner.call(whatsappCalls.send, { ...asked, chatId: other.chatId })
  expect([taken.status, taken.body.code]).toEqual([409, "whatsapp.key_taken"])
  const manager = await signInAs("manager")
  expect((await manager.call(whatsappCalls.send, asked)).body.code).toBe("whatsapp.key_taken")
})

test.each([
  ["token-expired", "token", 190],
  ["locked", "locked", 368],
] as const)(
  "fails a message that WhatsApp refuses (%s) with the reason in words, and those after it go on",
  async (send, reason, code) => {
    const { chatId, phone } = await aChat()
    await metaFaults({ send })
    const first = (await sends(owner, chatId, "First")).body.data._id
    const failed = await untilState(owner, chatId, first, "failed")
    expect(failed.failure).toEqual({ reason, code, ...FAILURE_WORDS[reason] })
    await untilReceived("silai.whatsapp.failed", first)
    const note = await eventually("staff are notified of it", async () => {
      const { data } = (await owner.call(notificationCalls.all, { kind: "unsent" })).body
      return data.find(({ what }) => what === phone.name)
    })
    expect(note.path === `/whatsapp/${chatId}` || note.count > 1).toBe(true)
    const { chats } = (await owner.call(noticeCalls.health)).body.data
    expect([chats.failed > 0, chats.failedIn[0]!._id]).toEqual([true, chatId])
    await metaFaults({ send: "normal" })
    const second = (await sends(owner, chatId, "Second")).body.data._id
    await untilState(owner, chatId, second, "delivered")
    expect((await owner.call(whatsappCalls.retry, { messageId: first })).status).toBe(200)
    await untilState(owner, chatId, first, "delivered")
    // Sent again, it comes after the messages written since.
    expect((await threadOf(owner, chatId)).messages.map(({ text }) => text)).toEqual(["Hello", "Second", "First"])
    const again = await owner.call(whatsappCalls.retry, { messageId: first })
    expect([again.status, again.body.code]).toEqual([409, "whatsapp.not_failed"])
  },
)

test("keeps a message waiting while WhatsApp is busy, and those behind it in their order", async () => {
  const { phone, chatId } = await aChat()
  await metaFaults({ send: "pair" })
  const ids: string[] = []
  for (const text of ["one", "two"]) ids.push((await sends(owner, chatId, text)).body.data._id)
  await eventually(
    "it was tried",
    async () => (await sql(`select 1 from whatsapp_message where id = $1 and tries > 0`, [ids[0]]))[0],
  )
  expect((await sql(`select tries from whatsapp_message where id = $1`, [ids[1]]))[0]).toEqual({ tries: 0 })
  await metaFaults({ send: "normal" })
  await untilState(owner, chatId, ids[1]!, "delivered")
  expect((await sentTo(phone)).map(({ body }) => body.text?.body)).toEqual(["one", "two"])
})

test("does not repeat a message whose answer is lost: WhatsApp's report says that it arrived", async () => {
  const { phone, chatId } = await aChat()
  await metaFaults({ send: "drop-after-taking", status: "none" })
  const lost = (await sends(owner, chatId, "Taken?")).body.data._id
  const doubtful = await untilState(owner, chatId, lost, "unknown")
  expect(doubtful.failure).toMatchObject({ reason: "unknown", ...FAILURE_WORDS.unknown })
  expect(await sentTo(phone)).toHaveLength(1)
  await metaFaults({ send: "drop-after-taking", status: "normal" })
  const reported = (await sends(owner, chatId, "Reported")).body.data._id
  await untilState(owner, chatId, reported, "delivered")
  expect(await sentTo(phone)).toHaveLength(2)
})

test("loses no report that comes while WhatsApp's answer to the message is being stored", async () => {
  const { phone, chatId } = await aChat()
  await metaFaults({ send: "drop-after-taking", status: "none" })
  const id = (await sends(owner, chatId, "Stored?")).body.data._id
  await untilState(owner, chatId, id, "unknown")
  const [taken] = await sentTo(phone)
  const { attempt } = await oneRow<{ attempt: number }>(`select attempt from whatsapp_message where id = $1`, [id])
  await whileHeld(async (held) => {
    await held.ask(`update whatsapp_message set wamid = $2, state = 'sent' where id = $1`, [id, taken!.id])
    const status = { id: taken!.id, status: "delivered", timestamp: String(Math.floor(Date.now() / 1000)) }
    const reported = { ...status, recipient_id: phone.waId, biz_opaque_callback_data: `${id}.${attempt}` }
    expect(await sendMeta(delivery({ statuses: [reported] }))).toBe(200)
    await held.someoneWaits("side = 'shop' for update")
  })
  await untilState(owner, chatId, id, "delivered")
})

test.each([
  ["reversed", "delivered"],
  ["late", "delivered"],
  ["not-on-whatsapp", "failed"],
] as const)("reports that come %s give the state %s, and it stays", async (status, state) => {
  const { chatId } = await aChat()
  await metaFaults({ status, webhook: "duplicate" })
  const id = (await sends(owner, chatId, "State?")).body.data._id
  const found = await untilState(owner, chatId, id, state)
  expect(found.failure?.reason).toBe(state === "failed" ? "unreachable" : undefined)
  await eventually("every report is handled", async () => {
    const { n } = await oneRow<{ n: number }>(
      `select count(*)::int as n from whatsapp_event e join whatsapp_message m on e.key like 'status:' || m.wamid || ':%'
        where m.id = $1 and e.handled_at is not null`,
      [id],
    )
    return n === (state === "failed" ? 1 : 2)
  })
  expect((await untilState(owner, chatId, id, state)).state).toBe(state)
})

test("shows which message an answer or a reaction belongs to, only within its chat", async () => {
  const [{ phone, chatId }, other] = [await aChat("Which colour?"), await aChat()]
  const [asked] = (await threadOf(owner, chatId)).messages
  const answer = (await sends(owner, chatId, "Blue", { replyTo: asked!._id })).body.data
  expect(answer.replyTo).toEqual({ messageId: asked!._id, text: "Which colour?" })
  const message = { kind: "reaction", messageId: asked!._id, emoji: "🙏" }
  await owner.call(whatsappCalls.send, { chatId, key: aKey(), message })
  await eventually("both have arrived", async () => (await sentTo(phone)).length === 2)
  const { messages } = await threadOf(owner, chatId)
  expect(messages.map(({ text }) => text)).toEqual(["Which colour?", "Blue"])
  expect(messages[0]!.reactions).toEqual([{ side: "shop", emoji: "🙏" }])
  const stray = await sends(owner, other.chatId, "Blue", { replyTo: asked!._id })
  expect([stray.status, stray.body.code]).toEqual([409, "whatsapp.reply_unknown"])
  const long = await sends(owner, chatId, "x".repeat(CHAT.maxText + 1))
  expect(long.status).toBe(400)
})
