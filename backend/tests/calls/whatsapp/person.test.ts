import { randomUUID } from "node:crypto"
import { bagCalls } from "@silai/contracts/bag/calls"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { shopCalls } from "@silai/contracts/shop/calls"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { quickReplyMessages } from "@silai/contracts/whatsapp/messages"
import { beforeAll, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aGuestBuyer, buyTrousers } from "../../rig/buyer"
import { aPublished, change } from "../../rig/colourway"
import { aCustomer } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { lowerBody } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"
import {
  aChat,
  aWhatsapp,
  chatIdOf,
  delivery,
  sendMeta,
  sends,
  threadOf,
  untilHandled,
  writes,
} from "../../rig/whatsapp"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const personOf = async (chatId: string, at = owner) => (await at.call(whatsappCalls.person, { chatId })).body.data
const foundBy = async (search: string) =>
  (await owner.call(whatsappCalls.all, { search })).body.data.map(({ _id }) => _id)
const link = (chatId: string, customerId: string | null) => owner.call(whatsappCalls.update, { chatId, customerId })
const { measurementType: _lower, ...lower } = lowerBody

test("shows the guest's orders in a chat, found by the phone, each with its buyer's link", async () => {
  const guest = await aGuestBuyer({ name: "Simar Bal" })
  const phone = aWhatsapp({ waId: `91${guest.phone}` })
  await writes(phone, "Where is my order?")
  const chatId = await chatIdOf(phone)
  const shown = await personOf(chatId)
  expect(shown).toMatchObject({
    customer: { _id: guest.orderId, isAccount: false, isLinkedByHand: false, name: "Simar Bal" },
    orders: [
      { _id: guest.orderId, status: 0, path: expect.stringContaining(`/order-confirmation/${guest.orderId}#key=`) },
    ],
    olderOrders: 0,
    returns: [],
    bag: [],
    measurements: [],
  })
  expect(await foundBy(shown.orders[0]!.orderNumber)).toContain(chatId)
  const packer = await signInAs("packer")
  const seen = await personOf(chatId, packer)
  expect(seen.orders.map(({ path }) => path)).toEqual([null])
})

test("finds a chat by the name that the shop knows, whatever the customer is called on WhatsApp, and not by their pieces", async () => {
  const given = `Dhillon${randomUUID().replace(/[^a-z]/g, "")}`
  const guest = await aGuestBuyer({ name: `Manpreet ${given}` })
  const phone = aWhatsapp({ name: "~dolly~", waId: `91${guest.phone}` })
  await writes(phone, "Hello")
  const ofGuest = await chatIdOf(phone)
  const who = await aCustomer({ name: `Arjun ${given}` })
  const other = aWhatsapp({ name: "A.", waId: `91${who.phone}` })
  await writes(other, "Hello, too")
  const ofAccount = await chatIdOf(other)
  expect(await foundBy(`manpreet ${given}`)).toEqual([ofGuest])
  expect(await foundBy(`Arjun ${given}`)).toEqual([ofAccount])
  expect((await foundBy(given)).toSorted()).toEqual([ofGuest, ofAccount].toSorted())
  expect(await foundBy("trousers")).not.toContain(ofGuest)
})

test("links and unlinks an account by hand; shows its bag and measurements to roles that see them elsewhere", async () => {
  const who = await aCustomer({ name: "Navtej Sidhu" })
  await who.at.call(measurementCalls.add, lower)
  const orderId = await buyTrousers(who.at, who)
  const { chatId } = await aChat("It is me, from my wife's phone")
  expect((await personOf(chatId)).customer).toBeNull()
  expect((await link(chatId, who.id)).status).toBe(200)
  expect(await personOf(chatId)).toMatchObject({
    customer: { _id: who.id, isAccount: true, isLinkedByHand: true, name: who.name },
    orders: [{ _id: orderId }],
    measurements: [{ measurementType: "lowerBody", inches: lower }],
  })
  const { orderNumber } = (await personOf(chatId)).orders[0]!
  expect(await foundBy(orderNumber)).toContain(chatId)
  const packer = await signInAs("packer")
  const seen = await personOf(chatId, packer)
  expect([seen.orders.length, seen.bag, seen.measurements]).toEqual([1, [], []])
  const tailor = await signInAs("tailor")
  expect((await tailor.call(whatsappCalls.person, { chatId })).status).toBe(403)
  await link(chatId, null)
  expect(await foundBy(orderNumber)).not.toContain(chatId)
  expect(await personOf(chatId)).toMatchObject({ customer: null, orders: [], measurements: [] })
  expect((await owner.call(whatsappCalls.person, { chatId: "wch_none" })).body.code).toBe("whatsapp.unknown")
})

test("does not link an account again that staff have unlinked, not even when two chats become one", async () => {
  const who = await aCustomer()
  const phone = aWhatsapp({ waId: `91${who.phone}` })
  await writes(phone, "I have this number now")
  const chatId = await chatIdOf(phone)
  expect((await personOf(chatId)).customer).toMatchObject({ _id: who.id, isLinkedByHand: false })
  await link(chatId, null)
  await writes(phone, "Ok, thanks")
  await untilHandled()
  const { chat, messages } = await threadOf(owner, chatId)
  expect([messages.length, chat.customerId, (await personOf(chatId)).customer]).toEqual([2, null, null])
  // Of a person who hides the number, another chat knows only the number: one event names both.
  const other = await aCustomer()
  const shy = aWhatsapp({ waId: null })
  await writes(shy, "My number is private")
  const ofId = await chatIdOf(shy)
  await link(ofId, other.id)
  await link(ofId, null)
  const open = { ...shy, waId: `91${other.phone}` }
  const byPhone = { from: open.waId, id: `wamid.p.${shy.bsuid}`, timestamp: String(Math.floor(Date.now() / 1000)) }
  await sendMeta(delivery({ messages: [{ ...byPhone, type: "text", text: { body: "By phone" } }] }))
  await untilHandled()
  await writes(open, "Both")
  await untilHandled()
  const merged = await threadOf(owner, ofId)
  expect([merged.messages.map(({ text }) => text), merged.chat.customerId]).toEqual([
    ["My number is private", "By phone", "Both"],
    null,
  ])
})

test("lists staff who answer chats, and the labels in use; not a packer or a tailor", async () => {
  const { chatId } = await aChat()
  const [manager, packer] = [await signInAs("manager"), await signInAs("packer")]
  const label = `urgent ${Date.now()}`
  await owner.call(whatsappCalls.update, { chatId, labels: [label] })
  const { people, labels } = (await owner.call(whatsappCalls.choices)).body.data
  const ids = people.map(({ userId }) => userId)
  expect([ids.includes(manager.userId), ids.includes(packer.userId)]).toEqual([true, false])
  expect(labels).toContain(label)
  const tailor = await signInAs("tailor")
  expect((await tailor.call(whatsappCalls.choices)).status).toBe(403)
})

test("notifies an open page at once that a colleague is typing in a chat, and stores nothing", async () => {
  const { chatId } = await aChat()
  const manager = await signInAs("manager")
  const stream = await owner.send("/admin/live", { headers: { accept: "text/event-stream" } })
  const reader = stream.body!.getReader()
  const notified = (async () => {
    let text = ""
    while (!text.includes("whatsapp.typing")) text += new TextDecoder().decode((await reader.read()).value)
    return text
  })()
  expect((await manager.call(whatsappCalls.typing, { chatId })).status).toBe(200)
  const text = await notified
  expect([text.includes(chatId), text.includes(manager.userId)]).toEqual([true, true])
  await reader.cancel()
  const packer = await signInAs("packer")
  expect((await packer.call(whatsappCalls.typing, { chatId })).status).toBe(403)
  expect((await manager.call(whatsappCalls.typing, { chatId: "wch_none" })).body.code).toBe("whatsapp.unknown")
  expect((await threadOf(owner, chatId)).messages).toHaveLength(1)
})

test("stores quick replies as a section of the settings: a shortcut is one word, and unique", async () => {
  const kept = (await owner.call(shopCalls.history, { section: "quickReplies" })).body.data[0]!
  const save = (replies: { shortcut: string; text: string }[]) =>
    owner.call(shopCalls.update, { section: "quickReplies", version: kept.version, values: { replies } })
  const wrong = [
    [[{ shortcut: "two words", text: "x" }], quickReplyMessages.shortcut],
    [[{ shortcut: "size", text: " " }], quickReplyMessages.noText],
    [["size", "Size"].map((shortcut) => ({ shortcut, text: "x" })), quickReplyMessages.twice],
  ] as const
  for (const [replies, message] of wrong) {
    const { status, body } = await save([...replies])
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)])
  }
  const replies = [{ shortcut: "नाप", text: "नमस्ते {name}, आपका नाप?" }]
  expect((await save(replies)).body.data.values).toEqual({ replies })
  const packer = await signInAs("packer")
  expect(
    (await packer.call(shopCalls.update, { section: "quickReplies", version: 1, values: { replies } })).status,
  ).toBe(403)
})

test("names a piece in the bag of the linked account with its page, so that staff can send it", async () => {
  const who = await aCustomer()
  const { body } = await who.at.call(catalogueCalls.single, { variantIdOrSlug: "classic-white-formal-shirt" })
  expect((await who.at.call(bagCalls.add, { variantId: body.data._id, size: "M", quantity: 1 })).status).toBe(200)
  const { chatId } = await aChat()
  await link(chatId, who.id)
  expect((await personOf(chatId)).bag).toMatchObject([{ slug: "classic-white-formal-shirt", size: "M", gone: false }])
})

test("shows that piece in a message that a page's link has written, while it is sold, but not in staff's own messages", async () => {
  const page = "http://localhost:8000/product"
  const { body } = await owner.call(catalogueCalls.single, { variantIdOrSlug: "classic-white-formal-shirt" })
  const { chatId, phone } = await aChat(`Hello Silai, I have a question: ${page}/classic-white-formal-shirt`)
  await writes(phone, `And this? ${page}/never-sold`)
  await sends(owner, chatId, `Look: ${page}/classic-white-formal-shirt`)
  const messages = await eventually("all three are there", async () => {
    const found = (await threadOf(owner, chatId)).messages
    return found.length === 3 && found
  })
  const { _id, slug, variantName: name, color, thumbnail } = body.data
  expect(messages.map(({ side, piece }) => [side, piece]).filter(([side]) => side === "customer")).toEqual([
    ["customer", { _id, slug, name, color, thumbnail }],
    ["customer", null],
  ])
  expect(messages.find(({ side }) => side === "shop")?.piece).toBeNull()
})

test("shows a piece whose address has changed since the link was written", async () => {
  const piece = await aPublished(owner)
  const { chatId, phone } = await aChat(`I want http://localhost:8000/product/view/${piece.slug}`)
  const slug = `${piece.slug}-moved`
  expect((await change(owner, piece, { slug })).status).toBe(200)
  await writes(phone, `This one: http://localhost:8000/product/${slug}`)
  const messages = await eventually("both are there", async () => {
    const found = (await threadOf(owner, chatId)).messages
    return found.length === 2 && found
  })
  const shown = { _id: piece._id, slug }
  expect(messages.map((one) => one.piece)).toMatchObject([shown, shown])
})
