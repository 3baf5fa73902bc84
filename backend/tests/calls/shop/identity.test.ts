import { orderCalls } from "@silai/contracts/order/calls"
import { shopCalls } from "@silai/contracts/shop/calls"
import { FIRST_IDENTITY, type Identity, shopAddress } from "@silai/contracts/shop/identity"
import { SETTINGS } from "@silai/contracts/shop/limits"
import { FIRST_OPENING_HOURS, hoursInWords } from "@silai/contracts/shop/opening-hours"
import { afterEach, expect, test } from "vitest"
import { eventually } from "../../rig/eventually"
import { browser } from "../../rig/browser"
import { theShop } from "../../rig/facts"
import { mails } from "../../rig/gateway"
import { untilReceived } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const section = "identity" as const
const slug = "phantom-grey-formal-trousers"
const owner = await signInAsOwner()
const history = async () => (await owner.call(shopCalls.history, { section })).body.data
const write = async (change: Partial<Identity>, at = owner) =>
  at.call(shopCalls.update, {
    section,
    values: { ...FIRST_IDENTITY, ...change },
    version: (await history())[0]!.version,
  })
const seen = async () => (await browser().call(shopCalls.settings)).body.data.identity
// Another one in the same state, so that what other tests sell stays within Punjab.
const moved = { legalName: "Silai Clothing LLP", gstin: "03AAECS1968R1ZS", line1: "7, Model Town" }

afterEach(() => write({}))

test("shows the shop's new details to everyone at once, and keeps the original in the history", async () => {
  expect((await write({ phone: "+91 161 244 0000" })).status).toBe(200)
  expect(await seen()).toEqual({ ...FIRST_IDENTITY, phone: "+91 161 244 0000" })
  expect((await history()).at(-1)).toEqual({
    section,
    version: 0,
    values: FIRST_IDENTITY,
    changedAt: null,
    changedBy: null,
  })
  await untilReceived("silai.shop-settings.updated", section)
})

test("stores the shop's numbers by one rule, however they are written", async () => {
  const written = { phone: "(0161) 244 0000", otherPhone: "१८०० १२३ ४५६७", whatsapp: "\u200b098765-00000" }
  expect((await write(written)).status).toBe(200)
  const { phone, otherPhone, whatsapp } = await seen()
  expect([phone, otherPhone, whatsapp]).toEqual(["+91 161 244 0000", "1800 123 4567", "+91 98765-00000"])
})

test("gives an order the GSTIN valid when it is placed, and says in its mail where to collect it and whom to call", async () => {
  await setStock(slug, "M", 9)
  const before = await buys(await aGuest(), await aBag([{ slug }]))
  await write(moved)
  const contact = aContact()
  const orderId = await buys(await aGuest({ contact, deliveryMethod: "pickup" }), await aBag([{ slug }]))
  const gstinOf = async (id: string) =>
    (await owner.call(orderCalls.single, { orderId: id })).body.data.tax!.sellerGstin
  expect([await gstinOf(orderId), await gstinOf(before)]).toEqual([moved.gstin, FIRST_IDENTITY.gstin])
  const mail = await afterWork("the mail of the order", async () =>
    (await mails()).find(({ to }) => to === contact.email),
  )
  const address = shopAddress({ ...FIRST_IDENTITY, ...moved })
  expect(mail.text).toContain(`Silai\n${address}\n`)
  expect(mail.text).toContain(
    `${FIRST_IDENTITY.phone}, ${hoursInWords(FIRST_OPENING_HOURS)}\nSilai Clothing LLP\n${address}`,
  )
  expect(mail.html).toContain(`Silai Clothing LLP<br>${address}`)
})

test("soon reads a setting written by another process", async () => {
  await seen()
  const { version } = await oneRow<{ version: number }>(
    `insert into shop_setting (section, version, value, author_id, author_name)
       select section, version + 1, value || '{"line2": "Upstairs"}', author_id, author_name from shop_setting
       where section = $1 order by version desc limit 1 returning version`,
    [section],
  )
  expect(version).toBeGreaterThan(0)
  await eventually("what another process wrote", async () => (await seen()).line2 === "Upstairs", 2 * SETTINGS.keptMs)
})

test("shows the change to a storefront that sees the settings have changed, whichever process wrote it", async () => {
  const version = async () =>
    ((await (await fetch(`${theShop().api}/shop-version`)).json()) as { version: string | null }).version
  const before = await version()
  // The shop's process caches them for a moment from here on.
  await seen()
  await sql(
    `with written as (
       insert into shop_setting (section, version, value, author_id, author_name)
       select section, version + 1, value || '{"line2": "Downstairs"}', author_id, author_name from shop_setting
        where section = $1 order by version desc limit 1 returning section)
     select pg_notify('silai_live', json_build_object('event', 'shop-settings.changed', 'section', section)::text) from written`,
    [section],
  )
  await eventually("another version", async () => (await version()) !== before)
  expect((await seen()).line2).toBe("Downstairs")
})

test("reads a field newer than a version, or one with nonsense in it, as its first value", async () => {
  await write(moved)
  await sql(
    `update shop_setting set value = value - 'youtube' || '{"state": "Atlantis", "phone": 7, "hours": "By day", "fax": "none"}' where section = $1`,
    [section],
  )
  expect((await history())[0]!.values).toEqual({ ...FIRST_IDENTITY, ...moved })
  await eventually("the shop says it", async () => (await seen()).line1 === moved.line1, 2 * SETTINGS.keptMs)
  expect(await seen()).toEqual({ ...FIRST_IDENTITY, ...moved })
  // A row with unrelated content.
  await sql(`update shop_setting set value = '"none"' where section = $1`, [section])
  await eventually("the original shop", async () => (await seen()).line1 === FIRST_IDENTITY.line1, 2 * SETTINGS.keptMs)
})

test("lets a manager change the shop's details, and a tailor not", async () => {
  expect((await write({}, await signInAs("manager"))).status).toBe(200)
  expect((await write({}, await signInAs("tailor"))).status).toBe(403)
})

test.each([
  ["a GSTIN of another state", { gstin: "27AAPFU0939F1ZV" }, "values.gstin"],
  ["a state that India has not", { state: "Atlantis" }, "values.state"],
  ["a toll-free number for WhatsApp", { whatsapp: "1800 123 4567" }, "values.whatsapp"],
  ["a phone that cannot be dialled", { phone: "call us" }, "values.phone"],
  ["a link that leads elsewhere", { facebook: "https://elsewhere.example/silai" }, "values.facebook"],
  ["a name longer than an invoice", { legalName: "a".repeat(101) }, "values.legalName"],
  ["a field that the shop does not know", { fax: "none" }, "values"],
])("refuses %s at its field", async (_what, wrong, field) => {
  const before = await history()
  const { status, body } = await write(wrong as Partial<Identity>)
  expect([status, body.code, body.field]).toEqual([400, "house.bad_body", field])
  expect(await history()).toEqual(before)
})

test("refuses the values of another section", async () => {
  const { version } = (await history())[0]!
  const values = { shown: false, text: "", link: "" }
  const { status } = await owner.call(shopCalls.update, { section, version, values } as never)
  expect(status).toBe(400)
})
