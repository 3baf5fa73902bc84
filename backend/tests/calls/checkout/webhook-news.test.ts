import { accountCalls, profileCalls } from "@silai/contracts/account/calls"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { SENT_MESSAGES } from "@silai/contracts/messaging/limits"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { describe, expect, test } from "vitest"
import { aBrowser, aCustomer } from "../../rig/customer"
import { pay, sendWebhook } from "../../rig/gateway"
import { aBag, aContact, anAddress, askToPay } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterSweeps, afterWork } from "../../rig/work"

closeSqlAfterwards()

let events = 0
const anEvent = () => `evt_${Date.now()}_${++events}`
/** The name under which the checkout keeps an event of Razorpay's. */
const nameOf = (id: string) => `razorpay:${id}`
type Tried = { tries: number; handled_at: Date | null; given_up_at: Date | null; last_error: string }
const tried = async (id: string) =>
  (
    await sql<Tried>(`select tries, handled_at, given_up_at, last_error from gateway_event where event_id = $1`, [
      nameOf(id),
    ])
  )[0]

describe("the webhooks of Razorpay", () => {
  test.each([
    ["null", "null"],
    ["a payment that is none", `{"event":"payment.captured","payload":{"payment":{"entity":{"id":7}}}}`],
    ["a refund that is none", `{"event":"refund.processed","payload":{"refund":{"entity":"rfnd_1"}}}`],
  ])("are acknowledged, tried again, and only then given up and listed when signed, but %s", async (_what, body) => {
    const id = anEvent()
    expect(await sendWebhook(body, id)).toBe(200)
    const again = await afterWork("the event is tried again", async () => {
      const seen = await tried(id)
      return (seen?.tries ?? 0) > 1 && seen
    })
    expect([again!.given_up_at, again!.last_error]).toEqual([null, expect.stringMatching(/^Unreadable: /)])
    await sql(`update gateway_event set tries = 19, next_at = now() where event_id = $1`, [nameOf(id)])
    const ended = await afterWork("the event has ended", async () => {
      const seen = await tried(id)
      return seen?.given_up_at && seen
    })
    expect([ended!.tries, ended!.last_error]).toEqual([20, expect.stringMatching(/^Unreadable: /)])
  })

  test("are acknowledged and given up at once when signed but not JSON, because no later version of the shop could read them", async () => {
    const id = anEvent()
    expect(await sendWebhook("{", id)).toBe(200)
    const row = await afterWork("the event has ended", async () => {
      const seen = await tried(id)
      return seen?.given_up_at && seen
    })
    expect([row!.tries, row!.last_error]).toEqual([1, expect.stringMatching(/^Unreadable: SyntaxError/)])
  })

  test("are not taken as repeated when another gateway has already used the event or payment id", async () => {
    const id = anEvent()
    const insert = (gateway: string) =>
      sql(
        `insert into gateway_payment (payment_id, gateway, amount_paise, currency, status) values ($1, $2, 100, 'INR', 'refunded')`,
        [id, gateway],
      )
    try {
      await sql(`insert into gateway_event (event_id, gateway, body, handled_at) values ($1, 'other', '', now())`, [
        `other:${id}`,
      ])
      expect(await sendWebhook(`{"event":"settlement.processed","payload":{}}`, id)).toBe(200)
      await afterWork("the event is handled", async () => (await tried(id))?.handled_at)
      await insert("other")
      await insert("razorpay")
      await expect(insert("razorpay")).rejects.toThrow("gateway_payment_pkey")
    } finally {
      await sql(`delete from gateway_payment where payment_id = $1`, [id])
    }
  })

  test("are marked as handled when the shop does not use the event", async () => {
    const id = `evt_${Date.now()}_other`
    expect(await sendWebhook(`{"event":"settlement.processed","payload":{"settlement":{"entity":{}}}}`, id)).toBe(200)
    await afterWork("the event is handled", async () => {
      const [seen] = await sql(`select 1 from gateway_event where event_id = $1 and handled_at is not null`, [
        nameOf(id),
      ])
      return seen !== undefined
    })
  })

  test("are deleted after a long time, as messages are; recent ones are not", async () => {
    const [old, fresh] = [`evt_old_${Date.now()}`, `evt_fresh_${Date.now()}`]
    for (const id of [old, fresh]) await sendWebhook(`{"event":"settlement.processed","payload":{}}`, id)
    await sql(`update gateway_event set received_at = now() - make_interval(days => $2) where event_id = $1`, [
      nameOf(old),
      CHECKOUT.deleteEventsAfterDays + 1,
    ])
    const queueSent = async (key: string, days: number) =>
      sql(
        `insert into outbox (topic, dedupe_key, payload, status, created_at) values ('order.placed', $1, '{"contact":{"email":"long@example.com"}}', 'sent', now() - make_interval(days => $2))`,
        [key, days],
      )
    await queueSent(`${old}:mail`, SENT_MESSAGES.forgetAfterDays + 1)
    await queueSent(`${fresh}:mail`, SENT_MESSAGES.forgetAfterDays - 1)
    await sql(
      `insert into outbox (topic, dedupe_key, payload, status, created_at) values ('engine.event', $1, '{"name":"order.placed","data":[]}', 'sent', now() - make_interval(days => $2))`,
      [`${old}:event`, SENT_MESSAGES.forgetAfterDays + 1],
    )
    const payloads = () =>
      sql<{ payload: unknown }>(`select payload from outbox where dedupe_key = any($1) order by created_at`, [
        [`${old}:mail`, `${fresh}:mail`],
      ])
    await afterSweeps(
      "the old ones are gone",
      async () =>
        (await sql(`select 1 from gateway_event where event_id = $1`, [nameOf(old)])).length === 0 &&
        (await sql(`select 1 from outbox where dedupe_key = $1`, [`${old}:event`])).length === 0 &&
        JSON.stringify((await payloads())[0]!.payload) === "{}",
    )
    expect(await sql(`select 1 from gateway_event where event_id = $1`, [nameOf(fresh)])).toHaveLength(1)
    expect((await payloads())[1]!.payload).toEqual({ contact: { email: "long@example.com" } })
  }, 60_000)

  test("delete the details of guests of long ago, but not a recent guest's or a customer's own", async () => {
    const [old, fresh, customer] = [aBrowser(), aBrowser(), await aCustomer()]
    const keys: string[] = []
    for (const { call } of [old, fresh, customer.at]) {
      await call(checkoutCalls.guest, { contact: aContact() })
      const last = await oneRow<{ bag_key: string }>(
        `select bag_key from checkout_details order by updated_at desc limit 1`,
      )
      keys.push(last.bag_key)
    }
    await sql(`update checkout_details set updated_at = now() - make_interval(days => $2) where bag_key = any($1)`, [
      [keys[0], keys[2]],
      CHECKOUT.forgetAfterDays + 1,
    ])
    const left = async () =>
      (await sql<{ bag_key: string }>(`select bag_key from checkout_details where bag_key = any($1)`, [keys])).map(
        ({ bag_key }) => bag_key,
      )
    await afterSweeps("the old guest's are gone", async () => !(await left()).includes(keys[0]!))
    expect((await left()).sort()).toEqual(keys.slice(1).sort())
  }, 60_000)

  test("keep no trace of a deleted account in their bodies or in sent messages", async () => {
    const customer = await aCustomer()
    const slug = "beige-mist-formal-trousers"
    await setStock(slug, "L", 5)
    const contact = aContact({ email: `other-${customer.email}` })
    await customer.at.call(checkoutCalls.guest, { contact, address: anAddress(), deliveryMethod: "home" })
    const { body } = await askToPay(customer.at, await aBag([{ slug, size: "L" }]))
    const { handler } = await pay(body.data.razorpay.orderId, "success", { email: contact.email })
    await customer.at.call(checkoutCalls.verifyPayment, handler)
    // Razorpay may report a refund without the payment, so without the order's id; and one webhook that cannot be read.
    const refund = { id: "rfnd_sent1234567", amount: 100, currency: "INR", payment_id: handler.razorpay_payment_id }
    const whole = { ...refund, status: "pending", notes: { email: contact.email }, created_at: 1 }
    await sendWebhook(JSON.stringify({ event: "refund.created", payload: { refund: { entity: whole } } }), anEvent())
    await sendWebhook(`{ "of": "${handler.razorpay_payment_id}", "by": "${contact.email}"`, anEvent())
    const bodies = async () =>
      (
        await sql<{ n: number }>(
          `select count(*)::int n from gateway_event where position(convert_to($1, 'UTF8') in body) > 0`,
          [contact.email],
        )
      )[0]!.n
    const messages = async () =>
      (
        await sql<{ n: number }>(
          `select count(*)::int n from outbox where status <> 'waiting' and payload::text like '%' || $1 || '%'`,
          [customer.email],
        )
      )[0]!.n
    await afterWork("the events are handled and the mail is sent", async () => {
      const waiting = await oneRow<{ n: number }>(
        `select (select count(*) from gateway_event where handled_at is null and given_up_at is null)::int
              + (select count(*) from outbox where status = 'waiting' and payload::text like '%' || $1 || '%')::int as n`,
        [customer.email],
      )
      return waiting.n === 0 && (await bodies()) >= 4 && (await messages()) >= 1
    })
    await sql(`update order_state set code = 6 where attempt_id = $1`, [body.data.attemptId])
    const left = await customer.at.call(profileCalls.userRemove, { password: customer.password })
    expect([left.status, left.body.message]).toEqual([200, expect.any(String)])
    expect([await bodies(), await messages()]).toEqual([0, 0])
    expect(
      (await aBrowser().call(accountCalls.signin, { identifier: customer.email, password: customer.password })).status,
    ).toBe(401)
  })
})
