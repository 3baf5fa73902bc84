import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { useShop } from "../../rig/facts"
import { signInAsOwner } from "../../rig/owner"
import { openShop, type RunningShop } from "../../rig/shop"
import { closeSqlAfterwards, oneRow } from "../../rig/sql"
import { aWhatsapp, chatIdOf, metaFaults, sends, sentTo, threadOf, untilState, writes } from "../../rig/whatsapp"
import { eventually } from "../../rig/eventually"

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
