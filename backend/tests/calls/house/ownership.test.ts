import { accountCalls, addressCalls, profileCalls } from "@silai/contracts/account/calls"
import { bagCalls } from "@silai/contracts/bag/calls"
import { wishCalls } from "@silai/contracts/bag/wish-calls"
import type { Call } from "@silai/contracts/call"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { everyCall } from "@silai/contracts/every-call"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { present } from "@silai/contracts/present"
import { afterAll, expect, test } from "vitest"
import { z } from "zod"
import { aBrowser, aCustomer } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aContact, anAddress, askToPay, upperBody } from "../../rig/shopper"
import { oneRow, sql } from "../../rig/sql"
import { theShop } from "../../rig/facts"
import { noReviews, written } from "../../rig/review"

afterAll(async () => noReviews(await signInAsOwner()))

/** Words that occur only in the victim's own data. */
const marks = { name: "Balbir Onlyhers", line1: "77 Nobody Elses Lane", landmark: "Near Her Own Well" }
const { measurementType: _half, ...inches } = upperBody

/** A customer with an address, measurements, a second device, an open order, a review, a bag and a wishlist. */
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
  await at.call(checkoutCalls.guest, {
    contact: aContact({ name: marks.name, email: who.email }),
    address: anAddress(marks),
    deliveryMethod: "home",
  })
  const { body } = await askToPay(
    at,
    await aBag([{ slug: "classic-white-formal-shirt", size: { ...upperBody, chest: 41.75 } }]),
  )
  await pay(body.data.razorpay.orderId)
  const [order] = await eventually("the order is placed", async () => {
    const rows = await sql<{ order_id: string }>(`select order_id from order_state where customer_id = $1`, [who.id])
    return rows.length ? rows : null
  })
  const review = await written(who)
  const [goods] = await aBag([{ slug: "black-aura-formal-shirt", size: { ...upperBody, chest: 41.75 } }])
  const { variantId, size } = present(goods, "goods for the bag")
  const putIntoBag = async () => (await at.call(bagCalls.add, { variantId, size })).body.data.bagItems[0]!._id
  const saved = await at.call(bagCalls.saveForLater, { _id: await putIntoBag() })
  const bagLine = await putIntoBag()
  await at.call(wishCalls.add, { variantIds: [variantId] })
  await at.call(wishCalls.share, { on: true })
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
      bagLine,
      laterLine: saved.body.data.laterItems[0]!._id,
      review: review._id,
      colourway: variantId,
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
       (select json_agg(l order by l.id) from bag_later l where customer_id = $1), (select json_agg(w) from bag_wish w where customer_id = $1),
       (select json_agg(k) from bag_wish_link k where customer_id = $1),
       (select json_agg(r) from review r where customer_id = $1),
       (select json_agg(s.id order by s.id) from session s where actor_id = $1), (select json_agg(o.code) from order_state o where customer_id = $1),
       (select json_agg(w.provider_metadata) from provider_identity w join auth_identity i on i.id = w.auth_identity_id where i.app_metadata ->> 'customer_id' = $1))::text as state`,
    [id],
  )
  return row.state
}

const hostile = (ids: Victim["ids"], key: string): unknown[] => {
  const own: Record<string, string> = {
    addressId: ids.address,
    sessionId: ids.session,
    personId: ids.person,
    orderId: ids.order,
    attemptId: ids.attempt,
    bagItemId: ids.bagLine,
    reviewId: ids.review,
    variantId: ids.colourway,
  }
  const first = key === "_id" ? [ids.address, ids.bagLine, ids.laterLine, ids.customer] : [own[key] ?? ids.customer]
  return [...first, { $ne: null }]
}

/**
 * The fields that a call requires before it looks at an id; those that would change the attacker's own sign-in stay
 * wrong on purpose. All customers of the rig have the owner's password.
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
  [profileCalls.endSession.path]: { password: theShop().owner.password },
  [orderCalls.measured.path]: { measurementType: upperBody.measurementType },
  [bagCalls.update.path]: { quantity: 2 },
  [wishCalls.share.path]: { on: false },
  [checkoutCalls.verifyPayment.path]: {
    razorpay_order_id: "order_x",
    razorpay_payment_id: "pay_x",
    razorpay_signature: "x",
  },
}

/** The ids among the fields that a call accepts; it refuses any other by name. */
const idsOf = (call: Call): string[] =>
  Object.keys(
    (z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }) as { properties?: object }).properties ?? {},
  ).filter((key) => /^_id$|Id$/.test(key))

test("lets no one reach what belongs to another, by any id in any call", async () => {
  const victim = await aVictim()
  const [other, guest, staff] = [(await aCustomer()).at, aBrowser(), await signInAsOwner()]
  const before = await stateOf(victim)
  const secrets = [victim.email, victim.phone, marks.name, marks.line1, marks.landmark, "41.75"]
  const leaks: string[] = []
  let tried = 0
  for (const call of everyCall.filter(({ audience }) => audience !== "backOffice")) {
    const isForCustomers = call.audience === "customer"
    const strangers = { guest, "another customer": other, ...(isForCustomers && { staff }) }
    for (const key of idsOf(call))
      for (const value of hostile(victim.ids, key))
        for (const [who, at] of Object.entries(strangers)) {
          const { status, body } = await at.post(call.path, { ...rest[call.path], [key]: value })
          tried += 1
          const isOut = isForCustomers && who !== "another customer" && status !== 401
          if (isOut || status >= 500 || secrets.some((secret) => JSON.stringify(body).includes(secret)))
            leaks.push(`${call.path} ${key} by ${who}: ${status}`)
        }
    if ((await stateOf(victim)) !== before) leaks.push(`${call.path} changed the victim's data`)
  }
  expect(leaks).toEqual([])
  expect(tried).toBeGreaterThan(500)
}, 120_000)

test("refuses staff calls to guests and customers, at every call", async () => {
  const calls = everyCall.filter((call) => call.audience === "backOffice")
  const [guest, customer] = [aBrowser(), (await aCustomer()).at]
  const open: string[] = []
  for (const call of calls)
    for (const at of [guest, customer]) {
      const { status } = await at.post(call.path, {})
      if (![401, 403].includes(status)) open.push(`${call.path} ${status}`)
    }
  expect(open).toEqual([])
})
