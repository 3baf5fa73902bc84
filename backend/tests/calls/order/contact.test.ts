import { profileCalls } from "@silai/contracts/account/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { orderCalls, orderEditCalls } from "@silai/contracts/order/calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { beforeAll, describe, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aBrowser, aCustomer, aCustomerWhoSignedUp, anEmail, aPhone, provePhone } from "../../rig/customer"
import { mails } from "../../rig/gateway"
import { confirmTokenOf, undoTokenOf } from "../../rig/mailed-links"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { eventNamesOf } from "../../rig/received-events"
import { asked, delivered, moved } from "../../rig/returns"
import { aBag, aContact, aGuest, anAddress, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const [slug, size] = ["phantom-grey-formal-trousers", "L"] as const

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

type Placed = { at: Browser; orderId: string; email: string; phone: string; number: string }

async function placed(at?: Browser): Promise<Placed> {
  await setStock(slug, size, 5)
  const { email, phone, ...rest } = aContact()
  const by = at ?? (await aGuest({ contact: { email, phone, ...rest }, address: anAddress({ phone }) }))
  const orderId = await buys(by, await aBag([{ slug, size }]))
  const row = await shown(orderId)
  return { at: by, orderId, email: row.email, phone: row.phone, number: row.orderNumber }
}
const shown = async (orderId: string, at = owner) => (await at.call(orderCalls.single, { orderId })).body.data
const correct = ({ orderId, email, phone }: Placed, contact: object, at = owner, before: object = { email, phone }) =>
  at.call(orderEditCalls.contact, { orderId, before, contact } as never)
const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to.includes(email))
const until = (email: string, subject: string) =>
  afterWork(`${subject} to ${email}`, async () => (await mailsTo(email)).find((mail) => mail.subject === subject))
const keyIn = (text: string) => /#key=(\S+)/.exec(text)![1]!
const failedOf = async (number: string) =>
  (await owner.call(noticeCalls.failed, {})).body.data.filter(({ orderNumber }) => orderNumber === number)

describe("an order's contact", () => {
  test("is corrected in the order, the engine and its address; a note keeps the former one, and both addresses are notified", async () => {
    const order = await placed()
    const [email, phone] = [anEmail(), aPhone()]
    const { status, body } = await correct(order, { email: ` <${email.toUpperCase()}> `, phone: `+91 ${phone}` })
    expect([status, body.data]).toEqual([200, { email, phone }])
    expect(await shown(order.orderId)).toMatchObject({ email, phone, address: { phone } })
    expect(
      await oneRow(
        `select o.email, o.phone, o.mailbox, o.details -> 'contact' ->> 'email' as kept, e.email as engine, a.phone as engine_phone
           from order_state o join "order" e on e.id = o.order_id join order_address a on a.id = e.shipping_address_id where o.order_id = $1`,
        [order.orderId],
      ),
    ).toEqual({ email, phone, mailbox: email, kept: email, engine: email, engine_phone: phone })
    const { text, author } = (await owner.call(orderEditCalls.notes, { orderId: order.orderId })).body.data[0]!
    expect([text, author]).toEqual([
      `Corrected the contact. E-mail ${order.email} → ${email}, Phone ${order.phone} → ${phone}`,
      "Harpreet Singh",
    ])
    const [seen] = (await (await signInAs("tailor")).call(orderEditCalls.notes, { orderId: order.orderId })).body.data
    expect(seen!.text).not.toMatch(/@|\d{10}/)
    expect(await eventNamesOf(order.orderId)).toContain("silai.order.contact-corrected")
    const subject = mailMessages.orderContact.subject(order.number)
    const [fresh, former] = [await until(email, subject), await until(order.email, subject)]
    expect(fresh!.text).toContain(mailMessages.orderContact.phoneEnds(phone.slice(-4)))
    expect(fresh!.text).toContain(`/order-confirmation/${order.orderId}#key=`)
    expect(former!.text).not.toContain("#key=")
    expect(former!.text).not.toContain(email)
    expect(former!.text).not.toContain(phone.slice(-4))
  })

  test("receives all later mails of its order: those of a refund, and those of an earlier return request", async () => {
    const order = await placed()
    const email = anEmail()
    await correct(order, { email, phone: order.phone })
    await owner.call(orderCalls.update, { orderId: order.orderId, status: 10 })
    const sent = await afterWork("the refund is mailed", async () => {
      const rows = await sql<{ topic: string; to: string }>(
        `select topic, coalesce(payload ->> 'email', payload -> 'contact' ->> 'email') as to from outbox
          where payload ->> 'orderNumber' = $1 and topic in ('order.moved', 'refund.made') order by id`,
        [order.number],
      )
      return rows.length === 2 && rows
    })
    expect(sent.map(({ to }) => to)).toEqual([email, email])

    const had = await delivered(owner)
    await asked(had, "return")
    const { email: first, phone } = await shown(had.orderId)
    expect((await correct({ ...order, orderId: had.orderId, email: first, phone }, { email, phone })).status).toBe(200)
    await afterWork("the return has the corrected e-mail", async () => {
      const row = await oneRow<{ email: string }>(`select email from return_request where order_id = $1`, [had.orderId])
      return row.email === email
    })
  })

  test("ends the links in earlier mails; later links work, and so does the browser that ordered", async () => {
    const order = await placed()
    const first = await afterWork("the first mail", async () => (await mailsTo(order.email))[0])
    const [before, email] = [keyIn(first!.text), anEmail()]
    const open = async (key: string) =>
      (await aBrowser().call(orderCalls.single, { orderId: order.orderId, key })).status
    expect(await open(before)).toBe(200)
    await correct(order, { email, phone: order.phone })
    const fresh = await until(email, mailMessages.orderContact.subject(order.number))
    expect([await open(before), await open(keyIn(fresh!.text))]).toEqual([410, 200])
    expect((await shown(order.orderId, order.at)).masked).toBe(false)
  })

  test("is tracked by the corrected phone only, and no longer shown to a browser that proved the previous one", async () => {
    const order = await placed()
    const stranger = aBrowser()
    await provePhone(stranger, order.phone, "order")
    await stranger.call(orderCalls.prove, { orderId: order.number, phone: order.phone })
    expect((await shown(order.orderId, stranger)).masked).toBe(false)
    const phone = aPhone()
    await correct(order, { email: order.email, phone })
    const track = async (by: string, at = aBrowser()) =>
      (await at.call(orderCalls.single, { orderId: order.number, phone: by })).status
    expect([await track(phone), await track(order.phone)]).toEqual([200, 404])
    expect((await stranger.call(orderCalls.single, { orderId: order.orderId })).status).toBe(404)
    const mail = await until(order.email, mailMessages.orderContact.subject(order.number))
    expect(mail!.text).toContain(mailMessages.orderContact.phone(order.number))
  })

  test("stays with the account that placed the order, whose own e-mail and phone stay", async () => {
    const customer = await aCustomer()
    const before = await oneRow(`select email, phone from customer where id = $1`, [customer.id])
    const { email, phone, ...rest } = aContact()
    const details = await customer.at.call(checkoutCalls.guest, {
      contact: { email, phone, ...rest },
      address: anAddress(),
      deliveryMethod: "home",
    })
    expect(details.status).toBe(200)
    const order = await placed(customer.at)
    expect((await correct(order, { email: anEmail(), phone: aPhone() })).status).toBe(200)
    const mine = (await customer.at.call(orderCalls.mine, { pageSize: 10 } as never)).body.data
    expect(mine.map(({ _id }) => _id)).toContain(order.orderId)
    expect(await oneRow(`select email, phone from customer where id = $1`, [customer.id])).toEqual(before)
  })

  test("refuses an address that no mail reaches, an invalid phone, the same contact again, and one that a colleague has changed", async () => {
    const order = await placed()
    const { email, phone } = order
    for (const bad of ["ravi@example.con,x", "ravi..k@example.com", "ravi@-example.com", "a(b)@example.com"])
      expect([bad, (await correct(order, { email: bad, phone })).status]).toEqual([bad, 400])
    expect((await correct(order, { email: "", phone })).body.code).toBe("order.email_wanted")
    expect((await correct(order, { email, phone: "12345" })).status).toBe(400)
    expect((await correct(order, { email, phone })).body.code).toBe("order.same_contact")
    const other = { email: anEmail(), phone }
    expect((await correct(order, other, owner, { email: "else@example.com", phone })).body.code).toBe(
      "order.contact_changed",
    )
    const both = await Promise.all([correct(order, other), correct(order, { email: anEmail(), phone })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await correct({ ...order, orderId: "order_nowhere" }, other)).status).toBe(404)
  })

  test("is for staff who may change orders, and not for its buyer", async () => {
    const order = await placed()
    const contact = { email: anEmail(), phone: order.phone }
    for (const role of ["tailor", "packer"] as const)
      expect((await correct(order, contact, await signInAs(role))).status).toBe(403)
    expect([
      (await correct(order, contact, order.at)).status,
      (await correct(order, contact, browser())).status,
    ]).toEqual([401, 401])
    expect((await correct(order, contact, await signInAs("manager"))).status).toBe(200)
  })
})

test("sends a message that failed for its address again to the corrected one, with a link that works", async () => {
  const order = await placed()
  // As after an order of an earlier version, whose address no mail server takes.
  const wrong = "ravi@example.com,"
  await sql(
    `update order_state set email = $2, details = jsonb_set(details, '{contact,email}', to_jsonb($2::text)) where order_id = $1`,
    [order.orderId, wrong],
  )
  await owner.call(orderCalls.update, { orderId: order.orderId, status: 1 })
  const failed = await afterWork("the mail has failed", async () => (await failedOf(order.number))[0])
  expect(failed).toMatchObject({ name: "order.moved", correctable: true, person: "Gurpreet Kaur" })
  const email = anEmail()
  expect((await correct({ ...order, email: wrong }, { email, phone: order.phone })).status).toBe(200)
  expect((await owner.call(noticeCalls.failedAgain, { failedId: failed!._id })).status).toBe(200)
  const sent = await until(email, mailMessages.moved.subject.accepted(order.number))
  const { status } = await aBrowser().call(orderCalls.single, { orderId: order.orderId, key: keyIn(sent!.text) })
  expect(status).toBe(200)
  // No mail can reach the previous address, so none is tried.
  expect(await failedOf(order.number)).toEqual([])
})

describe("an order of an account whose e-mail is changed", () => {
  const emailsIn = async (...orders: string[]) =>
    (
      await sql<{ email: string }>(
        `select s.email from unnest($1::text[]) with ordinality o (id, place) join order_state s on s.order_id = o.id order by o.place`,
        [orders],
      )
    ).map(({ email }) => email)
  const emailOf = async (returnId: string) =>
    (await oneRow<{ email: string }>(`select email from return_request where id = $1`, [returnId])).email
  const buysWith = async (at: Browser, email: string) => {
    await setStock(slug, size, 5)
    await at.call(checkoutCalls.guest, {
      contact: aContact({ email }),
      address: anAddress(),
      deliveryMethod: "home",
    })
    return buys(at, await aBag([{ slug, size }]))
  }

  test("follows it once it is proven, with its requests; one with another e-mail keeps it, and an undo returns all", async () => {
    const buyer = await aCustomerWhoSignedUp()
    const { at, email: former, password } = buyer
    const chosen = anEmail()
    const own = await buysWith(at, former)
    const other = await buysWith(at, chosen)
    await moved(owner, own, 1, 3, 4, 6)
    const request = await asked({ at, orderId: own }, "return")
    await at.call(profileCalls.confirmEmail, { token: (await confirmTokenOf(former))! })
    const placedMail = await afterWork("the order's mail", async () =>
      (await mailsTo(former)).find(({ text }) => text.includes(`${own}#key=`)),
    )
    const key = keyIn(placedMail!.text)

    const email = anEmail()
    expect((await at.call(profileCalls.userUpdate, { email, password })).status).toBe(200)
    const token = (await confirmTokenOf(email))!
    expect(await emailsIn(own, other)).toEqual([former, chosen])
    expect((await at.call(profileCalls.confirmEmail, { token })).status).toBe(200)
    await afterWork("the request follows", async () => (await emailOf(request._id)) === email)
    expect(await emailsIn(own, other)).toEqual([email, chosen])
    expect(await eventNamesOf(buyer.id)).toContain("silai.customer-email.replaced")
    expect((await aBrowser().call(orderCalls.single, { orderId: own, key })).status).toBe(410)

    const undo = (await undoTokenOf(former, "email"))!
    expect((await aBrowser().call(profileCalls.undoChange, { token: undo })).status).toBe(200)
    await afterWork("the order returns", async () => (await emailsIn(own))[0] === former)
    expect(await emailsIn(other)).toEqual([chosen])
  })
})
