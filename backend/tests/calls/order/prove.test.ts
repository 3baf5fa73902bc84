import { orderCalls, orderEditCalls } from "@silai/contracts/order/calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { beforeEach, describe, expect, test } from "vitest"
import { type Browser } from "../../rig/browser"
import { aBrowser, aPhone, provePhone } from "../../rig/customer"
import { whileHeld } from "../../rig/row-lock"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const slug = "phantom-grey-formal-trousers"

async function anOrder(phone: string): Promise<{ orderId: string; number: string; at: Browser }> {
  await setStock(slug, "M", 20)
  const at = await aGuest({ contact: { phone, name: "Navdeep Sandhu" } })
  const orderId = await buys(at, await aBag([{ slug, size: "M" }]))
  const row = await oneRow<{ number: number }>(`select number from order_state where order_id = $1`, [orderId])
  return { orderId, number: orderNumberOf(row.number), at }
}

describe("an order that a stranger finds by number and phone", () => {
  let phone: string
  let one: Awaited<ReturnType<typeof anOrder>>
  beforeEach(async () => {
    phone = aPhone()
    one = await anOrder(phone)
  })
  const seen = async (at: Browser, orderId: string) => {
    const { status, body } = await at.call(orderCalls.single, { orderId, phone })
    return status === 200
      ? { masked: body.data.masked, name: body.data.customerName, cancel: body.data.mayCancel }
      : status
  }

  test("is shown in full in the browser that has proven its phone, and only there, and only this order", async () => {
    const [at, two] = [aBrowser(), await anOrder(phone)]
    expect(await seen(at, one.number)).toMatchObject({ masked: true, cancel: false })
    await provePhone(at, phone, "order")
    const { status, body } = await at.call(orderCalls.prove, { orderId: one.number, phone })
    expect([status, body.data]).toEqual([200, { _id: one.orderId, orderNumber: one.number }])
    expect(await seen(at, one.number)).toEqual({ masked: false, name: "Navdeep Sandhu", cancel: true })
    // Without the phone too: the browser is known now.
    expect((await at.call(orderCalls.single, { orderId: one.orderId })).body.data.masked).toBe(false)
    expect(await seen(at, two.number)).toMatchObject({ masked: true })
    expect(await seen(aBrowser(), one.number)).toMatchObject({ masked: true })
    // The proof is used up.
    expect((await at.call(orderCalls.prove, { orderId: two.number, phone })).body.code).toBe("account.phone_unproven")
    await sql(`update order_sight set until = now() where order_id = $1`, [one.orderId])
    expect(await seen(at, one.number)).toMatchObject({ masked: true })
  })

  test("stays masked without a proof, with the proof of another phone, and with one for another purpose", async () => {
    const at = aBrowser()
    const refused = async (ask: { orderId: string; phone: string }) => {
      const { status, body } = await at.call(orderCalls.prove, ask)
      return [status, body.code]
    }
    expect(await refused({ orderId: one.number, phone })).toEqual([403, "account.phone_unproven"])
    await provePhone(at, phone, "signin")
    expect(await refused({ orderId: one.number, phone })).toEqual([403, "account.phone_unproven"])
    const other = aPhone()
    await provePhone(at, other, "order")
    expect(await refused({ orderId: one.number, phone: other })).toEqual([404, "order.not_found"])
    expect(await refused({ orderId: "SL-999999", phone })).toEqual([404, "order.not_found"])
    expect(await seen(at, one.number)).toMatchObject({ masked: true })
  })

  test("is not found by trying numbers: guesses are counted, however they are made", async () => {
    const at = aBrowser()
    const statuses = []
    for (let tries = 0; tries < 21; tries++)
      statuses.push((await at.call(orderCalls.prove, { orderId: "SL-999999", phone: "9800000001" })).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429])
  })
})

test("lets a buyer prove the phone while the shop is changing the order", async () => {
  const phone = aPhone()
  const [{ orderId, number }, at, owner] = [await anOrder(phone), aBrowser(), await signInAsOwner()]
  await provePhone(at, phone, "order")
  const noted = await whileHeld(async ({ ask, someoneWaits }) => {
    // The shop's transaction has locked the order by then, and waits to write its note.
    await ask(`lock table order_note in share mode`)
    const reply = owner.call(orderEditCalls.addNote, { orderId, text: "Called the buyer." })
    await someoneWaits("insert into order_note")
    expect((await at.call(orderCalls.prove, { orderId: number, phone })).status).toBe(200)
    return { reply }
  })
  expect((await noted.reply).status).toBe(200)
})

test("stores the promised delivery days when the order is placed, with those of pieces made to order", async () => {
  const { orderId, at } = await anOrder(aPhone())
  const promised = async () => (await at.call(orderCalls.single, { orderId })).body.data.promised
  const kept = await promised()
  expect(kept).toEqual({
    from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  })
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  expect(kept!.from > today && kept!.from <= kept!.to).toBe(true)
  // An order from before they were stored.
  await sql(`update order_state set details = details - 'promised' where order_id = $1`, [orderId])
  expect(await promised()).toBeNull()
})
