import { accountCalls, addressCalls, profileCalls } from "@silai/contracts/account/calls"
import { bagCalls, wishCalls } from "@silai/contracts/bag/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer, type Customer, profileOf, provePhone, waitOutFloor } from "../../rig/customer"
import { pay } from "../../rig/gateway"
import { aBag, aContact, anAddress, askToPay, lowerBody } from "../../rig/shopper"
import { eventNamesOf } from "../../rig/received-events"
import { whileHeld } from "../../rig/row-lock"
import { oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

const { measurementType: _lower, ...trouserInches } = lowerBody
const slug = "phantom-grey-formal-trousers"

/** Brings a signed-in customer to the payment of one pair of trousers. */
async function buying(customer: Customer): Promise<string> {
  await setStock(slug, "M", 5)
  await customer.at.call(checkoutCalls.guest, {
    contact: aContact({ email: customer.email }),
    address: anAddress(),
    deliveryMethod: "home",
  })
  const { status, body } = await askToPay(customer.at, await aBag([{ slug, size: "M" }]))
  if (status !== 200) throw new Error(`The payment did not open: ${body.message}`)
  return body.data.razorpay.orderId
}

describe("deleting an account", () => {
  test("asks for the password or a code: a session alone is not enough", async () => {
    const { at } = await aCustomer()
    expect((await at.call(profileCalls.userRemove)).body.code).toBe("account.proof_wanted")
    expect((await at.call(profileCalls.userRemove, { password: "not-the-password" })).body.code).toBe(
      "account.password_wrong",
    )
    expect((await profileOf(at)).name).toBe("Asha Verma")
  })

  test("ends every way in and forgets the person", async () => {
    const customer = await aCustomer()
    const { at, id, email, phone, password } = customer
    const other = aBrowser()
    await other.call(accountCalls.signin, { identifier: email, password })
    await at.call(addressCalls.addressAdd, anAddress({ name: "Very Private" }))
    await at.call(measurementCalls.add, trouserInches)
    await at.call(measurementCalls.saveOther, { name: "Papa", measurement: lowerBody })
    const [{ variantId, size }] = await aBag([{ slug, size: lowerBody }])
    expect((await at.call(bagCalls.add, { variantId, size, bagItemId: "guest-line" })).status).toBe(200)
    expect((await at.call(wishCalls.add, { variantIds: [variantId] })).body.data.variantIds).toEqual([variantId])
    expect((await at.call(wishCalls.share, { on: true })).status).toBe(200)
    await sql(
      `insert into stock_alert (id, colourway_id, size, email, phone, key)
       select $1 || way, 'prod_gone', 'M', case way when 'mail' then $2 else '' end, case way when 'text' then $3 else '' end, $1 || way
         from unnest(array['mail', 'text']) way`,
      [id, email, phone],
    )
    await waitOutFloor(phone)
    await provePhone(at, phone, "delete-account")
    const { status, body } = await at.call(profileCalls.userRemove)
    expect([status, body.message]).toEqual([200, expect.stringContaining("tax law")])
    expect((await other.call(profileCalls.userSingle)).status).toBe(401)
    expect((await aBrowser().call(accountCalls.signin, { identifier: email, password })).status).toBe(401)
    expect((await aBrowser().call(accountCalls.verifyUser, { identifier: phone })).body.success).toBe(false)
    const left = await sql<{ text: string }>(
      `select c::text as text from customer c where id = $1 union all select a::text from customer_address a where customer_id = $1
       union all select l::text from bag_line l where customer_id = $1 union all select k::text from bag_brought k where customer_id = $1
       union all select w::text from bag_wish w where customer_id = $1 union all select k::text from bag_wish_link k where customer_id = $1
       union all select a::text from stock_alert a where email = $2 or phone = $3
       union all select b::text from body_measurement b where customer_id = $1 union all select l::text from body_measurement_log l where customer_id = $1 union all select o::text from measured_other o where customer_id = $1
       union all select p::text from customer_phone p where customer_id = $1
       union all select i::text from auth_identity i where app_metadata ->> 'customer_id' = $1 union all select s::text from session s where actor_id = $1`,
      [id, email, phone],
    )
    expect(left).toHaveLength(1)
    for (const secret of [email, phone, "Asha", "Verma"]) expect(left[0]!.text).not.toContain(secret)
    // The same e-mail and phone may sign up again.
    await waitOutFloor(phone)
    expect((await aCustomer({ email, phone })).id).not.toBe(id)
  })

  test("must wait while a payment or an order is in progress, and says why", async () => {
    const customer = await aCustomer()
    const { at, id, password } = customer
    const razorpayOrderId = await buying(customer)
    const paying = await at.call(profileCalls.userRemove, { password })
    expect([paying.status, paying.body.message]).toEqual([409, expect.stringContaining("payment")])
    await pay(razorpayOrderId)
    const [order] = await afterWork("the order is placed", async () => {
      const rows = await sql<{ order_id: string }>(`select order_id from order_state where customer_id = $1`, [id])
      return rows.length ? rows : null
    })
    const open = await at.call(profileCalls.userRemove, { password })
    expect([open.status, open.body.code, open.body.message]).toEqual([
      409,
      "account.money_moving",
      expect.stringContaining("orders"),
    ])
    await sql(`update order_state set code = 6 where order_id = $1`, [order!.order_id])
    expect((await at.call(profileCalls.userRemove, { password })).status).toBe(200)
    const kept = await oneRow<{ n: number }>(
      `select count(*)::int as n from order_state where order_id = $1 and email = $2`,
      [order!.order_id, customer.email],
    )
    expect(kept.n).toBe(1)
  })

  test.each<[string, (at: Browser) => Promise<{ status: number }>]>([
    ["an address", (at) => at.call(addressCalls.addressAdd, anAddress())],
    ["measurements", (at) => at.call(measurementCalls.add, trouserInches)],
    [
      "measurements of another person",
      (at) =>
        at.call(measurementCalls.saveOther, {
          name: "Papa",
          measurement: { measurementType: "lowerBody", ...trouserInches },
        }),
    ],
    ["another name", (at) => at.call(profileCalls.userUpdate, { name: "Asha Sharma" })],
  ])("keeps nothing of a request running in another tab: %s", async (_what, send) => {
    const { at, id } = await aCustomer()
    let late: Promise<{ status: number }> | undefined
    await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(`update customer set deleted_at = now(), first_name = null where id = $1`, [id])
      late = send(at)
      await someoneWaits("from customer where id = $1")
    })
    expect((await late)?.status).toBe(401)
    const left = await sql(
      `select a.id from customer_address a where customer_id = $1 union all select b.half from body_measurement b where customer_id = $1
       union all select o.id from measured_other o where customer_id = $1
       union all select c.first_name from customer c where c.id = $1 and c.first_name is not null`,
      [id],
    )
    expect(left).toEqual([])
  })

  test("happens once when requested twice at once", async () => {
    const { at, password, id } = await aCustomer()
    const answers = await Promise.all([1, 2, 3].map(() => at.call(profileCalls.userRemove, { password })))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const deletions = (await eventNamesOf(id)).filter((name) => /customer\.?deleted/i.test(name))
    expect(deletions).toEqual(["customer.deleted", "hook customerDeleted"])
  })
})
