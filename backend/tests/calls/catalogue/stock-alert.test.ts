import { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { STOCK_ALERT } from "@silai/contracts/catalogue/limits"
import { ALERT_MESSAGES } from "@silai/contracts/catalogue/messages"
import { SHARED_TURN } from "@silai/contracts/house/limits"
import { SIZE_BACK } from "@silai/contracts/messaging/whatsapp"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { beforeEach, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aPublished } from "../../rig/colourway"
import { aBrowser, aCustomer, anEmail } from "../../rig/customer"
import { mails, whatsappOf } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { eventNamesOf } from "../../rig/received-events"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { afterWork, workNow } from "../../rig/work"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000 })

let owner: Browser
let piece: Colourway
beforeEach(async () => {
  owner = await signInAsOwner()
  piece = await aPublished(owner, {
    sizes: [
      { size: "S", stock: 3 },
      { size: "M", stock: 0 },
      { size: "L", stock: 0 },
    ],
  })
})
const ask = (email: string, size = "M", at = aBrowser()) =>
  at.call(stockAlertCalls.ask, { variantId: piece._id, size, email })
const set = (size: string, pieces: number) =>
  owner.call(inventoryCalls.updateStock, {
    variants: [{ variantId: piece._id, size, set: pieces, reason: "counted" }],
    note: "",
  })
const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to.includes(email))
const untilMails = (email: string, count: number) =>
  afterWork(`${count} mails to ${email}`, async () => {
    const found = await mailsTo(email)
    return found.length === count && found
  })
const waits = async () => (await owner.call(stockAlertCalls.waiting, { variantId: piece._id })).body.data

test("sends a shopper waiting for a sold-out size one mail when it is back, and ends the wait", async () => {
  const [mine, other] = [anEmail(), anEmail()]
  expect((await ask(mine)).status).toBe(200)
  expect((await ask(mine.toUpperCase())).status).toBe(200)
  await ask(other, "L")
  expect(await waits()).toEqual([
    { size: "M", to: mine, since: expect.any(String) },
    { size: "L", to: other, since: expect.any(String) },
  ])
  await untilMails(mine, 1)
  await set("M", 2)
  const found = await untilMails(mine, 2)
  const alertMail = found.find(({ text }) => text.includes("here again in size M"))!
  expect(alertMail.text).toContain(`/product/${piece.slug}`)
  await set("M", 0)
  await set("M", 5)
  await workNow()
  expect(await mailsTo(mine)).toHaveLength(2)
  expect(await mailsTo(other)).toHaveLength(1)
  expect(await waits()).toMatchObject([{ size: "L", to: other }])
})

test("writes to a signed-in customer on the phone of the account, once; not to a guest, whose phone is not proven", async () => {
  const { at, phone } = await aCustomer()
  const by = { variantId: piece._id, size: "M", by: "text" as const }
  expect((await aBrowser().call(stockAlertCalls.ask, by)).body).toMatchObject({ code: "catalogue.alert_no_phone" })
  expect((await aBrowser().call(stockAlertCalls.ask, { ...by, by: "mail" })).status).toBe(400)
  expect((await at.call(stockAlertCalls.ask, by)).status).toBe(200)
  await set("M", 1)
  const texts = () =>
    sql<{ payload: object }>(`select payload from outbox where topic = 'stock.back.sms' and payload ->> 'phone' = $1`, [
      phone,
    ])
  await workNow()
  expect(await texts()).toHaveLength(1)
  await set("M", 0)
  await set("M", 3)
  await workNow()
  expect(await texts()).toHaveLength(1)
})

test("writes on WhatsApp to a customer who chose it, once, with the way to the piece", async () => {
  const { at, phone } = await aCustomer()
  const wanted = { variantId: piece._id, size: "M" }
  expect((await aBrowser().call(stockAlertCalls.ask, { ...wanted, by: "whatsapp" })).body).toMatchObject({
    code: "catalogue.alert_no_phone",
  })
  for (const by of ["whatsapp", "text", "whatsapp"] as const)
    expect((await at.call(stockAlertCalls.ask, { ...wanted, by })).body.message).toBe(ALERT_MESSAGES[by])
  expect((await at.call(stockAlertCalls.own)).body.data).toMatchObject([{ size: "M", byWhatsapp: true }])
  await set("M", 1)
  await workNow()
  const [note] = await whatsappOf(phone)
  expect(note).toMatchObject({
    template: SIZE_BACK,
    text: expect.stringContaining(`${piece.variantName} is here again in size M`),
  })
  expect(new URL(note!.link).pathname).toBe(`/product/${piece.slug}`)
  await set("M", 0)
  await set("M", 3)
  await workNow()
  expect(await whatsappOf(phone)).toHaveLength(1)
  expect(
    await sql(`select 1 from outbox where topic = 'stock.back.sms' and payload ->> 'phone' = $1`, [phone]),
  ).toEqual([])
})

test("refuses a message on WhatsApp to a phone that sent STOP there, and sends none to one that did so later", async () => {
  const wanted = { variantId: piece._id, size: "M", by: "whatsapp" as const }
  const [early, late] = [await aCustomer(), await aCustomer()]
  const stops = (phone: string) =>
    sql(`insert into whatsapp_contact (id, wa_id, consent, consent_at) values ($1, $2, 'stop', now())`, [
      `contact_${phone}`,
      `91${phone}`,
    ])
  await stops(early.phone)
  expect((await early.at.call(stockAlertCalls.ask, wanted)).body).toMatchObject({ code: "catalogue.alert_stopped" })
  expect((await late.at.call(stockAlertCalls.ask, wanted)).status).toBe(200)
  await stops(late.phone)
  await set("M", 1)
  await workNow()
  expect(await whatsappOf(late.phone)).toEqual([])
})

test("shows a customer the sizes for which a text message is requested, and ends each; another customer and a guest see none of them", async () => {
  const { at, phone } = await aCustomer()
  expect((await at.call(stockAlertCalls.own)).body.data).toEqual([])
  await at.call(stockAlertCalls.ask, { variantId: piece._id, size: "M", by: "text" })
  const [own] = (await at.call(stockAlertCalls.own)).body.data
  expect(own).toMatchObject({ variantId: piece._id, slug: piece.slug, size: "M" })
  const other = await aCustomer()
  expect((await other.at.call(stockAlertCalls.own)).body.data).toEqual([])
  expect((await aBrowser().call(stockAlertCalls.own)).status).toBe(401)
  expect((await at.call(stockAlertCalls.end, { key: own!.key })).status).toBe(200)
  expect((await at.call(stockAlertCalls.own)).body.data).toEqual([])
  await set("M", 2)
  await workNow()
  expect(
    await sql(`select 1 from outbox where topic = 'stock.back.sms' and payload ->> 'phone' = $1`, [phone]),
  ).toEqual([])
})

test("lets a plugin refuse a wait for a size, and sends it an event when one begins, is ended, or the size is back", async () => {
  const [ended, alerted] = [anEmail(), anEmail()]
  const refused = await aBrowser().call(stockAlertCalls.ask, {
    variantId: piece._id,
    size: "M",
    email: ended,
    additional_data: { refuse: true, supplier: "Ravi" },
  } as never)
  expect([refused.status, (await waits()).some(({ to }) => to === ended)]).toEqual([409, false])
  for (const email of [ended, alerted]) await ask(email)
  const waiting = await sql<{ id: string; email: string; key: string }>(
    `select id, email, key from stock_alert where email = any($1::text[])`,
    [[ended, alerted]],
  )
  const of = (email: string) => waiting.find((one) => one.email === email)!
  await aBrowser().call(stockAlertCalls.end, { key: of(ended).key })
  await aBrowser().call(stockAlertCalls.end, { key: of(ended).key })
  await set("M", 3)
  await untilMails(alerted, 2)
  await workNow()
  expect(await eventNamesOf(of(ended).id)).toEqual(["silai.stock-alert.created", "silai.stock-alert.deleted"])
  expect(await eventNamesOf(of(alerted).id)).toEqual(["silai.stock-alert.created", "silai.stock-alert.sent"])
})

test("ends the wait by the link of the first mail", async () => {
  const mine = anEmail()
  await ask(mine)
  const [mail] = await untilMails(mine, 1)
  const key = /\/stock-alert\/(\S+)/.exec(mail!.text)![1]!
  expect((await aBrowser().call(stockAlertCalls.end, { key: "another-key" })).status).toBe(200)
  expect((await waits()).map(({ to }) => to)).toContain(mine)
  expect((await aBrowser().call(stockAlertCalls.end, { key })).status).toBe(200)
  expect((await waits()).map(({ to }) => to)).not.toContain(mine)
  await set("M", 4)
  await workNow()
  expect(await mailsTo(mine)).toHaveLength(1)
})

test("refuses a size in stock, one that is not made, and a wrong address", async () => {
  expect((await ask(anEmail(), "S")).body).toMatchObject({ code: "catalogue.alert_in_stock" })
  expect((await ask(anEmail(), "XXS")).status).toBe(404)
  expect((await ask("not an address")).status).toBe(400)
})

test("leaves the owner of a proven address their waits, whatever a stranger has asked for it, and names the limit", async () => {
  const { at, id, email: mine } = await aCustomer()
  await sql(`insert into customer_email_proof (customer_id, email) values ($1, $2)`, [id, mine])
  for (let asked = 0; asked < STOCK_ALERT.perAddress.points; asked++) expect((await ask(mine)).status).toBe(200)
  const { status, body, headers } = await ask(mine)
  expect([status, body]).toMatchObject([
    429,
    {
      code: "catalogue.alert_often",
      message: "We were asked to write there about five sizes today already. Please ask for more in 24 hours.",
    },
  ])
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3_600)
  for (const size of ["M", "L"]) expect((await ask(mine, size, at)).status).toBe(200)
  // Signed in, a stranger's address counts as for anyone.
  expect((await ask(mine, "L", (await aCustomer()).at)).status).toBe(429)
})

test("limits requests by network and by address, and only staff who may see customers see who waits", async () => {
  const at = aBrowser()
  const asked = await Promise.all(
    Array.from({ length: STOCK_ALERT.perNetwork.points + 2 }, () => ask(anEmail(), "M", at)),
  )
  const refused = asked.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  // Its neighbours wait for their turn, not for the hour's end.
  expect(Number(refused[0]!.headers.get("retry-after"))).toBeLessThanOrEqual(SHARED_TURN.seconds)
  const mine = anEmail()
  const often = await Promise.all(Array.from({ length: STOCK_ALERT.perAddress.points + 1 }, () => ask(mine)))
  expect(often.filter(({ status }) => status === 429)).toHaveLength(1)
  const tailor = await signInAs("tailor")
  expect((await tailor.call(stockAlertCalls.waiting, { variantId: piece._id })).status).toBe(403)
  await sql(`delete from stock_alert where colourway_id = $1`, [piece._id])
})
