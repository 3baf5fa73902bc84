import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { useShop } from "../../rig/facts"
import { signInAsOwner } from "../../rig/owner"
import { openShop, type RunningShop } from "../../rig/shop"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import {
  aWhatsapp,
  chatIdOf,
  metaFaults,
  sendMeta,
  sends,
  sentTo,
  threadOf,
  untilState,
  writes,
} from "../../rig/whatsapp"
import { eventually } from "../../rig/eventually"
import { figure } from "../print"

const EVENTS = 10_000
const CHATS = 25
const PER_DELIVERY = 10

let shop = {} as RunningShop
let owner: Browser
// A separate shop, because it is killed.
beforeAll(async () => {
  shop = await openShop()
  useShop(shop.facts)
  owner = await signInAsOwner()
}, 240_000)
afterAll(() => shop.close?.(), 60_000)
closeSqlAfterwards()

const restart = async (more: Record<string, string> = {}) => {
  await shop.backend().stop()
  return shop.startBackend(more)
}

test("shows a message in the thread once when killed after its event is stored and before it is acknowledged, though Meta repeats it", async () => {
  const child = await restart({ CRASH_AT: "after-whatsapp-event" })
  const phone = aWhatsapp()
  await writes(phone, "Are you there?")
  await child.ended
  await shop.startBackend()
  const chatId = await chatIdOf(phone)
  // The stand-in repeats what was not acknowledged within a second.
  await writes(phone, "Hello?")
  await eventually("the second one is there", async () => (await threadOf(owner, chatId)).messages.length >= 2, 30_000)
  expect((await threadOf(owner, chatId)).messages.map(({ text }) => text)).toEqual(["Are you there?", "Hello?"])
}, 300_000)

test.each([
  ["after-whatsapp-sent", 1],
  ["before-whatsapp-sent", 0],
] as const)(
  "never sends a message again by itself when killed %s: it is doubtful until a report or a person",
  async (label, arrived) => {
    const phone = aWhatsapp()
    await writes(phone, "Hello")
    const chatId = await chatIdOf(phone)
    await metaFaults({ reset: true, status: "none" })
    const child = await restart({ CRASH_AT: label })
    // The process may die before it answers; the message is kept before that.
    await sends(owner, chatId, "Sent once").catch(() => undefined)
    await child.ended
    await shop.startBackend()
    expect(await sentTo(phone)).toHaveLength(arrived)
    const { _id } = await oneRow<{ _id: string }>(
      `update whatsapp_message set taken_at = now() - make_interval(secs => $2) where chat_id = $1 and text = 'Sent once' and state = 'sending' returning id as _id`,
      [chatId, CHAT.takenSeconds + 1],
    )
    // The message that waits behind it is sent once its own result is doubtful.
    const behind = (await sends(owner, chatId, "Behind it")).body.data._id
    await untilState(owner, chatId, behind, "sent")
    await untilState(owner, chatId, _id, "unknown")
    expect(await sentTo(phone)).toHaveLength(arrived + 1)
    await metaFaults({ reset: true })
    expect((await owner.call(whatsappCalls.retry, { messageId: _id })).status).toBe(200)
    await untilState(owner, chatId, _id, "delivered")
  },
  300_000,
)

test(`loses none of ${EVENTS} events, shuffled, each up to three times, killed twice on the way, with nothing double or out of order`, async () => {
  const phones = Array.from({ length: CHATS }, () => aWhatsapp())
  const start = Math.floor(Date.now() / 1000) - EVENTS
  const events = Array.from({ length: EVENTS }, (_, n) => ({ phone: phones[n % CHATS]!, n }))
  // Every event once, every second one again, every fourth one a third time; taken in steps that reach each index.
  const repeated = [...events, ...events.filter(({ n }) => n % 2 === 0), ...events.filter(({ n }) => n % 4 === 0)]
  const shuffled = repeated.map((_, at) => repeated[(at * 1009) % repeated.length]!)
  expect(new Set(shuffled).size).toBe(EVENTS)
  const changeOf = ({ phone, n }: (typeof events)[number]) => ({
    contacts: [{ profile: { name: phone.name }, wa_id: phone.waId, user_id: phone.bsuid }],
    messages: [
      {
        from: phone.waId,
        from_user_id: phone.bsuid,
        id: `wamid.storm.${n}`,
        timestamp: String(start + n),
        type: "text",
        text: { body: `m${n}` },
      },
    ],
  })
  const kills = [0.3, 0.7].map((share) => Math.floor((shuffled.length * share) / PER_DELIVERY) * PER_DELIVERY)
  const began = Date.now()
  for (let at = 0; at < shuffled.length; at += PER_DELIVERY) {
    if (kills.includes(at)) {
      process.kill(shop.backend().pid, "SIGKILL")
      await shop.startBackend()
    }
    const changes = shuffled.slice(at, at + PER_DELIVERY).map((one) => ({ field: "messages", value: changeOf(one) }))
    expect(await sendMeta(JSON.stringify({ entry: [{ changes }] }))).toBe(200)
  }
  await eventually(
    "every event is handled",
    async () => {
      const { n } = await oneRow<{ n: number }>(
        `select count(*)::int as n from whatsapp_event where handled_at is null`,
      )
      return n === 0
    },
    900_000,
  )
  figure(
    "WhatsApp events through a kill, worked off",
    `${repeated.length} in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  )
  for (const [chat, phone] of phones.entries()) {
    const rows = await sql<{ text: string }>(
      `select m.text from whatsapp_message m join whatsapp_chat c on c.id = m.chat_id join whatsapp_contact k on k.id = c.contact_id
        where k.wa_id = $1 order by m.sorted_at, m.place`,
      [phone.waId],
    )
    expect(rows.map(({ text }) => text)).toEqual(events.filter(({ n }) => n % CHATS === chat).map(({ n }) => `m${n}`))
  }
}, 1_800_000)
