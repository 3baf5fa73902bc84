import { orderCalls } from "@silai/contracts/order/calls"
import { shopCalls } from "@silai/contracts/shop/calls"
import { FIRST_IDENTITY, type Identity, shopAddress } from "@silai/contracts/shop/identity"
import { SETTINGS } from "@silai/contracts/shop/limits"
import { afterAll, expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { eventually } from "../../rig/eventually"
import { mails } from "../../rig/gateway"
import { untilHeard } from "../../rig/heard"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

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
// Another of the same state: what neighbours in these tests sell stays within Punjab.
const moved = { legalName: "Silai Clothing LLP", gstin: "03AAECS1968R1ZS", line1: "7, Model Town", hours: "By day" }

afterAll(() => write({}))

test("who runs the shop is read by everybody at once, and how the shop began stays in the history", async () => {
  expect((await write({ phone: "+91 161 244 0000" })).status).toBe(200)
  expect(await seen()).toEqual({ ...FIRST_IDENTITY, phone: "+91 161 244 0000" })
  expect((await history()).at(-1)).toEqual({
    section,
    version: 0,
    values: FIRST_IDENTITY,
    changedAt: null,
    changedBy: null,
  })
  await untilHeard("silai.shop-settings.updated", section)
})

test("an order is sold under the GSTIN of its hour, and its mail says where to collect it and whom to call", async () => {
  await setStock(slug, "M", 9)
  const before = await buys(await aGuest(), await aBag([{ slug }]))
  await write(moved)
  const contact = aContact()
  const orderId = await buys(await aGuest({ contact, deliveryMethod: "pickup" }), await aBag([{ slug }]))
  const gstinOf = async (id: string) =>
    (await owner.call(orderCalls.single, { orderId: id })).body.data.tax!.sellerGstin
  expect([await gstinOf(orderId), await gstinOf(before)]).toEqual([moved.gstin, FIRST_IDENTITY.gstin])
  const mail = await eventually("the mail of the order", async () =>
    (await mails()).find(({ to }) => to === contact.email),
  )
  const address = shopAddress({ ...FIRST_IDENTITY, ...moved })
  expect(mail.text).toContain(`Silai\n${address}\n`)
  expect(mail.text).toContain(`${FIRST_IDENTITY.phone}, By day\nSilai Clothing LLP\n${address}`)
  expect(mail.html).toContain(`Silai Clothing LLP<br>${address}`)
})

test("what another process has written is soon known here", async () => {
  await seen()
  const [{ version }] = await sql<{ version: number }>(
    `insert into shop_setting (section, version, value, author_id, author_name)
       select section, version + 1, value || '{"hours": "At dawn"}', author_id, author_name from shop_setting
       where section = $1 order by version desc limit 1 returning version`,
    [section],
  )
  expect(version).toBeGreaterThan(0)
  await eventually("the hours of another process", async () => (await seen()).hours === "At dawn", 2 * SETTINGS.keptMs)
})

test("a field that came after a version was written has its first value in it", async () => {
  await write(moved)
  await sql(`update shop_setting set value = value - 'youtube' where section = $1`, [section])
  expect((await history())[0]!.values).toEqual({ ...FIRST_IDENTITY, ...moved })
})

test("a manager may say who runs the shop, a tailor may not", async () => {
  expect((await write({}, await signInAs("manager"))).status).toBe(200)
  expect((await write({}, await signInAs("tailor"))).status).toBe(403)
})

test.each([
  ["a GSTIN of another state", { gstin: "27AAPFU0939F1ZV" }, "values.gstin"],
  ["a state that India has not", { state: "Atlantis" }, "values.state"],
  ["a phone that cannot be dialled", { phone: "call us" }, "values.phone"],
  ["a link that leads elsewhere", { facebook: "https://elsewhere.example/silai" }, "values.facebook"],
  ["a name longer than an invoice", { legalName: "a".repeat(101) }, "values.legalName"],
  ["a field that the shop does not know", { fax: "none" }, "values"],
])("%s is refused at its field", async (_what, wrong, field) => {
  const before = await history()
  const { status, body } = await write(wrong as Partial<Identity>)
  expect([status, body.code, body.field]).toEqual([400, "house.bad_body", field])
  expect(await history()).toEqual(before)
})

test("the values of another section are refused", async () => {
  const { version } = (await history())[0]!
  const values = { shown: false, text: "", link: "" }
  const { status } = await owner.call(shopCalls.update, { section, version, values } as never)
  expect(status).toBe(400)
})
