import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { signInAsOwner } from "../../rig/owner"
import { untilReceived } from "../../rig/received-events"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { upload } from "../../rig/upload"
import { aChat, aKey, aWhatsapp, metaFaults, sends, sentTo, threadOf, untilState, writes } from "../../rig/whatsapp"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
beforeEach(() => metaFaults({ reset: true }))
afterEach(() => metaFaults({ reset: true }))

const picture = Buffer.from("not really a picture, but the bytes that were sent")
const aPicture = (phone: ReturnType<typeof aWhatsapp>, more: { id?: string } = {}) =>
  writes(
    phone,
    {
      type: "image",
      image: { caption: "This one" },
      file: { base64: picture.toString("base64"), mimeType: "image/jpeg" },
    },
    more,
  )
const fileOf = async (messageId: string) => {
  const response = await owner.send(whatsappCalls.download.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ messageId }),
  })
  return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) }
}
const untilFile = (chatId: string, state: string) =>
  eventually(`the file is ${state}`, async () => {
    const found = (await threadOf(owner, chatId)).messages.find(({ file }) => file?.state === state)
    return found
  })

test("stores a customer's file when it arrives, and serves it unchanged, with nothing that a browser would run", async () => {
  const { phone, chatId } = await aChat()
  await aPicture(phone)
  const message = await untilFile(chatId, "kept")
  expect([message.kind, message.text]).toEqual(["image", "This one"])
  const { status, headers, content } = await fileOf(message._id)
  expect([status, content.equals(picture), headers.get("content-type")]).toEqual([200, true, "image/jpeg"])
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  await writes(phone, {
    type: "document",
    document: {},
    file: { base64: Buffer.from("<script>1</script>").toString("base64"), mimeType: "text/html", name: "a.html" },
  })
  const page = await eventually("the page is kept", async () =>
    (await threadOf(owner, chatId)).messages.find(({ file }) => file?.name === "a.html" && file.state === "kept"),
  )
  const served = await fileOf(page._id)
  expect(served.headers.get("content-type")).toBe("application/octet-stream")
  expect(served.headers.get("content-disposition")).toMatch(/^attachment/)
})

test.each(["inside", "redirect", "too-large", "endless"])(
  "never fetches a file whose host misleads the shop (%s); it can be requested again",
  async (media) => {
    const { phone, chatId } = await aChat()
    await metaFaults({ media })
    await aPicture(phone)
    const message = await untilFile(chatId, "failed")
    expect((await fileOf(message._id)).status).toBe(404)
    await metaFaults({ media: "normal" })
    expect((await owner.call(whatsappCalls.retry, { messageId: message._id })).status).toBe(200)
    await untilFile(chatId, "kept")
  },
)

test.each(["failed", "wrong-hash"])("retries an incomplete file (%s) automatically", async (media) => {
  const { phone, chatId } = await aChat()
  await metaFaults({ media })
  await aPicture(phone)
  const id = await eventually("it was tried", async () => {
    const [row] = await sql<{ id: string }>(
      `select f.id from whatsapp_media f join whatsapp_message m on m.id = f.message_id where m.chat_id = $1 and f.tries > 0 and f.last_error is not null`,
      [chatId],
    )
    return row?.id
  })
  expect((await threadOf(owner, chatId)).messages.at(-1)!.file!.state).toBe("waiting")
  await metaFaults({ media: "normal" })
  await sql(`update whatsapp_media set next_at = now() where id = $1`, [id])
  await untilFile(chatId, "kept")
})

test("lets staff send a PDF, once for its key, and nothing that is neither a PDF nor a picture", async () => {
  const { phone, chatId } = await aChat()
  const form = { chatId, key: aKey(), caption: "Your bill" }
  const pdf = { name: "bill.pdf", bytes: Buffer.from("%PDF-1.4\nbill"), type: "application/pdf" }
  const first = await upload(owner, whatsappCalls.sendFile, [pdf], form)
  expect([first.status, first.body.data.kind]).toEqual([200, "document"])
  const again = await upload(owner, whatsappCalls.sendFile, [pdf], form)
  expect(again.body.data._id).toBe(first.body.data._id)
  await untilState(owner, chatId, first.body.data._id, "delivered")
  expect(await sentTo(phone)).toHaveLength(1)
  expect((await fileOf(first.body.data._id)).content.toString()).toBe("%PDF-1.4\nbill")
  const script = { name: "a.html", bytes: Buffer.from("<script>1</script>"), type: "image/png" }
  const wrong = await upload(owner, whatsappCalls.sendFile, [script], { ...form, key: aKey() })
  expect([wrong.status < 500, wrong.body.code]).toEqual([true, expect.stringMatching(/^file\./)])
  const none = await upload(owner, whatsappCalls.sendFile, [], { ...form, key: aKey() })
  expect([none.status, none.body.code]).toEqual([400, "whatsapp.file_wrong"])
})

test("deletes messages and files from the shop when a chat is cleared; repeated events do not restore them", async () => {
  const { phone, chatId } = await aChat()
  const id = await aPicture(phone)
  const { _id } = await untilFile(chatId, "kept")
  const { file_id } = await oneRow<{ file_id: string }>(`select file_id from whatsapp_media where message_id = $1`, [
    _id,
  ])
  expect((await owner.call(whatsappCalls.clear, { chatId })).status).toBe(200)
  await untilReceived("silai.whatsapp.cleared", chatId)
  expect((await threadOf(owner, chatId)).messages).toEqual([])
  await eventually(
    "the file is deleted",
    async () => (await sql(`select 1 from whatsapp_media where file_id = $1`, [file_id])).length === 0,
  )
  expect((await fileOf(_id)).status).toBe(404)
  await aPicture(phone, { id })
  await writes(phone, "Still there?")
  await eventually("what came after it is there", async () => (await threadOf(owner, chatId)).messages.length > 0)
  expect((await threadOf(owner, chatId)).messages.map(({ text }) => text)).toEqual(["Still there?"])
  // The customer still waits, and may be answered.
  expect((await sends(owner, chatId, "Where were we?")).status).toBe(200)
})
