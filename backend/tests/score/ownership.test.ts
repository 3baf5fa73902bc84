import { accountCalls, addressCalls, profileCalls } from "@silai/contracts/account/calls"
import { bagCalls } from "@silai/contracts/bag/calls"
import type { Call } from "@silai/contracts/call"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { everyCall } from "@silai/contracts/every-call"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { expect, test } from "vitest"
import { z } from "zod"
import type { Browser } from "../rig/browser"
import { aBrowser, aCustomer } from "../rig/customer"
import { eventually } from "../rig/eventually"
import { pay } from "../rig/gateway"
import { signInAsOwner } from "../rig/owner"
import { aBag, aContact, anAddress, askToPay, upperBody } from "../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../rig/sql"
import { setStock } from "../rig/stock"
import { figure } from "./print"

closeSqlAfterwards()

/** Words that occur only in the victim's own data. */
const marks = { name: "Balbir Onlyhers", line1: "77 Nobody Elses Lane", landmark: "Near Her Own Well" }
const { measurementType: _half, ...inches } = upperBody

/** A customer with an address, measurements, a second device, and an open order. */
async function aVictim() {
  const who = await aCustomer({ name: marks.name })
  const { at } = who
  const address = (await at.call(addressCalls.addressAdd, anAddress(marks))).body.data
  await at.call(measurementCalls.add, { ...inches, chest: 41.75 })
  const others = await at.call(measurementCalls.saveOther, {
    name: "Papa",
    measurement: { ...upperBody, chest: 41.75 },
  })
  await aBrowser().call(accountCalls.signin, { identifier: who.email, password: who.password })
  await setStock("classic-white-formal-shirt", "M", 5)
  await at.call(checkoutCalls.guest, {
    contact: aContact({ name: marks.name, email: who.email }),
    address: anAddress(marks),
    deliveryMethod: "home",
  })
  const { body } = await askToPay(at, await aBag([{ slug: "classic-white-formal-shirt", size: "M" }]))
  await pay(body.data.razorpay.orderId)
  const [order] = await eventually("the order is placed", async () => {
    const rows = await sql<{ order_id: string }>(`select order_id from order_state where customer_id = $1`, [who.id])
    return rows.length ? rows : null
  })
  const [line] = (
    await at.call(
      bagCalls.add,
      (await aBag([{ slug: "black-aura-formal-shirt", size: { ...upperBody, chest: 41.75 } }])).map(
        ({ variantId, size }) => ({ variantId, size }),
      )[0],
    )
  ).body.data.bagItems
  const [device] = (await at.call(profileCalls.sessions)).body.data.filter(({ isThis }) => !isThis)
  return {
    ...who,
    ids: {
      customer: who.id,
      address: address._id,
      session: device!._id,
      person: others.body.data[0]!._id,
      order: order!.order_id,
      attempt: body.data.attemptId,
      bagLine: line!._id,
    },
  }
}
type Victim = Awaited<ReturnType<typeof aVictim>>

/** All of the victim's data, as one text: it must not change, whatever others send. */
async function stateOf({ id }: Victim): Promise<string> {
  const row = await oneRow<{ state: string }>(
    `select json_build_array(
       (select json_agg(c) from customer c where id = $1), (select json_agg(p) from customer_phone p where customer_id = $1),
       (select json_agg(a order by a.id) from customer_address a where customer_id = $1), (select json_agg(m order by half) from body_measurement m where customer_id = $1),
       (select json_agg(o) from measured_other o where customer_id = $1),
       (select json_agg(h) from measured_other_half h join measured_other o on o.id = h.other_id where customer_id = $1),
       (select json_agg(b order by b.id) from bag_line b where customer_id = $1),
       (select json_agg(s.id order by s.id) from session s where actor_id = $1), (select json_agg(o.code) from order_state o where customer_id = $1),
       (select json_agg(w.provider_metadata) from provider_identity w join auth_identity i on i.id = w.auth_identity_id where i.app_metadata ->> 'customer_id' = $1))::text as state`,
    [id],
  )
  return row.state
}

const keys = [
  "customerId",
  "userId",
  "_id",
  "id",
  "addressId",
  "sessionId",
  "orderId",
  "attemptId",
  "measurementId",
  "personId",
  "reviewId",
  "bagItemId",
  "returnId",
  "couponId",
  "variantId",
] as const
const hostile = (ids: Victim["ids"], key: string): unknown[] => {
  const own: Record<string, string> = {
    addressId: ids.address,
    sessionId: ids.session,
    personId: ids.person,
    orderId: ids.order,
    attemptId: ids.attempt,
    bagItemId: ids.bagLine,
  }
  const first =
    key === "_id" || key === "id"
      ? [ids.address, ids.session, ids.order, ids.bagLine, ids.customer]
      : [own[key] ?? ids.customer]
  return [...first, [first[0]], { $ne: null }, null]
}

/**
 * The fields that a call requires before it looks at an id; those that would change the attacker's own sign-in stay
 * wrong on purpose.
 */
const rest: Record<string, object> = {
  [addressCalls.addressAdd.path]: anAddress(),
  [addressCalls.addressUpdate.path]: { city: "Stolen City" },
  [measurementCalls.add.path]: inches,
  [measurementCalls.update.path]: { ...inches, neck: 16 },
  [measurementCalls.saveOther.path]: { name: "Papa", measurement: upperBody },
  [measurementCalls.renameOther.path]: { name: "Stolen" },
  [profileCalls.userUpdate.path]: { name: "Changed By Another" },
  [profileCalls.changePassword.path]: { oldPassword: "not-the-password", newPassword: "stolen-and-changed" },
  [bagCalls.update.path]: { quantity: 2 },
  [checkoutCalls.verifyPayment.path]: {
    razorpay_order_id: "order_x",
    razorpay_payment_id: "pay_x",
    razorpay_signature: "x",
  },
}

/** Whether a call accepts this key. A call that does not refuses it by name; it is tried anyway. */
const takes = (call: Call, key: string) =>
  key in
  ((z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }) as { properties?: object }).properties ?? {})

test("lets no one reach what belongs to another, by any id in any call", async () => {
  const victim = await aVictim()
  const [other, guest, staff] = [(await aCustomer()).at, aBrowser(), await signInAsOwner()]
  const before = await stateOf(victim)
  const secrets = [victim.email, victim.phone, marks.name, marks.line1, marks.landmark, "41.75"]
  const calls = everyCall.filter((call) => call.audience === "customer" || call.audience === "guest")
  const leaks: string[] = []
  let tried = 0
  let taken = 0
  for (const call of calls) {
    const actors: [string, Browser][] =
      call.audience === "customer"
        ? [
            ["guest", guest],
            ["another customer", other],
            ["admin", staff],
          ]
        : [
            ["guest", guest],
            ["another customer", other],
          ]
    for (const key of keys)
      for (const value of hostile(victim.ids, key))
        for (const [who, at] of actors) {
          const { status, body } = await at.post(call.path, { ...rest[call.path], [key]: value })
          tried += 1
          taken += takes(call, key) ? 1 : 0
          const isOut = call.audience === "customer" && who !== "another customer" && status !== 401
          if (isOut || status >= 500 || secrets.some((secret) => JSON.stringify(body).includes(secret)))
            leaks.push(`${call.path} ${key} by ${who}: ${status}`)
        }
    if ((await stateOf(victim)) !== before) leaks.push(`${call.path} changed the victim's data`)
  }
  figure("ownership attempts refused", `${tried - leaks.length} of ${tried}`, {
    calls: calls.length,
    keys: keys.length,
    reachingTheCall: taken,
  })
  expect(leaks).toEqual([])
  expect(taken).toBeGreaterThan(100)
}, 600_000)

test("refuses staff calls to guests and customers, at every call", async () => {
  const calls = everyCall.filter((call) => call.audience === "backOffice")
  const [guest, customer] = [aBrowser(), (await aCustomer()).at]
  const open: string[] = []
  for (const call of calls)
    for (const at of [guest, customer]) {
      const { status } = await at.post(call.path, {})
      if (![401, 403].includes(status)) open.push(`${call.path} ${status}`)
    }
  figure(
    "calls of the back office refused to guests and customers",
    `${2 * calls.length - open.length} of ${2 * calls.length}`,
  )
  expect(open).toEqual([])
})
