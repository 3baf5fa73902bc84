import { accountCalls, addressCalls, profileCalls } from "@silai/contracts/account/calls"
import { customerCalls } from "@silai/contracts/customer/calls"
import { measurementCalls } from "@silai/contracts/measurement/calls"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { anAddress, lowerBody } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { aGuestBuyer, buyTrousers } from "../../rig/buyer"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

const page = async (customerId: string) => (await owner.call(customerCalls.single, { customerId })).body.data
const { measurementType: _l, ...lower } = lowerBody

describe("a customer's page", () => {
  test("shows everything about one person", async () => {
    const who = await aCustomer({ name: "Navtej Sidhu" })
    await who.at.call(addressCalls.addressAdd, anAddress({ city: "Jalandhar" }))
    await who.at.call(measurementCalls.add, lower)
    const orderId = await buyTrousers(who.at, who)
    expect(await page(who.id)).toMatchObject({
      _id: who.id,
      kind: "account",
      name: who.name,
      phone: who.phone,
      email: who.email,
      city: "Jalandhar",
      orders: 1,
      spendRupees: 999,
      hasPassword: true,
      hasGoogle: false,
      consent: { version: expect.any(String) },
      phoneProvenAt: expect.any(String),
      deletedAt: null,
      seenAt: expect.any(String),
      ordersList: [{ _id: orderId, status: 0, totalRupees: 999, refundedRupees: 0, asGuest: false, units: 1 }],
      measurements: [{ _id: `${who.id}-lowerBody`, measurementType: "lowerBody", inches: lower, changedBy: null }],
      addresses: [{ city: "Jalandhar", isDefault: true }],
      notes: [],
      sessions: [{ device: expect.any(String) }],
    })
  })

  test("is found for a guest by any of their orders, and redirects to the account once there is one", async () => {
    const guest = await aGuestBuyer({ name: "Simar Bal" })
    const again = await aGuestBuyer({ name: "Simar Bal", phone: guest.phone })
    const shown = await page(again.orderId)
    expect(shown).toMatchObject({
      _id: guest.orderId,
      kind: "guest",
      name: "Simar Bal",
      orders: 2,
      addresses: [{ city: "Moga" }],
      sessions: [],
      measurements: [],
      hasPassword: false,
    })
    expect(shown.ordersList.map(({ asGuest }) => asGuest)).toEqual([true, true])
    const account = await aCustomer({ phone: guest.phone })
    expect(await page(guest.orderId)).toMatchObject({ _id: account.id, kind: "account", orders: 2 })
  })

  test("keeps the orders of a deleted account, and nothing else", async () => {
    const who = await aCustomer({ name: "Gone Away" })
    const orderId = await buyTrousers(who.at, who)
    await owner.call(customerCalls.noteAdd, { customerId: who.id, text: "Likes a narrow collar" })
    await sql("update order_state set code = 6 where order_id = $1", [orderId])
    expect((await who.at.call(profileCalls.userRemove, { password: who.password })).status).toBe(200)
    const shown = await page(who.id)
    expect(shown).toMatchObject({
      kind: "deleted",
      name: "",
      phone: null,
      email: null,
      city: "",
      orders: 1,
      addresses: [],
      notes: [],
      sessions: [],
      deletedAt: expect.any(String),
    })
    expect(JSON.stringify(shown)).not.toContain("Gone")
    expect(await sql("select 1 from customer_note where customer_id = $1", [who.id])).toEqual([])
    expect((await owner.call(customerCalls.all, { kind: "deleted" })).body.data.map(({ _id }) => _id)).toContain(who.id)
    const answers = await Promise.all([
      owner.call(customerCalls.noteAdd, { customerId: who.id, text: "x" }),
      owner.call(customerCalls.endSessions, { customerId: who.id }),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual(["customer.deleted", "customer.deleted"])
  })

  test("is not found for an unknown customer", async () => {
    for (const customerId of ["cus_none", "order_none", "'; drop table customer; --", "usr_1"])
      expect((await owner.call(customerCalls.single, { customerId })).body.code).toBe("customer.unknown")
  })
})

describe("notes", () => {
  test("are written with author and time, the newest first, and removed once", async () => {
    const who = await aCustomer()
    await owner.call(customerCalls.noteAdd, { customerId: who.id, text: "  Prefers calls after six  " })
    const { body } = await owner.call(customerCalls.noteAdd, { customerId: who.id, text: "Left shoulder lower" })
    expect(body.data.map(({ text, author }) => [text, author])).toEqual([
      ["Left shoulder lower", "Harpreet Singh"],
      ["Prefers calls after six", "Harpreet Singh"],
    ])
    const [first] = body.data
    const answers = await Promise.all([1, 2].map(() => owner.call(customerCalls.noteRemove, { noteId: first!._id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await page(who.id)).notes).toHaveLength(1)
  })

  test("follow the phone to the account when about a guest, and are deleted with it", async () => {
    const guest = await aGuestBuyer()
    await owner.call(customerCalls.noteAdd, { customerId: guest.orderId, text: "Collects on Saturdays" })
    const who = await aCustomer({ phone: guest.phone })
    expect((await page(who.id)).notes).toMatchObject([{ text: "Collects on Saturdays" }])
    await sql("update order_state set code = 6 where phone = $1", [guest.phone])
    await who.at.call(profileCalls.userRemove, { password: who.password })
    expect(await sql("select 1 from customer_note where phone = $1", [guest.phone])).toEqual([])
  })

  test.each(["", "   ", "x".repeat(1001)])("are refused when empty or too long", async (text) => {
    const { status, body } = await owner.call(customerCalls.noteAdd, { customerId: "cus_none", text })
    expect([status, body.field]).toEqual([400, "text"])
  })

  test("are kept up to two hundred, also when many are written at once", async () => {
    const who = await aCustomer()
    await sql(
      `insert into customer_note (id, customer_id, text, author_id, author) select 'note_full_' || n, $1, 'x', 'u', 'a' from generate_series(1, 198) n`,
      [who.id],
    )
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.call(customerCalls.noteAdd, { customerId: who.id, text: "One more" })),
    )
    expect(answers.filter(({ body }) => body.code === "customer.notes_full")).toHaveLength(4)
    expect((await page(who.id)).notes).toHaveLength(200)
  })
})

test("lets only the shopkeeper sign a customer out everywhere", async () => {
  const [who, other] = [await aCustomer(), await aCustomer()]
  const phone = aBrowser()
  await phone.call(accountCalls.signin, { identifier: who.email, password: who.password })
  const { body } = await owner.call(customerCalls.endSessions, { customerId: who.id })
  expect([body.data.ended, body.message]).toEqual([2, "Signed out on 2 devices."])
  for (const at of [who.at, phone]) expect((await at.call(profileCalls.userSingle)).status).toBe(401)
  expect((await other.at.call(profileCalls.userSingle)).status).toBe(200)
  expect((await page(who.id)).sessions).toEqual([])
  const guest = await aGuestBuyer()
  expect((await owner.call(customerCalls.endSessions, { customerId: guest.orderId })).body.code).toBe("customer.guest")
})
