import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { useShop } from "../../rig/facts"
import { signInAsOwner } from "../../rig/owner"
import { openShop, type RunningShop } from "../../rig/shop"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { chatIdOf, sendMeta, type Thread } from "../../rig/whatsapp"
import { dice, figure } from "../print"
import { drawChat, type DrawnChat, ledgerOf, valueOf } from "./chat-storm"

const EVENTS = 10_000
const CHATS = 25
const LANES = 4
const MOST_PER_DELIVERY = 20

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

const roll = dice()

function shuffle<T>(all: readonly T[]): T[] {
  const mixed = [...all]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(roll() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}

const unhandled = async () =>
  (await oneRow<{ n: number }>(`select count(*)::int as n from whatsapp_event where handled_at is null`)).n

/** WhatsApp's deliveries: each has a few of the events. */
function deliveriesOf(values: readonly object[]): string[] {
  const deliveries: string[] = []
  for (let at = 0; at < values.length;) {
    const some = values.slice(at, at + 1 + Math.floor(roll() * MOST_PER_DELIVERY))
    at += some.length
    deliveries.push(JSON.stringify({ entry: [{ changes: some.map((value) => ({ field: "messages", value })) }] }))
  }
  return deliveries
}

/** The chat exists, and staff have answered in it. */
async function begin({ phone, own, acts }: DrawnChat): Promise<void> {
  expect(
    await sendMeta(JSON.stringify({ entry: [{ changes: [{ field: "messages", value: valueOf(phone, acts[0]!) }] }] })),
  ).toBe(200)
  const chatId = await chatIdOf(phone)
  await sql(
    `insert into whatsapp_message (id, chat_id, wamid, side, kind, text, at, sorted_at, state, by)
     select 'wam_' || upper(md5(wamid)), $1, wamid, 'shop', 'text', text, to_timestamp(second), to_timestamp(second), 'sent', 'Owner'
       from unnest($2::text[], $3::text[], $4::bigint[]) as one (wamid, text, second)`,
    [chatId, own.map(({ wamid }) => wamid), own.map(({ text }) => text), own.map(({ second }) => second)],
  )
  await sql(`update whatsapp_chat set waiting_since = null where id = $1`, [chatId])
}

/** The whole thread, page by page, as the back office reads it. */
async function wholeThread(chatId: string): Promise<Thread> {
  const pages: Thread[] = []
  for (let before: string | undefined, hasOlder = true; hasOlder;) {
    const page = (
      await owner.call(whatsappCalls.messages, { chatId, most: CHAT.maxMessages, ...(before && { before }) })
    ).body.data
    pages.unshift(page)
    hasOlder = page.hasOlder
    before = page.messages[0]?._id
  }
  return { ...pages[0]!, messages: pages.flatMap(({ messages }) => messages) }
}

const shown = ({ messages, chat }: Thread) => ({
  lines: messages.map(({ side, kind, at, text, state, failure, reactions, isEdited, isDeleted }) => ({
    side,
    kind,
    second: Date.parse(at) / 1000,
    text,
    state,
    code: failure?.code ?? null,
    emoji: reactions.find((one) => one.side === "customer")?.emoji ?? null,
    isEdited,
    isDeleted,
  })),
  unread: chat.unread,
  waitingSince: chat.waitingSince && Date.parse(chat.waitingSince) / 1000,
  isStopped: chat.isStopped,
})

test(`shows what a ledger expects of ${EVENTS} events, shuffled, each up to three times, killed twice on the way: none lost, double or out of order`, async () => {
  const start = Math.floor(Date.now() / 1000) - EVENTS
  const chats = Array.from({ length: CHATS }, (_, n) => drawChat(n, EVENTS / CHATS, start, roll))
  for (const chat of chats) await begin(chat)
  const values = chats.flatMap(({ phone, acts }) => acts.map((act) => valueOf(phone, act)))
  expect(values).toHaveLength(EVENTS)
  const repeated = values.flatMap((value) => Array.from({ length: 1 + Math.floor(roll() * 3) }, () => value))
  const queue = deliveriesOf(shuffle(repeated))
  const kills = [0.35, 0.7].map((share) => Math.floor(queue.length * share))
  const refused: number[] = []
  let [sent, unhandledAtKill, slowestMs] = [0, 0, 0]
  let up: Promise<unknown> = Promise.resolve()

  const killAndStart = async () => {
    unhandledAtKill += await unhandled()
    process.kill(shop.backend().pid, "SIGKILL")
    await shop.startBackend()
  }
  /** Meta repeats a delivery until it is acknowledged. */
  const deliver = async (body: string) => {
    for (;;) {
      await up
      const asked = Date.now()
      const status = await sendMeta(body).catch(() => null)
      if (status === 200) {
        slowestMs = Math.max(slowestMs, Date.now() - asked)
        return
      }
      if (status !== null) refused.push(status)
    }
  }
  const lane = async () => {
    for (let body = queue.pop(); body; body = queue.pop()) {
      if (kills.includes(sent++)) up = killAndStart()
      await deliver(body)
    }
  }
  const began = Date.now()
  await Promise.all(Array.from({ length: LANES }, lane))
  await up
  await eventually("every event is handled", async () => (await unhandled()) === 0, 600_000)
  const seconds = (Date.now() - began) / 1000
  expect(refused, "a delivery that was refused while the shop was up").toEqual([])
  expect(unhandledAtKill, "work that the kills interrupted").toBeGreaterThan(0)

  for (const chat of chats) expect(shown(await wholeThread(await chatIdOf(chat.phone)))).toEqual(ledgerOf(chat))
  const found = await oneRow<{ messages: number; chats: number; tries: number }>(
    `select (select count(*)::int from whatsapp_message) as messages,
            (select count(*)::int from whatsapp_chat where merged_into is null) as chats,
            (select count(*)::int from whatsapp_event where tries > 1 or given_up_at is not null) as tries`,
  )
  const messages = chats.flatMap((chat) => ledgerOf(chat).lines).length
  expect(found).toEqual({ messages, chats: CHATS, tries: 0 })
  figure("WhatsApp events through two kills, worked off", `${repeated.length} in ${seconds.toFixed(1)} s`, {
    events: EVENTS,
    unhandledAtKill,
    slowestMs,
  })
}, 1_200_000)
