import { profileCalls } from "@silai/contracts/account/calls"
import { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import { ALERT_MESSAGES } from "@silai/contracts/catalogue/messages"
import { messageCalls } from "@silai/contracts/messaging/calls"
import { stopMessages } from "@silai/contracts/messaging/stop-messages"
import { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { randomUUID } from "node:crypto"
import { beforeAll, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aPublished } from "../../rig/colourway"
import { aBrowser, aCustomer, anEmail, aPhone, type Customer } from "../../rig/customer"
import { theShop } from "../../rig/facts"
import { mails, whatsappOf } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aRingingDevice, noticesOf } from "../../rig/push"
import { eventNamesOf } from "../../rig/received-events"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { aWhatsapp, chatIdOf, type CustomersPhone, threadOf, writes } from "../../rig/whatsapp"
import { workNow } from "../../rig/work"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

/** A customer whose e-mail is proven as well as the phone, with their WhatsApp. */
async function aProven(): Promise<Customer & { whatsapp: CustomersPhone }> {
  const customer = await aCustomer()
  await sql(`insert into customer_email_proof (customer_id, email) values ($1, $2)`, [customer.id, customer.email])
  return { ...customer, whatsapp: aWhatsapp({ waId: `91${customer.phone}` }) }
}

const enqueue = (topic: string, payload: object) =>
  sql(`insert into outbox (topic, dedupe_key, payload) values ($1, $2, $3)`, [
    topic,
    `${topic}:${randomUUID()}`,
    JSON.stringify(payload),
  ])
const orderNews = { orderNumber: "SL-000001", orderPath: "/order-confirmation/x", parcel: null }

type To = { email: string; phone: string; customerId?: string }
const reviewMail = ({ email, customerId }: Omit<To, "phone">) =>
  enqueue("review.asked", {
    orderNumber: "SL-000001",
    contact: { name: "Asha", email },
    customerId,
    pieces: [{ name: "A shirt", path: "/product/a-shirt" }],
  })

/** Everything that the shop sends by itself, once; what arrived, by name, sorted. */
async function arriving({ email, phone, customerId }: To): Promise<string[]> {
  const since = [(await mailsTo(email)).length, (await textsTo(phone)).length, (await whatsappOf(phone)).length]
  await reviewMail({ email, customerId })
  await enqueue("payment.unfinished", {
    name: "Asha",
    email,
    customerId,
    againPath: "/mybag#again=x",
    lines: [{ name: "A shirt", size: "M", quantity: 1 }],
  })
  const back = { piece: "A shirt", size: "M" }
  await enqueue("stock.alert", { news: "back", email, ...back, piecePath: "/product/a", endPath: "/stock-alert/x" })
  await enqueue("stock.back.sms", { phone, ...back })
  await enqueue("stock.back.whatsapp", { phone, ...back, piecePath: "/product/a" })
  await enqueue("order.moved", { ...orderNews, contact: { name: "Asha", email }, news: "shipped" })
  await enqueue("order.moved.sms", { ...orderNews, contact: { name: "Asha", phone }, news: "shipped" })
  await enqueue("order.moved.whatsapp", { ...orderNews, contact: { name: "Asha", phone }, news: "shipped" })
  await workNow()
  const [mailed, texted, chatted] = [await mailsTo(email), await textsTo(phone), await whatsappOf(phone)]
  return [
    ...mailed.slice(since[0]).map(({ subject }) => `mail: ${subject}`),
    ...texted.slice(since[1]).map((text) => (text.includes("SL-000001") ? "text: order" : "text: size")),
    ...chatted.slice(since[2]).map(({ template }) => `whatsapp: ${template}`),
  ].sort()
}

const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to.toLowerCase().includes(email))
async function textsTo(phone: string): Promise<string[]> {
  const response = await fetch(`${theShop().standIns}/sms/__inbox?phone=${phone}`)
  return ((await response.json()) as { texts: { text: string }[] }).texts.map(({ text }) => text)
}

const ORDER_NEWS = ["mail: Your order SL-000001 is on its way", "text: order"]
const OTHER_MAILS = [
  "mail: How do your pieces fit?",
  "mail: Size M is back: A shirt",
  "mail: Your order is not paid yet",
]
const ALL = [...ORDER_NEWS, ...OTHER_MAILS, "text: size", "whatsapp: order_shipped", "whatsapp: size_back"].sort()

const stateOf = async (at: Browser, key?: string) =>
  (await at.call(messageCalls.state, key === undefined ? {} : { key })).body.data
const lastReach = async (phone: CustomersPhone) =>
  (await threadOf(owner, await chatIdOf(phone))).messages.at(-1)!.consentReach

/** A notice of a size that is back, and one of an order, on a customer's device. */
async function rung(customerId: string, device: Awaited<ReturnType<typeof aRingingDevice>>): Promise<string[]> {
  const before = (await noticesOf(device)).length
  const [{ id }] = (await sql<{ id: string }>(`select id from push_device where customer_id = $1`, [customerId])) as [
    { id: string },
  ]
  for (const isOrder of [true, false]) {
    const notice = { title: isOrder ? "order" : "size", body: "", path: "/", tag: randomUUID(), isOrder }
    await sql(
      `insert into outbox (topic, dedupe_key, payload, listener) values ('engine.event', $1, $2, 'push.send')`,
      [notice.tag, JSON.stringify({ name: "push.send", data: [{ deviceId: id, notice }] })],
    )
  }
  await workNow()
  return (await noticesOf(device)).slice(before).map(({ title }) => title)
}

test("ends with STOP all but news of orders by mail and text message, in every channel of the customer who has proven the number, until START", async () => {
  const { at, id, email, phone, whatsapp } = await aProven()
  const to = { email, phone }
  expect(await arriving(to)).toEqual(ALL)
  await writes(whatsapp, "STOP")
  await workNow()
  expect(await arriving(to)).toEqual(ORDER_NEWS)
  // Also mails to an address that the order has, and not the account.
  expect(await arriving({ email: anEmail(), phone: aPhone(), customerId: id })).toEqual(
    ALL.filter((one) => !OTHER_MAILS.includes(one) || one.includes("Size M")),
  )
  expect(await lastReach(whatsapp)).toBe("account")
  expect(await stateOf(at)).toEqual({ isStopped: true, isStoppedOnWhatsapp: true })
  await writes(whatsapp, "शुरू")
  await workNow()
  expect(await arriving(to)).toEqual(ALL)
  expect(await lastReach(whatsapp)).toBe("account")
  expect(await stateOf(at)).toEqual({ isStopped: false, isStoppedOnWhatsapp: false })
  // An older wish that arrives late changes nothing.
  await writes(whatsapp, "बंद करो", { at: Date.now() - 3_600_000 })
  await workNow()
  expect(await stateOf(at)).toEqual({ isStopped: false, isStoppedOnWhatsapp: false })
  expect(await eventNamesOf(id)).toEqual(["silai.messages.started", "silai.messages.stopped"])
})

test("keeps a later wish from the account, when an older STOP arrives late", async () => {
  const { at, whatsapp } = await aProven()
  expect((await at.call(messageCalls.set, { isStopped: false })).status).toBe(200)
  await writes(whatsapp, "STOP", { at: Date.now() - 3_600_000 })
  await workNow()
  expect(await stateOf(at)).toEqual({ isStopped: false, isStoppedOnWhatsapp: true })
  expect(await lastReach(whatsapp)).toBe("whatsapp")
})

test("ends the notices on a customer's devices with STOP, and only those about no order by the switch in the account", async () => {
  const { at, id, whatsapp } = await aProven()
  const device = await aRingingDevice(at)
  expect((await rung(id, device)).sort()).toEqual(["order", "size"])
  expect((await at.call(messageCalls.set, { isStopped: true })).body.message).toBe(stopMessages.stopped)
  expect(await rung(id, device)).toEqual(["order"])
  await writes(whatsapp, "stop")
  await workNow()
  expect(await rung(id, device)).toEqual([])
  await writes(whatsapp, "start")
  await workNow()
  expect((await rung(id, device)).sort()).toEqual(["order", "size"])
})

test("ends no mails by STOP from a number that no account has proven, though it is in the person's order or chat", async () => {
  const { email, id } = await aProven()
  const phone = aPhone()
  const whatsapp = aWhatsapp({ waId: `91${phone}` })
  await writes(whatsapp, "Hello")
  const chatId = await chatIdOf(whatsapp)
  // Staff believed that it is hers.
  expect((await owner.call(whatsappCalls.update, { chatId, customerId: id })).status).toBe(200)
  await writes(whatsapp, "STOP")
  await workNow()
  expect(await lastReach(whatsapp)).toBe("number")
  expect(await arriving({ email, phone })).toEqual([...ORDER_NEWS, ...OTHER_MAILS].sort())
  expect(await arriving({ email, phone, customerId: id })).toEqual([...ORDER_NEWS, ...OTHER_MAILS].sort())
})

test("carries a STOP that came without a number to the account, once WhatsApp names the number", async () => {
  const { at, whatsapp } = await aProven()
  const hidden = { ...whatsapp, waId: null }
  await writes(hidden, "STOP")
  await workNow()
  expect(await lastReach(hidden)).toBe("whatsapp")
  expect(await stateOf(at)).toEqual({ isStopped: false, isStoppedOnWhatsapp: false })
  await writes(whatsapp, "It is me")
  await workNow()
  expect(await stateOf(at)).toEqual({ isStopped: true, isStoppedOnWhatsapp: true })
})

test("refuses a new wait for a size to a customer who has ended such messages, and writes to their address for no one else", async () => {
  const { at, email } = await aProven()
  const piece = await aPublished(owner, { sizes: [{ size: "M", stock: 0 }] })
  const wait = { variantId: piece._id, size: "M" }
  expect((await at.call(messageCalls.set, { isStopped: true })).status).toBe(200)
  for (const by of ["mail", "text", "whatsapp"] as const)
    expect([by, (await at.call(stockAlertCalls.ask, { ...wait, by, email })).body.code]).toEqual([
      by,
      "catalogue.alert_stopped",
    ])
  const stranger = await aBrowser().call(stockAlertCalls.ask, { ...wait, email })
  expect([stranger.status, stranger.body.message]).toEqual([200, ALERT_MESSAGES.mail])
  await workNow()
  expect(await mailsTo(email)).toEqual([])
})

/** The key of the newest mail to an address, from its link. */
const keyFrom = async (email: string) => /\/stop-messages\/([\w-]+)/.exec((await mailsTo(email)).at(-1)!.text)![1]!

test("lets a guest end such mails by the link or by the mail program's one press, and begin them again", async () => {
  const [email, other] = [anEmail(), anEmail()]
  for (const one of [email, other]) await reviewMail({ email: one })
  await workNow()
  const [mail] = await mailsTo(email)
  expect(mail!.html).toContain(stopMessages.mailEnd)
  expect(mail!.unsubscribe.post).toBe("List-Unsubscribe=One-Click")
  const { publicUrl, api } = theShop()
  expect(mail!.unsubscribe.url).toMatch(`${publicUrl}/api/hooks/messages?key=`)
  const url = mail!.unsubscribe.url.replace(`${publicUrl}/api`, api)
  // Opened by a person, or by a program that looks at links: nothing ends.
  const opened = await fetch(url, { redirect: "manual" })
  expect([opened.status, opened.headers.get("location")]).toEqual([303, `/stop-messages/${await keyFrom(email)}`])
  const key = await keyFrom(email)
  expect(await stateOf(aBrowser(), key)).toEqual({ isStopped: false, isStoppedOnWhatsapp: false })
  const pressed = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
    body: "List-Unsubscribe=One-Click",
  })
  expect(pressed.status).toBe(200)
  expect(await stateOf(aBrowser(), key)).toMatchObject({ isStopped: true })
  // However it is written.
  for (const one of [email, other]) await reviewMail({ email: one.replace("someone", "Someone") })
  await workNow()
  expect([(await mailsTo(email)).length, (await mailsTo(other)).length]).toEqual([1, 2])
  expect((await aBrowser().call(messageCalls.set, { key, isStopped: false })).body.message).toBe(stopMessages.started)
  await reviewMail({ email })
  await workNow()
  expect(await mailsTo(email)).toHaveLength(2)
})

test("puts neither link nor header into a mail about an order", async () => {
  const email = anEmail()
  await enqueue("order.moved", { ...orderNews, contact: { name: "Asha", email }, news: "shipped" })
  await workNow()
  const [mail] = await mailsTo(email)
  expect(mail!.text).not.toContain("stop-messages")
  expect(mail!.unsubscribe).toEqual({ url: "", post: "" })
})

test("ends a customer's text messages by the link of a mail to their proven address, and no one's by a typed address", async () => {
  const { email, phone, at } = await aProven()
  const typed = await aCustomer()
  for (const one of [email, typed.email]) await reviewMail({ email: one })
  await workNow()
  for (const one of [email, typed.email])
    expect((await aBrowser().call(messageCalls.set, { key: await keyFrom(one), isStopped: true })).status).toBe(200)
  expect(await arriving({ email, phone })).toEqual([...ORDER_NEWS, "whatsapp: order_shipped"].sort())
  expect(await stateOf(at)).toEqual({ isStopped: true, isStoppedOnWhatsapp: false })
  expect(await arriving(typed)).toEqual(ALL.filter((one) => !OTHER_MAILS.includes(one)))
  expect(await stateOf(typed.at)).toMatchObject({ isStopped: false })
})

test("refuses a key that is none, in the address of the header too, and a guest without one", async () => {
  const { api } = theShop()
  for (const key of ["asha@example.in", "A".repeat(80)]) {
    const { status, body } = await aBrowser().call(messageCalls.set, { key, isStopped: true })
    expect([status, body.code]).toEqual([404, "messaging.stop_key"])
    expect((await aBrowser().call(messageCalls.state, { key })).status).toBe(404)
    const post = await fetch(`${api}/hooks/messages?key=${encodeURIComponent(key)}`, { method: "POST", body: "x" })
    expect(post.status).toBe(404)
  }
  for (const query of ["", "?key=", "?key=//evil.example", "?key=a&key=b", `?key=${"a".repeat(700)}`]) {
    expect((await fetch(`${api}/hooks/messages${query}`, { redirect: "manual" })).status).toBe(404)
    expect((await fetch(`${api}/hooks/messages${query}`, { method: "POST" })).status).toBe(404)
  }
  for (const [call, body] of [
    [messageCalls.set, { isStopped: true }],
    [messageCalls.state, {}],
  ] as const)
    expect((await aBrowser().call(call, body)).body.code).toBe("house.sign_in")
  expect((await aBrowser().call(messageCalls.set, { key: "x".repeat(700), isStopped: true })).status).toBe(400)
})

test("forgets a deleted account's wish, and keeps that its address wants no messages", async () => {
  const { at, id, email, phone, password } = await aProven()
  await reviewMail({ email })
  await workNow()
  const key = await keyFrom(email)
  expect((await at.call(messageCalls.set, { isStopped: true })).status).toBe(200)
  expect((await at.call(profileCalls.userRemove, { password })).status).toBe(200)
  expect(
    await sql(`select about from message_stop where value in ($1, $2, $3) order by 1`, [id, email, phone]),
  ).toEqual([{ about: "email" }, { about: "phone" }])
  expect(await stateOf(aBrowser(), key)).toMatchObject({ isStopped: true })
})
