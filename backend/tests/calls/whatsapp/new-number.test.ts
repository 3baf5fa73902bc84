import { beforeAll, describe, expect, it, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import {
  aChat,
  aWhatsapp,
  chatIdOf,
  type CustomersPhone,
  delivery,
  movesTo,
  sendMeta,
  sends,
  threadOf,
  untilHandled,
  untilState,
  writes,
} from "../../rig/whatsapp"
import { present } from "@silai/contracts/present"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
const aNumber = () => present(aWhatsapp().waId, "a number")
const kindsIn = async (chatId: string) => (await threadOf(owner, chatId)).messages.map(({ kind }) => kind)

/** A chat that is read, because it is answered. */
async function anAnswered(): Promise<{ phone: CustomersPhone; chatId: string }> {
  const { phone, chatId } = await aChat("Is it ready?")
  const sent = await sends(owner, chatId, "Tomorrow")
  await untilState(owner, chatId, sent.body.data._id, "delivered")
  return { phone, chatId }
}

describe("a customer with a new number", () => {
  it("is noted in the chat, which has the new number then, and nothing unread or waiting", async () => {
    const { phone, chatId } = await anAnswered()
    const moved = await movesTo(phone, aNumber())
    await untilHandled()
    const { chat, messages } = await threadOf(owner, chatId)
    expect(chat).toMatchObject({ phone: `+${moved.waId}`, unread: 0, waitingSince: null })
    expect(messages.at(-1)).toMatchObject({ side: "note", kind: "number", text: "", by: null })
    await writes(moved, "It is me")
    expect(await chatIdOf(moved)).toBe(chatId)
    await untilHandled()
    expect(await kindsIn(chatId)).toEqual(["text", "text", "number", "text"])
  })

  it("is one chat with what was written from the new number before", async () => {
    const { phone, chatId } = await anAnswered()
    const known = { ...aWhatsapp(), bsuid: "" }
    const at = String(Math.floor(Date.now() / 1000))
    const message = { from: known.waId, timestamp: at, type: "text", text: { body: "Already here" } }
    const id = `wamid.${known.waId}`
    expect(await sendMeta(delivery({ messages: [{ ...message, id }] }))).toBe(200)
    await untilHandled()
    const moved = await movesTo(phone, present(known.waId, "a number"))
    await untilHandled()
    expect((await threadOf(owner, chatId)).messages.map(({ text }) => text)).toContain("Already here")
    expect(await chatIdOf(moved)).toBe(chatId)
    expect(await sql(`select 1 from whatsapp_contact where wa_id = $1`, [phone.waId])).toEqual([])
  })

  it("takes the number over from another person, who had it before", async () => {
    const [other, { phone, chatId }] = [await aChat("Hello"), await anAnswered()]
    await movesTo(phone, present(other.phone.waId, "a number"))
    await untilHandled()
    expect((await threadOf(owner, chatId)).chat.phone).toBe(`+${other.phone.waId}`)
    expect((await threadOf(owner, other.chatId)).chat.phone).toBeNull()
  })

  it("is known only by the phone before, and gets a new id with the number", async () => {
    const [before, after] = [aWhatsapp(), aWhatsapp()]
    const timestamp = String(Math.floor(Date.now() / 1000))
    const from = { from: before.waId, timestamp }
    const system = { type: "user_changed_number", body: "…", new_wa_id: after.waId, user_id: after.bsuid }
    await sendMeta(
      delivery({ messages: [{ ...from, id: `wamid.a${before.waId}`, type: "text", text: { body: "Hi" } }] }),
    )
    await untilHandled()
    const chatId = await chatIdOf({ ...before, bsuid: "" })
    await writes(after, "From here now")
    await untilHandled()
    await sendMeta(delivery({ messages: [{ ...from, id: `wamid.b${before.waId}`, type: "system", system }] }))
    await untilHandled()
    expect((await threadOf(owner, chatId)).chat).toMatchObject({ phone: `+${after.waId}` })
    expect(await chatIdOf(after)).toBe(chatId)
    expect([...(await kindsIn(chatId))].sort()).toEqual(["number", "text", "text"])
  })

  it("is asked for no more messages there either", async () => {
    const { phone, chatId } = await anAnswered()
    await writes(phone, "STOP")
    await untilHandled()
    const moved = await movesTo(phone, aNumber())
    await untilHandled()
    expect((await threadOf(owner, chatId)).chat.isStopped).toBe(true)
    expect(
      await sql(`select 1 from message_stop where about = 'phone' and value = $1 and is_stopped`, [
        moved.waId?.slice(2),
      ]),
    ).toHaveLength(1)
  })
})

describe("other news of WhatsApp about a customer", () => {
  it("is a note with its words, whatever its shape", async () => {
    const { phone, chatId } = await anAnswered()
    const body = "Asha's security code changed"
    await writes(phone, { type: "system", system: { type: "customer_identity_changed", body } })
    await writes(phone, { type: "system" })
    await writes(phone, { type: "system", system: { type: "user_changed_number", wa_id: "no number" } })
    await untilHandled()
    const { chat, messages } = await threadOf(owner, chatId)
    expect(chat).toMatchObject({ phone: `+${phone.waId}`, unread: 0, waitingSince: null })
    expect(messages.slice(2).map(({ side, kind, text }) => [side, kind, text])).toEqual([
      ["note", "system", body],
      ["note", "system", ""],
      ["note", "system", ""],
    ])
  })
})
